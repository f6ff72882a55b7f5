import { sql, type SQL } from 'drizzle-orm';
import { truthLimits } from '#contract/simulation/truth';
import { now } from '../../../clock.ts';
import { allowLongStatements } from '../../../db/longStatements.ts';
import type { Tx } from '../../../db/tx.ts';
import { judgeAgain } from '../waiting.ts';
import { hasAllEvents } from './covers.ts';
import { letNothingBeJudged } from './verdictLock.ts';

/**
 * As the owner. Has a job judge messages of a company again of which events `e` meet a condition, once this transaction is done: `change`
 * writes what makes the difference. Returns the number of messages. Older events have no source any more, so they keep their class.
 */
export async function judgeCompanyAgain(tx: Tx, companyId: string, which: SQL, change: () => Promise<unknown>): Promise<number> {
  await allowLongStatements(tx);
  await letNothingBeJudged(tx, companyId);
  await change();
  return judgeAgain(
    tx,
    sql`e.at >= ${now()}::timestamptz - make_interval(days => ${truthLimits.keep.sourceDays + 1}::int)
      AND e.message_id IN (SELECT m.id FROM simulation_messages m WHERE m.company_id = ${companyId} AND ${hasAllEvents()}) AND (${which})`,
  );
}
