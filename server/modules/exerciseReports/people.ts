import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { exerciseLimits } from '#contract/exercise/limits';
import type { exerciseUserOrderFields, listExercisePeople } from '#contract/exercise/reports';
import { now } from '../../clock.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { nameOrEmailSql } from '../../db/personName.ts';
import type { Page } from '../../reports/pages.ts';
import { readIn } from '../../reports/storedStatus.ts';
import { peopleFacts } from './facts.ts';
import { assignmentsWhere, type Of } from './filters.ts';
import {
  byName,
  byWork,
  inOrder,
  isOfPeople,
  isSearched,
  namePlanOf,
  type PeopleFilters,
  personKeys,
  withPeople,
} from './readPlan.ts';

type PersonRow = z.output<typeof listExercisePeople.reply>['data']['items'][number];
type Field = (typeof exerciseUserOrderFields)[number];
export type PeoplePage = Page<Field>;

const completion = sql`(100.0 * (a.correct + a.partial + a.wrong) / greatest(k.asked, 1))`;

/** Sort expressions. Days left follow the deadline, completion the number of answers. */
const keys: Record<Field, SQL> = {
  ...personKeys,
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
const mayBeEmpty: readonly Field[] = ['daysToComplete', 'score', 'adjustedScore', 'completedAt'];

/** The rows of chosen people `p` (user_id, place, total). Departments are read for these only. */
const rowsOf = ({ campaignId, reading }: Of, chosen: SQL): SQL => sql`WITH p AS (${chosen})
  SELECT u.id, ${nameOrEmailSql('u')} AS "fullName", u.email,
    coalesce((SELECT string_agg(d.name, ', ' ORDER BY lower(d.name)) FROM user_departments m JOIN departments d ON d.id = m.department_id
      WHERE m.user_id = u.id), '') AS departments,
    ${readIn(reading, sql`a.status`)} AS status, CASE WHEN ${readIn(reading, sql`a.status`)} IN ('not_started', 'in_progress')
      THEN greatest(ceil(extract(epoch FROM a.due_at - ${now()}::timestamptz) / 86400), 0)::int END AS "daysToComplete",
    round(${completion})::float8 AS "completionPercentage", a.correct, a.partial, a.wrong,
    round(a.score::numeric, 4)::float8 AS score, round(a.adjusted_score::numeric, 4)::float8 AS "adjustedScore", a.completed_at AS "completedAt",
    coalesce(a.score >= ${exerciseLimits.topScore}, false) AS "hasGoldenCertificate", u.disabled AS "isDisabled",
    u.deleted_at IS NOT NULL AS "isDeleted", p.total
  FROM p JOIN exercise_assignments a ON a.campaign_id = ${campaignId} AND a.user_id = p.user_id JOIN users u ON u.id = a.user_id
  CROSS JOIN (SELECT count(*) AS asked FROM exercise_messages WHERE campaign_id = ${campaignId}) k ORDER BY p.place`;

/** Number of people after the filters, without the search. */
const countAssigned = async (tx: Tx, of: Of, filters: PeopleFilters): Promise<number> =>
  (await oneRow<{ n: number }>(tx, sql`SELECT coalesce(sum(f.n), 0)::int AS n FROM (${peopleFacts(of, filters)}) f`)).n;

/** Number of people after filters and search. */
export async function countPeople(tx: Tx, of: Of, filters: PeopleFilters): Promise<number> {
  const count = await countAssigned(tx, of, filters);
  if (!isSearched(filters)) return count;
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${withPeople(of, filters, count)}`)).n;
}

/** One page of the people of a campaign, and their number. Empty values sort last in both directions. */
export const findPeople = (tx: Tx, of: Of, filters: PeopleFilters, page: PeoplePage) =>
  readPage<PersonRow>(tx, of, filters, page, (chosen) => rowsOf(of, chosen));

/** The same as other rows: `rowsOf` makes a query of them, with the total, from the people (user_id, place, total) of the page. */
export async function readPage<Row extends object>(
  tx: Tx,
  of: Of,
  filters: PeopleFilters,
  page: PeoplePage,
  rowsOfPage: (chosen: SQL) => SQL,
): Promise<{ items: Row[]; totalCount: number }> {
  const count = await countAssigned(tx, of, filters);
  const found = await rows<Row & { total: number }>(tx, rowsOfPage(choosePage(of, filters, page, count)));
  if (!isSearched(filters)) return { items: found, totalCount: count };
  return { items: found, totalCount: found[0]?.total ?? (await countPeople(tx, of, filters)) };
}

const sorted = ({ orderBy, order }: PeoplePage, key: SQL, user: SQL) => inOrder(key, user, order, mayBeEmpty.includes(orderBy));
const placed = (page: SQL, total: SQL) => sql`SELECT h.user_id, row_number() OVER () AS place, ${total} AS total FROM (${page}) h`;

/** The people of one page (user_id, place, total). `count`: how many there are before the search, which decides how they are read. */
export const choosePage = (of: Of, filters: PeopleFilters, page: PeoplePage, count: number): SQL =>
  isSearched(filters) ? searchedPage(of, filters, page, count) : plainPage(of, filters, page, count);

function plainPage(of: Of, filters: PeopleFilters, page: PeoplePage, count: number): SQL {
  const { orderBy, offset, limit } = page;
  const [from, user] = isOfPeople(orderBy)
    ? [byName(of, filters, namePlanOf({ offset, count })), sql`u.id`]
    : [byWork(of, filters, orderBy), sql`a.user_id`];
  return placed(
    sql`SELECT a.user_id FROM ${from} ${sorted(page, keys[orderBy], user)} LIMIT ${limit} OFFSET ${offset}`,
    sql`${count}::int`,
  );
}

/** Matches are collected once, for the page and the total. */
function searchedPage(of: Of, filters: PeopleFilters, page: PeoplePage, count: number): SQL {
  const { orderBy, offset, limit } = page;
  const hits = sql`SELECT a.user_id, ${keys[orderBy]} AS value FROM ${withPeople(of, filters, count)}`;
  return sql`WITH hits AS MATERIALIZED (${hits}) ${placed(
    sql`SELECT t.user_id FROM hits t ${sorted(page, sql`t.value`, sql`t.user_id`)} LIMIT ${limit} OFFSET ${offset}`,
    sql`(SELECT count(*)::int FROM hits)`,
  )}`;
}

/** People after `after`, by id, for exports. */
export const nextPeople = (tx: Tx, of: Of, filters: PeopleFilters, after: PersonRow | undefined, limit: number) =>
  rows<PersonRow>(
    tx,
    rowsOf(
      of,
      placed(
        sql`SELECT a.user_id FROM exercise_assignments a JOIN users u ON u.id = a.user_id WHERE ${assignmentsWhere(of, filters)}
          AND ${containsWords(sql`u.search_text`, filters.searchText)} AND ${after ? sql`a.user_id > ${after.id}` : sql`true`}
          ORDER BY a.user_id LIMIT ${limit}`,
        sql`NULL::int`,
      ),
    ),
  );
