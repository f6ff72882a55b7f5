import { type SQL, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { monthsBetween, type SimulationSchedule } from '#contract/simulation/states';
import { now } from '../../../clock.ts';
import { oneRow, run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { workingDayFrom } from './days.ts';
import { zoneOf, zonesOf } from './zones.ts';

export interface Planned {
  id: string;
  companyId: string;
  schedule: SimulationSchedule;
  startsOn: string;
  timeZone: string;
  startHour: number;
}

/**
 * When the round that begins on a day is planned: an hour before it is morning for the first of its people, who may be far east of the
 * campaign. Not before `at`.
 */
export async function plansAt(
  tx: Tx,
  { companyId, timeZone, startHour }: Pick<Planned, 'companyId' | 'timeZone' | 'startHour'>,
  day: string,
  at: Date = now(),
): Promise<Date> {
  const known = await zonesOf(tx);
  const { first } = await oneRow<{ first: Date }>(
    tx,
    sql`SELECT min((${day}::date + make_interval(hours => ${startHour}::int)) AT TIME ZONE z.zone) - make_interval(mins => ${simulationLimits.plansAheadMinutes}::int) AS first
      FROM (SELECT ${timeZone}::text AS zone
        UNION SELECT ${zoneOf(known, sql`${timeZone}::text`)} FROM users u WHERE u.company_id = ${companyId} AND u.deleted_at IS NULL) z`,
  );
  return first < at ? at : first;
}

/**
 * The first day of a round (counted from 1) and the first day after it. The day of the month is that of the campaign's start, or the last
 * one of a shorter month; a day off moves to the next working day.
 */
export async function daysOfRound(
  tx: Tx,
  { companyId, schedule, startsOn }: Pick<Planned, 'companyId' | 'schedule' | 'startsOn'>,
  number: number,
): Promise<{ startsOn: string; endsOn: string }> {
  const months = monthsBetween[schedule];
  const begins = (round: number) =>
    workingDayFrom(
      sql`${companyId}::uuid`,
      sql`(${startsOn}::date + make_interval(months => ${round * (months ?? 0)}::int))::date`,
    );
  const ends = months === null ? sql`${begins(0)} + ${simulationLimits.onceDays}::int` : begins(number);
  return oneRow(tx, sql`SELECT (${begins(number - 1)})::text AS "startsOn", (${ends})::text AS "endsOn"`);
}

/** When a campaign starts: when its first round is planned, which a day off moves. */
export async function startOf(tx: Tx, planned: Omit<Planned, 'id'>): Promise<Date> {
  const { startsOn } = await daysOfRound(tx, planned, 1);
  return plansAt(tx, planned, startsOn);
}

/** Until when events of a round count that ends before a day. */
export const countsUntil = (endsOn: string, timeZone: string): SQL =>
  sql`(${endsOn}::date + ${simulationLimits.countsAfterDays}::int)::timestamp AT TIME ZONE ${timeZone}`;

/** The last day on which they count. */
export async function lastDayThatCounts(tx: Tx, endsOn: string): Promise<string> {
  const { day } = await oneRow<{ day: string }>(
    tx,
    sql`SELECT (${endsOn}::date + ${simulationLimits.countsAfterDays - 1}::int)::text AS day`,
  );
  return day;
}

/** Adds a round of a campaign, to be planned when it is due. Does nothing if it is there already. */
export async function addRound(tx: Tx, campaign: Planned, number: number, at: Date = now()): Promise<void> {
  const days = await daysOfRound(tx, campaign, number);
  const due = await plansAt(tx, campaign, days.startsOn, at);
  await run(
    tx,
    sql`INSERT INTO simulation_rounds (company_id, campaign_id, number, status, plans_at, starts_on, ends_on, counts_until)
      VALUES (${campaign.companyId}, ${campaign.id}, ${number}, 'planned', ${due}, ${days.startsOn}, ${days.endsOn},
        ${countsUntil(days.endsOn, campaign.timeZone)})
      ON CONFLICT (campaign_id, number) DO NOTHING`,
  );
}
