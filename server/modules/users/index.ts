import { sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { listLimits } from '#contract/kit/limits';
import { sessionLimits } from '#contract/session/limits';
import { userFilters } from '#contract/people/selection';
import { Refusal } from '../../core/refusal.ts';
import { memberships } from '../../db/memberships.ts';
import { takeHourlyAllowance } from '../../db/rateCounters.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { changeDisabled } from './bulk/changeDisabled.ts';
import { findUneditable } from './bulk/findUneditable.ts';
import { emailsInUse } from './emailsInUse.ts';
import { exportUsers } from './export/exportUsers.ts';
import { inviteUsers } from './invite/inviteUsers.ts';
import { resendInvite } from './invite/resendInvite.ts';
import { type PeopleFilters, listOf } from './list/conditions.ts';
import { listPeople } from './list/listPeople.ts';
import { defaultOrder } from './list/order.ts';
import { countPeople } from './list/totals.ts';
import { deleteUser } from './profile/deleteUser.ts';
import { readProfile, requireOwnOr } from './profile/readProfile.ts';
import { updateProfile } from './profile/updateProfile.ts';
import { tasksOfPerson } from '../work/public.ts';

/** Refuses with not_found if the department or group of the list does not exist. */
async function requireList(tx: Tx, companyId: string, filters: PeopleFilters): Promise<void> {
  for (const { kind, id } of listOf(filters)) {
    const sets = await rows(tx, sql`SELECT 1 FROM ${memberships[kind].sets} WHERE company_id = ${companyId} AND id = ${id}`);
    if (sets.length === 0) throw new Refusal('not_found');
  }
}

export const handlers: Handlers<(typeof contract)['users']> = {
  async listUsers({ tx, actor, body, services, request, inNewTransaction }) {
    await requireList(tx, actor.companyId, body);
    if (body.isCsv) return exportUsers({ actor, filters: body, services, request, inNewTransaction });
    const limit = body.pageSize ?? listLimits.defaultPageSize;
    const order = { field: body.orderBy ?? defaultOrder.field, direction: body.order ?? defaultOrder.direction };
    const listRequest = {
      filters: userFilters.parse(body),
      order,
      offset: ((body.pageNumber ?? 1) - 1) * limit,
      limit,
    };
    const page = await listPeople(tx, actor.companyId, listRequest);
    return { usersPerPage: page.rows, totalUsersCount: page.total, totalIsCapped: page.isCapped };
  },
  async countUsers({ tx, actor, body }) {
    await requireList(tx, actor.companyId, body);
    return { count: await countPeople(tx, actor.companyId, body) };
  },
  getUneditableUsers: findUneditable,
  changeDisabled,
  inviteUsers,
  async verifyEmailsExisted({ actor, body, services, inNewTransaction }) {
    const emails = [...new Set(body.emails)];
    await takeHourlyAllowance(
      services.db.pool,
      'addresses',
      actor.companyId,
      emails.length,
      sessionLimits.addressesLookedUpPerHour,
    );
    const taken = new Set(await inNewTransaction((tx) => emailsInUse(tx, emails)));
    return Object.fromEntries(body.emails.map((email) => [email, taken.has(email)]));
  },
  deleteUser,
  resendInvite,
  async getProfile({ tx, actor, params }) {
    requireOwnOr('users:read', actor, params.userId);
    const { hasLogin: _, ...profile } = await readProfile(tx, actor, params.userId);
    return profile;
  },
  updateProfile,
  listUserTasks({ tx, actor, params, query }) {
    requireOwnOr('users:read', actor, params.userId);
    return tasksOfPerson(tx, actor, params.userId, query.status ?? 'outstanding');
  },
};
