import { sql } from 'drizzle-orm';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

const key = sql`hashtext('simulation verdicts')`;

/** The judge’s: a verdict that comes while it judges waits for it, or it would leave out what the judge writes meanwhile. */
export const letNoVerdictPass = (tx: Tx): Promise<unknown> => run(tx, sql`SELECT pg_advisory_xact_lock_shared(${key})`);

/** A verdict’s: until it is stored and followed, nothing else is judged. */
export const letNothingBeJudged = (tx: Tx): Promise<unknown> => run(tx, sql`SELECT pg_advisory_xact_lock(${key})`);
