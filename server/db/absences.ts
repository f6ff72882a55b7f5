import { type SQL, sql } from 'drizzle-orm';

/** The day that it is in the company of this id at a moment. */
export const companyDay = (companyId: SQL, at: Date): SQL =>
  sql`(SELECT (${at}::timestamptz AT TIME ZONE z.time_zone)::date FROM companies z WHERE z.id = ${companyId})`;

/** Condition: the person of these ids is away at this moment. */
export const isAway = (companyId: SQL, userId: SQL, at: Date): SQL => sql`EXISTS (SELECT FROM absences w
  WHERE w.company_id = ${companyId} AND w.user_id = ${userId} AND ${companyDay(sql`w.company_id`, at)} BETWEEN w.first_day AND w.last_day)`;

/** `LEFT JOIN` of the absence that has not ended, as `w`, to people `u`: the first, if a change of the time zone leaves two. */
export const withAbsence = (at: Date): SQL => sql`LEFT JOIN LATERAL (SELECT x.first_day, x.last_day FROM absences x
  WHERE x.company_id = u.company_id AND x.user_id = u.id AND x.last_day >= ${companyDay(sql`u.company_id`, at)}
  ORDER BY x.first_day LIMIT 1) w ON true`;

/** Columns of `w` as in `contract/people/absences.ts`. */
export const absenceColumns = sql`w.first_day::text AS "awayFrom", w.last_day::text AS "awayUntil"`;

/** The last day of the absence that the person of these ids is in, null for somebody who is not away. */
export const awayUntil = (companyId: SQL, userId: SQL, at: Date): SQL => sql`(SELECT w.last_day::text
  FROM absences w JOIN companies z ON z.id = w.company_id WHERE w.company_id = ${companyId} AND w.user_id = ${userId}
    AND (${at}::timestamptz AT TIME ZONE z.time_zone)::date BETWEEN w.first_day AND w.last_day)`;
