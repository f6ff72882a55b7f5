import { sql } from 'drizzle-orm';
import type { Absence } from '#contract/people/absences';
import { now } from '../../clock.ts';
import { absenceColumns, companyDay, withAbsence } from '../../db/absences.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { moveDeadlines } from '../work/public.ts';
import { requireAbsence } from './requireAbsence.ts';

interface Person {
  companyId: string;
  id: string;
}

/**
 * Sets when a person is away, in place of the present or next absence, and moves the deadlines of their open tasks. Days that are over
 * stay: an absence that has begun ends yesterday if it is taken away, or if the new one begins later. Returns the change for the audit log,
 * undefined if there is none. Refuses as `requireAbsence` does. The caller has locked the company.
 */
export async function changeAbsence(tx: Tx, { companyId, id }: Person, chosen: Absence) {
  const { today, ...before } = await oneRow<Absence & { today: string }>(
    tx,
    sql`SELECT ${absenceColumns}, ${companyDay(sql`u.company_id`, now())}::text AS today FROM users u ${withAbsence(now())}
      WHERE u.company_id = ${companyId} AND u.id = ${id}`,
  );
  const { awayFrom, awayUntil } = chosen;
  if (awayFrom === before.awayFrom && awayUntil === before.awayUntil) return undefined;
  requireAbsence(chosen, today);
  // One that has begun corrects the one that it replaces, its first day included.
  const hasBegun = awayFrom !== null && awayFrom <= today;
  const until = hasBegun ? awayFrom : today;
  const ofPerson = sql`company_id = ${companyId} AND user_id = ${id}`;
  await run(
    tx,
    sql`DELETE FROM absences WHERE ${ofPerson} AND (first_day >= ${until}::date OR (${hasBegun} AND last_day >= ${today}::date))`,
  );
  await run(tx, sql`UPDATE absences SET last_day = ${until}::date - 1 WHERE ${ofPerson} AND last_day >= ${until}::date`);
  if (awayFrom)
    await run(
      tx,
      sql`INSERT INTO absences (company_id, user_id, first_day, last_day) VALUES (${companyId}, ${id}, ${awayFrom}, ${awayUntil})`,
    );
  await moveDeadlines(tx, { companyId, userId: id, awayFrom });
  return { before, after: chosen };
}
