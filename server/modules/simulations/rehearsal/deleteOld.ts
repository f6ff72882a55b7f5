import { sql } from 'drizzle-orm';
import { rehearsalLimits } from '#contract/simulation/rehearsal';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';

/** Rehearsals disappear with all that touched them: they are looked at while they happen. */
export const deleteOldRehearsals = (tx: Tx, at: Date): Promise<number> =>
  run(
    tx,
    sql`DELETE FROM simulation_rehearsals WHERE created_at < ${at}::timestamptz - make_interval(days => ${rehearsalLimits.keptDays}::int)`,
  );
