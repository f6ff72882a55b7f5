import { sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Handlers } from '../../http/handler.ts';
import { companyRow } from '../companies/public.ts';
import { giveAccess, takeAccess } from './changeGrant.ts';
import { requestAccess, requestAccessOfAll } from './requestAccess.ts';
import { usesBy, usesOf } from './uses.ts';

export const handlers: Handlers<(typeof contract)['accessGrants']> = {
  requestAccess,
  requestAccessOfAll,

  async grantAccess({ tx, actor, body: { status, days } }) {
    await (status === 'access' ? giveAccess(tx, actor, days ?? null) : takeAccess(tx, actor));
    return {};
  },

  async readAccess(call) {
    const { tx, actor } = call;
    const { company } = await companyRow(call);
    const { name } = await oneRow<{ name: string | null }>(tx, sql`SELECT heed_parent_name() AS name`);
    const until = company.loginAsCompanyStatus === 'access' ? company.loginAsCompanyUntil : null;
    return {
      parent: name === null ? null : { name },
      status: company.loginAsCompanyStatus,
      until,
      hasEnded: until !== null && until <= now(),
      uses: await usesOf(tx, actor.companyId),
    };
  },

  async listCustomerUses({ tx, actor, params: { customerId } }) {
    const known = await rows(tx, sql`SELECT 1 FROM customers v WHERE v.ancestor_id = ${actor.companyId} AND v.id = ${customerId}`);
    if (known.length === 0) throw new Refusal('not_found');
    return usesBy(tx, actor.companyId, customerId);
  },
};
