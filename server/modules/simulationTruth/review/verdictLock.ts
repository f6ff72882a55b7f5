import { type SQL, sql } from 'drizzle-orm';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

const keys = (companyId: SQL): SQL => sql`hashtext('simulation verdicts'), hashtext(${companyId}::text)`;

/**
 * Condition of the judge about a company: false while a verdict of it is stored and followed, and else a verdict waits until the judge is
 * done, or it would leave out what the judge writes meanwhile. Never waits, so that no company holds up others.
 */
export const letsNoVerdictPass = (companyId: SQL): SQL => sql`pg_try_advisory_xact_lock_shared(${keys(companyId)})`;

/** A verdict’s: until it is stored and followed, nothing else of its company is judged. */
export const letNothingBeJudged = (tx: Tx, companyId: string): Promise<unknown> =>
  run(tx, sql`SELECT pg_advisory_xact_lock(${keys(sql`${companyId}`)})`);
