import { sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import type { resendInvite as endpoint } from '#contract/users';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { run } from '../../db/rows.ts';
import type { Handler } from '../../implement.ts';
import { requireMailLeft } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { Refusal } from '../../refusal.ts';
import { nameOf } from './inviteUsers.ts';
import { syncAccounts } from './peopleWrites.ts';
import { readProfile } from './profile.ts';

/** Invites once more somebody who has not come yet. Company and inviter are told by the database, not by the request. */
export const resendInvite: Handler<typeof endpoint> = async ({ tx, actor, body, services }) => {
  const companyName = await lockCompany(tx, actor);
  const { userId } = body;
  const { email, name, role, status } = await readProfile(tx, actor, userId);
  if (status !== 'invited') throw new Refusal('user_not_editable');
  const { companyId } = actor;
  const templates = ['invite_admin', 'invite_learner'] as const;
  await requireMailLeft(tx, { companyId, userId, templates, perHour: limits.inviteMailsPerHour });
  const mayManage = role !== 'user';
  await queueMail(tx, {
    companyId,
    userId,
    to: email,
    template: mayManage ? 'invite_admin' : 'invite_learner',
    lang: actor.companyLang,
    params: { ...(name && { name }), companyName, inviterName: nameOf(actor) },
  });
  await run(
    tx,
    sql`UPDATE users SET invited_at = ${now()}, has_login = has_login OR ${mayManage} WHERE company_id = ${companyId} AND id = ${userId}`,
  );
  if (mayManage) await syncAccounts(tx, services.jobs, actor.companyId, [userId]);
  await audit(tx, actor, { action: 'users.invite_resent', subject: { type: 'user', id: userId, label: email } });
  return {};
};
