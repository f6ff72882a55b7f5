import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type ShareLevel, shareLevelOf, sharesOfLevel } from '#contract/dashboard/shareLevels';
import type { dashboardUser, dashboardUserOrderFields } from '#contract/dashboard/users';
import type { Actor } from '../../core/actor.ts';
import { hurry } from '../../db/hurry.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { searchWords } from '../../db/searchText.ts';
import type { Order, Page } from '../../reports/pages.ts';
import { countPeople, listPeople, peopleWhere } from '../users/public.ts';
import { openTasksOf } from '../work/public.ts';

type Row = z.output<typeof dashboardUser>;
export type PeoplePage = Page<(typeof dashboardUserOrderFields)[number]>;

export interface PeopleFilters {
  searchText?: string | undefined;
  departments: readonly string[];
  groups: readonly string[];
  levels: readonly ShareLevel[];
}

const listed = ({ searchText, departments, groups }: PeopleFilters) => ({
  searchText,
  departmentIds: [...departments],
  groupIds: [...groups],
});
const areAll = (companyId: string, filters: PeopleFilters): SQL => peopleWhere(companyId, listed(filters));

/** Condition over `person_facts f`: the person has tasks, and their share is of one of the levels. */
function ofLevels(levels: readonly ShareLevel[]): SQL {
  if (levels.length === 0) return sql`f.share IS NOT NULL`;
  const ranges = levels.map((level) => {
    const [from, to] = sharesOfLevel[level];
    return to === Number.POSITIVE_INFINITY
      ? sql`f.share >= ${from}::float8`
      : sql`(f.share >= ${from}::float8 AND f.share < ${to}::float8)`;
  });
  return sql`(${sql.join(ranges, sql` OR `)})`;
}
const factsWhere = (companyId: string, { levels }: PeopleFilters): SQL => sql`f.company_id = ${companyId} AND ${ofLevels(levels)}`;

/** Deleted and disabled people, who keep their facts and are not listed. */
const unlisted = (
  companyId: string,
): SQL => sql`SELECT u.id FROM users u WHERE u.company_id = ${companyId} AND u.deleted_at IS NOT NULL
  UNION ALL SELECT u.id FROM people u WHERE u.company_id = ${companyId} AND u.status = 'disabled'`;
const isAboutSome = ({ searchText, departments, groups }: PeopleFilters): boolean =>
  searchWords(searchText).length + departments.length + groups.length > 0;

/*
 * People are read in the order of an index, of shares or of names, and compared with those who match, or with the few who are not listed; these
 * the database keeps in memory (`hurry`). `IS TRUE` keeps the planner from a join, which would lose the order.
 */
function withTasks(companyId: string, filters: PeopleFilters): SQL {
  const isListed = isAboutSome(filters)
    ? sql`(f.user_id IN (SELECT u.id FROM people u WHERE ${areAll(companyId, filters)})) IS TRUE`
    : sql`(f.user_id IN (${unlisted(companyId)})) IS NOT TRUE`;
  return sql`person_facts f WHERE ${factsWhere(companyId, filters)} AND ${isListed}`;
}
const inFacts = (companyId: string, filters: PeopleFilters): SQL =>
  sql`(u.id IN (SELECT f.user_id FROM person_facts f WHERE ${factsWhere(companyId, filters)}))`;

/** Number of people after the filters. */
export async function countFound(tx: Tx, companyId: string, filters: PeopleFilters): Promise<number> {
  if (filters.levels.length === 0) return countPeople(tx, companyId, listed(filters));
  await hurry(tx);
  return countWithTasks(tx, companyId, filters);
}
const countWithTasks = async (tx: Tx, companyId: string, filters: PeopleFilters): Promise<number> =>
  (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${withTasks(companyId, filters)}`)).n;

const idsOf = async (tx: Tx, query: SQL): Promise<string[]> => (await rows<{ id: string }>(tx, query)).map(({ id }) => id);

/** Up to here a list is read from its beginning; a page further on from the nearer end, whose distance is only known once they are counted. */
const nearStart = 5_000;

/** One page of people with tasks, by share, and how many there are if that was needed. */
async function sharesOf(tx: Tx, companyId: string, filters: PeopleFilters, { order, offset, limit }: PeoplePage) {
  const read = (way: Order, count: number, skipped: number) =>
    idsOf(
      tx,
      sql`SELECT f.user_id AS id FROM ${withTasks(companyId, filters)}
        ORDER BY f.share ${sql.raw(way)}, f.user_id ${sql.raw(way)} LIMIT ${count} OFFSET ${skipped}`,
    );
  if (offset <= nearStart) return { ids: await read(order, limit, offset) };
  const total = await countWithTasks(tx, companyId, filters);
  const count = Math.min(limit, total - offset);
  const after = total - offset - count;
  if (count <= 0) return { ids: [], total };
  if (offset <= after) return { ids: await read(order, count, offset), total };
  return { ids: (await read(order === 'ASC' ? 'DESC' : 'ASC', count, after)).reverse(), total };
}

/** By share. People without tasks come last in both directions, by name. */
async function byShare(tx: Tx, companyId: string, filters: PeopleFilters, page: PeoplePage): Promise<string[]> {
  const { offset, limit } = page;
  const { ids, total } = await sharesOf(tx, companyId, filters, page);
  if (filters.levels.length > 0 || ids.length === limit) return ids;
  const before = ids.length > 0 ? offset + ids.length : (total ?? (await countWithTasks(tx, companyId, filters)));
  const others = await idsOf(
    tx,
    sql`SELECT u.id FROM people u WHERE ${areAll(companyId, filters)} AND ${inFacts(companyId, filters)} IS NOT TRUE
      ORDER BY u.sort_name, u.id LIMIT ${limit - ids.length} OFFSET ${Math.max(0, offset - before)}`,
  );
  return [...ids, ...others];
}

const byName = (tx: Tx, companyId: string, filters: PeopleFilters, { order, offset, limit }: PeoplePage): Promise<string[]> => {
  const way = sql.raw(order);
  return idsOf(
    tx,
    sql`SELECT u.id FROM people u WHERE ${areAll(companyId, filters)} AND ${inFacts(companyId, filters)} IS TRUE
      ORDER BY u.sort_name ${way}, u.id ${way} LIMIT ${limit} OFFSET ${offset}`,
  );
};

/** The rows of these people, in their order. */
async function readRows(tx: Tx, actor: Actor, ids: readonly string[]): Promise<Row[]> {
  const found = await rows<Omit<Row, 'level'>>(
    tx,
    sql`SELECT u.id, u.name, u.last_name AS "lastName", u.email,
        coalesce((SELECT string_agg(d.name, ', ' ORDER BY lower(d.name)) FROM user_departments m JOIN departments d ON d.id = m.department_id
          WHERE m.company_id = u.company_id AND m.user_id = u.id), '') AS departments,
        coalesce(f.tasks, 0) AS tasks, coalesce(f.completed, 0) AS completed, f.share, o.open, o.overdue
      FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY p (id, place)
      JOIN people u ON u.company_id = ${actor.companyId} AND u.id = p.id
      LEFT JOIN person_facts f ON f.company_id = u.company_id AND f.user_id = u.id
      CROSS JOIN LATERAL (${openTasksOf(actor, sql`u.id`)}) o ORDER BY p.place`,
  );
  return found.map(({ share, ...row }) => ({ ...row, share: share === null ? null : share * 100, level: shareLevelOf(share) }));
}

/** One page of people, and their number. */
export async function findPeople(tx: Tx, actor: Actor, filters: PeopleFilters, page: PeoplePage) {
  const { companyId } = actor;
  const { orderBy, order, offset, limit } = page;
  if (orderBy === 'name' && filters.levels.length === 0) {
    const request = { filters: listed(filters), order: { field: 'name', direction: order }, offset, limit } as const;
    const found = await listPeople(tx, companyId, request);
    const totalCount = found.isCapped ? await countFound(tx, companyId, filters) : found.total;
    return {
      items: await readRows(
        tx,
        actor,
        found.rows.map(({ id }) => id),
      ),
      totalCount,
    };
  }
  await hurry(tx);
  const ids = await (orderBy === 'name' ? byName : byShare)(tx, companyId, filters, page);
  return { items: await readRows(tx, actor, ids), totalCount: await countFound(tx, companyId, filters) };
}

/** People after `after`, by id, for files. */
export async function nextPeople(
  tx: Tx,
  actor: Actor,
  filters: PeopleFilters,
  after: Row | undefined,
  limit: number,
): Promise<Row[]> {
  const { companyId } = actor;
  const inLevels = filters.levels.length > 0 ? sql`${inFacts(companyId, filters)} IS TRUE` : sql`true`;
  const ids = await idsOf(
    tx,
    sql`SELECT u.id FROM people u WHERE ${areAll(companyId, filters)} AND ${inLevels} AND ${after ? sql`u.id > ${after.id}` : sql`true`}
      ORDER BY u.id LIMIT ${limit}`,
  );
  return readRows(tx, actor, ids);
}
