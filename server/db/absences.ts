import { type SQL, sql } from 'drizzle-orm';

/** The day that it is in the company of this id at a moment. */
export const companyDay = (companyId: SQL, at: Date): SQL =>
  sql`(SELECT (${at}::timestamptz AT TIME ZONE z.time_zone)::date FROM companies z WHERE z.id = ${companyId})`;

/** Condition: the person of these ids is away at this moment. */
export const isAway = (companyId: SQL, userId: SQL, at: Date): SQL => sql`EXISTS (SELECT FROM absences w
  WHERE w.company_id = ${companyId} AND w.user_id = ${userId} AND ${companyDay(sql`w.company_id`, at)} BETWEEN w.first_day AND w.last_day)`;

/** `LEFT JOIN` of the absence that has not ended, as `w`, to people `u`; a person has one at most. */
export const withAbsence = (at: Date): SQL => sql`LEFT JOIN absences w ON w.company_id = u.company_id AND w.user_id = u.id
  AND w.last_day >= ${companyDay(sql`u.company_id`, at)}`;

/** Columns of `w` as in `contract/people/absences.ts`. */
export const absenceColumns = sql`w.first_day::text AS "awayFrom", w.last_day::text AS "awayUntil"`;

/**
 * The last day of the absence that person `u` is in, null for somebody who is not away: its noon in the company, so that each reader’s clock
 * shows that day.
 */
export const awayUntil = (at: Date): SQL => sql`(SELECT (w.last_day + time '12:00') AT TIME ZONE z.time_zone
  FROM absences w JOIN companies z ON z.id = w.company_id WHERE w.company_id = u.company_id AND w.user_id = u.id
    AND (${at}::timestamptz AT TIME ZONE z.time_zone)::date BETWEEN w.first_day AND w.last_day)`;
