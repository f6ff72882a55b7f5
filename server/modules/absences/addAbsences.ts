import { sql } from 'drizzle-orm';
import type { Absence } from '#contract/people/absences';
import { now } from '../../clock.ts';
import { companyDay } from '../../db/absences.ts';
import { oneRow, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { requireAbsence } from './requireAbsence.ts';

/** Stores the absences of people who are being added and have no tasks yet. Refuses as `requireAbsence` does. */
export async function addAbsences(tx: Tx, companyId: string, people: readonly (Absence & { id: string })[]): Promise<void> {
  const away = people.filter(({ awayFrom, awayUntil }) => awayFrom !== null || awayUntil !== null);
  if (away.length === 0) return;
  const { today } = await oneRow<{ today: string }>(tx, sql`SELECT ${companyDay(sql`${companyId}`, now())}::text AS today`);
  for (const one of away) requireAbsence(one, today);
  const column = (values: readonly (string | null)[]) => sql`${sql.param([...values])}`;
  await run(
    tx,
    sql`INSERT INTO absences (company_id, user_id, first_day, last_day) SELECT ${companyId}, p.id, p.away_from, p.away_until
      FROM unnest(${column(away.map(({ id }) => id))}::uuid[], ${column(away.map(({ awayFrom }) => awayFrom))}::date[],
        ${column(away.map(({ awayUntil }) => awayUntil))}::date[]) AS p(id, away_from, away_until)`,
  );
}
