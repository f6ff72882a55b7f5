import { sql } from 'drizzle-orm';
import { bodyLimits } from '#contract/kit/limits';
import type { Absence } from '#contract/people/absences';
import { now } from '../../clock.ts';
import { companyDay } from '../../db/absences.ts';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { wrongOn } from './requireAbsence.ts';

interface NewAbsence extends Absence {
  id: string;
  /** What the call names the person by, such as `emails.3`. */
  wireName?: string;
}

/**
 * Stores the absences of people who are being added and have no tasks yet. Refuses what `requireAbsence` does, and names each person: who
 * imports a file must find the rows.
 */
export async function addAbsences(tx: Tx, companyId: string, people: readonly NewAbsence[]): Promise<void> {
  const away = people.filter(({ awayFrom, awayUntil }) => awayFrom !== null || awayUntil !== null);
  if (away.length === 0) return;
  const { today } = await oneRow<{ today: string }>(tx, sql`SELECT ${companyDay(sql`${companyId}`, now())}::text AS today`);
  const wrong = away.flatMap(({ wireName, ...one }) => {
    const field = wrongOn(today, one);
    return field ? [wireName ? `${wireName}.${field}` : field] : [];
  });
  if (wrong.length > 0) throw new Refusal('validation_failed', { fields: wrong.slice(0, bodyLimits.problems) });
  const column = (values: readonly (string | null)[]) => sql`${sql.param([...values])}`;
  await run(
    tx,
    sql`INSERT INTO absences (company_id, user_id, first_day, last_day) SELECT ${companyId}, p.id, p.away_from, p.away_until
      FROM unnest(${column(away.map(({ id }) => id))}::uuid[], ${column(away.map(({ awayFrom }) => awayFrom))}::date[],
        ${column(away.map(({ awayUntil }) => awayUntil))}::date[]) AS p(id, away_from, away_until)`,
  );
}
