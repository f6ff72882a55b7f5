import { type SQL, sql } from 'drizzle-orm';
import { workingWeeks } from '#contract/simulation/limits';

const countries = sql`${sql.param([...workingWeeks.sundayCountries])}::text[]`;

/**
 * A query of the days (`day`) from one day to before another on which mails leave to the people of a company: working days of its
 * settings, or else of its country, without the days that it keeps quiet.
 */
export const sendingDaysBetween = (companyId: SQL, from: SQL, before: SQL): SQL => sql`
  SELECT g.day::date AS day
    FROM (SELECT coalesce(s.working_days, CASE WHEN o.country = ANY(${countries}) THEN ${workingWeeks.sunday}::int ELSE ${workingWeeks.usual}::int END) AS week,
        coalesce(s.quiet_days, '{}') AS quiet
      FROM companies o LEFT JOIN simulation_settings s ON s.company_id = o.id WHERE o.id = ${companyId}) w,
      generate_series((${from})::date, (${before})::date - 1, interval '1 day') AS g(day)
   WHERE (w.week::int >> (extract(isodow FROM g.day)::int - 1)) & 1 = 1 AND g.day::date <> ALL(w.quiet)`;

/** The longest time without a working day: longer ones are no plan, but a mistake in the settings. */
const longestGapDays = 60;

/** The first working day from a day on; that day itself if there is none for two months. */
export const workingDayFrom = (companyId: SQL, day: SQL): SQL => sql`
  coalesce((SELECT min(f.day) FROM (${sendingDaysBetween(companyId, day, sql`(${day})::date + ${longestGapDays}::int`)}) f), (${day})::date)`;
