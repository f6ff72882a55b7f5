import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { exerciseLimits } from '#contract/exercise/limits';
import type { ExerciseFilters, exerciseUserOrderFields, listExercisePeople } from '#contract/exercise/reports';
import { now } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../../reports/pages.ts';
import { assignmentsWhere } from './facts.ts';

type PersonRow = z.output<typeof listExercisePeople.reply>['data']['items'][number];
export type PeoplePage = Page<(typeof exerciseUserOrderFields)[number]>;
export interface PeopleFilters extends ExerciseFilters {
  searchText?: string | undefined;
}

const fullName = sql`btrim(u.name || ' ' || u.last_name)`;
const completion = sql`(100.0 * (a.correct + a.partial + a.wrong) / greatest(k.asked, 1))`;

/** Sort expressions. Days left follow the deadline, completion the number of answers. */
const keys: Record<PeoplePage['orderBy'], SQL> = {
  fullName: sql`lower(u.name || ' ' || u.last_name)`,
  email: sql`u.email`,
  status: sql`a.status`,
  daysToComplete: sql`CASE WHEN a.status IN ('not_started', 'in_progress') THEN a.due_at END`,
  completionPercentage: sql`a.correct + a.partial + a.wrong`,
  correct: sql`a.correct`,
  partial: sql`a.partial`,
  wrong: sql`a.wrong`,
  score: sql`a.score`,
  adjustedScore: sql`a.adjusted_score`,
  completedAt: sql`a.completed_at`,
};

const from = sql`exercise_assignments a JOIN users u ON u.id = a.user_id`;
const where = (companyId: string, campaignId: string, { searchText, ...filters }: PeopleFilters): SQL =>
  sql`${assignmentsWhere(companyId, campaignId, filters)}
    AND ${containsWords(sql`lower(u.name || ' ' || u.last_name || ' ' || u.email)`, searchText)}`;

/** The rows of chosen people `p` (user_id, with a place in the order). Departments are read for these only. */
const rowsOf = (campaignId: string, chosen: SQL, order: SQL): SQL => sql`WITH p AS (${chosen})
  SELECT u.id, ${fullName} AS "fullName", u.email,
    coalesce((SELECT string_agg(d.name, ', ' ORDER BY lower(d.name)) FROM user_departments m JOIN departments d ON d.id = m.department_id
      WHERE m.user_id = u.id), '') AS departments,
    a.status, CASE WHEN a.status IN ('not_started', 'in_progress')
      THEN greatest(ceil(extract(epoch FROM a.due_at - ${now()}::timestamptz) / 86400), 0)::int END AS "daysToComplete",
    round(${completion})::float8 AS "completionPercentage", a.correct, a.partial, a.wrong,
    a.score::float8 AS score, a.adjusted_score::float8 AS "adjustedScore", a.completed_at AS "completedAt",
    coalesce(a.score >= ${exerciseLimits.topScore}, false) AS "hasGoldenCertificate", u.disabled AS "isDisabled",
    u.deleted_at IS NOT NULL AS "isDeleted"
  FROM p JOIN exercise_assignments a ON a.campaign_id = ${campaignId} AND a.user_id = p.user_id JOIN users u ON u.id = a.user_id
  CROSS JOIN (SELECT count(*) AS asked FROM exercise_messages WHERE campaign_id = ${campaignId}) k ORDER BY ${order}`;

/** One page of the people of a campaign. Empty values sort last in both directions. */
export const findPeople = (
  tx: Tx,
  companyId: string,
  campaignId: string,
  filters: PeopleFilters,
  { orderBy, order, offset, limit }: PeoplePage,
) => {
  const direction = sql.raw(order);
  return rows<PersonRow>(
    tx,
    rowsOf(
      campaignId,
      sql`SELECT a.user_id, row_number() OVER (ORDER BY ${keys[orderBy]} ${direction} NULLS LAST, a.user_id ${direction}) AS place
        FROM ${orderBy === 'fullName' || orderBy === 'email' || filters.searchText ? from : sql`exercise_assignments a`}
        WHERE ${filters.searchText ? where(companyId, campaignId, filters) : assignmentsWhere(companyId, campaignId, filters)}
        ORDER BY ${keys[orderBy]} ${direction} NULLS LAST, a.user_id ${direction} LIMIT ${limit} OFFSET ${offset}`,
      sql`p.place`,
    ),
  );
};

/** Number of people after filters and search. */
export async function countPeople(tx: Tx, companyId: string, campaignId: string, filters: PeopleFilters): Promise<number> {
  const [row] = await rows<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM ${filters.searchText ? from : sql`exercise_assignments a`}
      WHERE ${filters.searchText ? where(companyId, campaignId, filters) : assignmentsWhere(companyId, campaignId, filters)}`,
  );
  return row?.n ?? 0;
}

/** People after `after`, by id, for exports. */
export const nextPeople = (
  tx: Tx,
  companyId: string,
  campaignId: string,
  filters: PeopleFilters,
  after: PersonRow | undefined,
  limit: number,
) =>
  rows<PersonRow>(
    tx,
    rowsOf(
      campaignId,
      sql`SELECT a.user_id FROM ${from} WHERE ${where(companyId, campaignId, filters)}
        AND ${after ? sql`a.user_id > ${after.id}` : sql`true`} ORDER BY a.user_id LIMIT ${limit}`,
      sql`p.user_id`,
    ),
  );
