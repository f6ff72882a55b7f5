import { type SQL, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { oneRow } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { sendingDaysBetween } from './days.ts';

/** What a round says of its days and hours. */
export interface RoundTimes {
  companyId: string;
  startsOn: string;
  endsOn: string;
  timeZone: string;
  startHour: number;
  endHour: number;
  /** Null for all working days of the round. */
  sendingDays: number | null;
}

/** A slot begins at least this long after now, and only a window that is open for longer counts. */
const soonest = sql`interval '2 minutes'`;
const leastLeft = sql`interval '10 minutes'`;

/** On how many of the days that are left a round is sent: as many as were chosen; or all but the last ones, for what is missed. */
const daysChosen = (sendingDays: number | null, left: SQL): SQL =>
  sendingDays === null ? sql`greatest(1, ${left} - ${simulationLimits.spareDays}::int)` : sql`least(${sendingDays}::int, ${left})`;

/**
 * The days of a round that are not over where its campaign is, and on how many of the first of them it is sent.
 */
export async function daysLeft(tx: Tx, round: RoundTimes, at: Date): Promise<{ days: string[]; chosen: number }> {
  const { companyId, startsOn, endsOn, timeZone, endHour, sendingDays } = round;
  return oneRow(
    tx,
    sql`SELECT coalesce(array_agg(d.day::text ORDER BY d.day), '{}') AS days, least(count(*), ${daysChosen(sendingDays, sql`count(*)`)})::int AS chosen
      FROM (${sendingDaysBetween(sql`${companyId}::uuid`, sql`${startsOn}::date`, sql`${endsOn}::date`)}) d
      WHERE (d.day + make_interval(hours => ${endHour}::int)) AT TIME ZONE ${timeZone} > ${at}::timestamptz + ${leastLeft}`,
  );
}

interface Dealing {
  at: Date;
  /** The last day of sending; null for all that are left of the chosen ones. */
  lastOn: string | null;
  /** A round is dealt in this many parts, of which this is one (from 0). */
  part: { number: number; count: number };
  /** Deals only to those who get one of the first slots of their zone, at least to so many. */
  firsts?: number;
}

/** Hashes of seven digits below which there are so many people, on average four times as many as can matter. */
const enoughOf = (firsts: number, { sendingDays }: RoundTimes): SQL =>
  sql`CASE WHEN ${firsts * (sendingDays ?? longestRoundDays) * 4}::int < count(*)
    THEN lpad(to_hex((${firsts * (sendingDays ?? longestRoundDays) * 4}::int * 268435456.0 / count(*))::int), 7, '0') ELSE 'g' END COLLATE "C"`;
const longestRoundDays = 184;

/**
 * Tables for a statement: `dealt` are the `recipients` with a slot (`due_at`, `not_after`); those for whom no window of the round is left
 * are missing.
 *
 * Each zone has windows of its own: the first days, where it is, that are not over. People are dealt out to these days in the order of
 * a hash, and on a day evenly over its hours.
 */
export const dealOut = (round: RoundTimes, { at, lastOn, part, firsts }: Dealing): SQL => sql`
  zones AS (SELECT zone, count(*) AS total, ${firsts === undefined ? sql`'g'` : enoughOf(firsts, round)} AS until FROM recipients GROUP BY zone),
  windows AS (SELECT z.zone, greatest(w.opens, ${at}::timestamptz + ${soonest}) AS opens, w.closes,
      row_number() OVER (PARTITION BY z.zone ORDER BY w.closes) - 1 AS number,
      ${daysChosen(round.sendingDays, sql`count(*) OVER (PARTITION BY z.zone)`)} AS days
    FROM zones z,
      (${sendingDaysBetween(sql`${round.companyId}::uuid`, sql`${round.startsOn}::date`, sql`${round.endsOn}::date`)}) d,
      LATERAL (SELECT (d.day + make_interval(hours => ${round.startHour}::int)) AT TIME ZONE z.zone AS opens,
        (d.day + make_interval(hours => ${round.endHour}::int)) AT TIME ZONE z.zone AS closes) w
    WHERE w.closes > ${at}::timestamptz + ${leastLeft} AND (${lastOn}::date IS NULL OR d.day <= ${lastOn}::date)),
  ranked AS (SELECT r.*, row_number() OVER (PARTITION BY r.zone ORDER BY r.place) - 1 AS rank, z.total
    FROM recipients r JOIN zones z ON z.zone = r.zone AND r.place < z.until),
  dealt AS (SELECT r.id, r.language, r.zone, w.closes AS not_after,
      w.opens + (w.closes - w.opens) * ((floor(r.rank / w.days) + (${part.number}::int + 0.5) / ${part.count}::int) / ceil(r.total::numeric / w.days))::float8 AS due_at
    FROM ranked r JOIN windows w ON w.zone = r.zone AND w.number = r.rank % w.days AND w.number < w.days)`;
