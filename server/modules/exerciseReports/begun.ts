import { sql, type SQL } from 'drizzle-orm';
import { reportLimits } from '#contract/reports/limits';

/** Condition: the campaign has begun, and has a report. */
export const hasBegun = (c: string): SQL => sql.raw(`${c}.launched_at IS NOT NULL AND NOT ${c}.is_outdated`);

/**
 * Condition: a plan without whole reports shows the campaign `c` in lists of several. The same ones under every filter: else filters would
 * lead to all, one by one.
 */
export const isShownLocked: SQL = sql`c.id IN (SELECT x.id FROM exercise_campaigns x WHERE x.company_id = c.company_id AND ${hasBegun('x')}
  ORDER BY x.starts_at DESC, x.id DESC LIMIT ${reportLimits.trialRows})`;
