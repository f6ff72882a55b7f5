import { sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { companyLimits } from '#contract/company/limits';
import { now } from '../../clock.ts';
import { oneRow } from '../../db/rows.ts';
import type { Handlers } from '../../http/handler.ts';

export const handlers: Handlers<(typeof contract)['mail']> = {
  async getMailAllowance({ tx, actor }) {
    const { used } = await oneRow<{ used: number | null }>(
      tx,
      sql`SELECT CASE WHEN heed_limits_own_texts(${actor.companyId}) THEN heed_own_texts(${actor.companyId}, ${now()}) END AS used`,
    );
    const perDay = companyLimits.ownTextMailsPerDay;
    return { ownTexts: used === null ? null : { perDay, left: Math.max(0, perDay - used) } };
  },
};
