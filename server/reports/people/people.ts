import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { personRow } from '#contract/reports/campaignTabs';
import { now } from '../../clock.ts';
import { awayUntil } from '../../db/absences.ts';
import { nameOrEmailSql } from '../../db/personName.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../pages.ts';
import { readIn } from '../storedStatus.ts';
import { peopleFacts } from './facts.ts';
import { assignmentsWhere } from './filters.ts';
import { byName, byWork, inOrder, isOfPeople, isSearched, namePlanOf, personKeys, type PersonKey, withPeople } from './readPlan.ts';
import type { Of, PeopleFilters } from './work.ts';

/** What people may be sorted by, besides name and address. */
export interface Orders<Field extends string> {
  /** Expressions over the assignment `a`. */
  keys: Readonly<Record<Exclude<Field, PersonKey>, SQL>>;
  /** Orders without a value for some people, who come last in both directions. */
  mayBeEmpty: readonly Field[];
}
export const onlyByPerson: Orders<PersonKey> = { keys: {}, mayBeEmpty: [] };

/** In the report of every kind. */
const usualKeys = { status: sql`a.status`, completedAt: sql`a.completed_at` } as const;
type UsualKey = keyof typeof usualKeys;

/** What a list of the people of one campaign has besides the person, their status and when they completed it. */
interface PeopleTable<Field extends string> {
  /** Orders by more than these, as in `Orders`. */
  keys?: Readonly<Record<Exclude<Field, PersonKey | UsualKey>, SQL>>;
  mayBeEmpty?: readonly Field[];
  /** Further columns of a row, over the assignment `a` and the person `u`. */
  columns?(of: Of): SQL;
  /** Further tables of the columns, as joins. */
  joins?(of: Of): SQL;
}

/** Number of people after the filters, without the search. */
const countAssigned = async (tx: Tx, of: Of, filters: PeopleFilters): Promise<number> =>
  (await oneRow<{ n: number }>(tx, sql`SELECT coalesce(sum(f.n), 0)::int AS n FROM (${peopleFacts(of, filters)}) f`)).n;

/** Number of people after filters and search. */
export async function countPeople(tx: Tx, of: Of, filters: PeopleFilters): Promise<number> {
  const count = await countAssigned(tx, of, filters);
  if (!isSearched(filters)) return count;
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${withPeople(of, filters, count)}`)).n;
}

/** One page of the people of a campaign as rows, and their number: `rowsOf` makes a query of the rows, with the total, from the people (user_id, place, total). */
export async function readPage<Row extends object, Field extends string>(
  tx: Tx,
  of: Of,
  filters: PeopleFilters,
  page: Page<Field>,
  orders: Orders<Field>,
  rowsOf: (chosen: SQL) => SQL,
): Promise<{ items: Row[]; totalCount: number }> {
  const count = await countAssigned(tx, of, filters);
  const found = await rows<Row & { total: number }>(tx, rowsOf(choosePage(of, filters, page, orders, count)));
  if (!isSearched(filters)) return { items: found, totalCount: count };
  return { items: found, totalCount: found[0]?.total ?? (await countPeople(tx, of, filters)) };
}

const placed = (page: SQL, total: SQL) => sql`SELECT h.user_id, row_number() OVER () AS place, ${total} AS total FROM (${page}) h`;

/** The people of one page (user_id, place, total). `count`: how many there are before the search, which decides how they are read. */
function choosePage<Field extends string>(
  of: Of,
  filters: PeopleFilters,
  { orderBy, order, offset, limit }: Page<Field>,
  { keys, mayBeEmpty }: Orders<Field>,
  count: number,
): SQL {
  const key = isOfPeople(orderBy) ? personKeys[orderBy] : keys[orderBy as Exclude<Field, PersonKey>];
  const sorted = (value: SQL, user: SQL) =>
    sql`${inOrder(value, user, order, mayBeEmpty.includes(orderBy))} LIMIT ${limit} OFFSET ${offset}`;
  if (isSearched(filters)) {
    // Matches are collected once, for the page and the total.
    const hits = sql`SELECT a.user_id, ${key} AS value FROM ${withPeople(of, filters, count)}`;
    return sql`WITH hits AS MATERIALIZED (${hits}) ${placed(
      sql`SELECT t.user_id FROM hits t ${sorted(sql`t.value`, sql`t.user_id`)}`,
      sql`(SELECT count(*)::int FROM hits)`,
    )}`;
  }
  const [from, user] = isOfPeople(orderBy)
    ? [byName(of, filters, namePlanOf({ offset, count })), sql`u.id`]
    : [byWork(of, filters, orderBy), sql`a.user_id`];
  return placed(sql`SELECT a.user_id FROM ${from} ${sorted(key, user)}`, sql`${count}::int`);
}

/** The rows of chosen people `p` (user_id, place, total). Departments are read for these only. */
function rowsOf(of: Of, { columns, joins = () => sql`` }: Pick<PeopleTable<string>, 'columns' | 'joins'>, chosen: SQL): SQL {
  const further = columns ? sql`${columns(of)},` : sql``;
  const { work, campaignId, reading } = of;
  return sql`WITH p AS (${chosen})
    SELECT u.id, ${nameOrEmailSql('u')} AS "fullName", CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email,
      coalesce((SELECT string_agg(d.name, ', ' ORDER BY lower(d.name)) FROM user_departments m JOIN departments d ON d.id = m.department_id
        WHERE m.user_id = u.id), '') AS departments,
      ${readIn(reading, sql`a.status`)} AS status, a.completed_at AS "completedAt", a.opened_at AS "openedAt", ${awayUntil(sql`u.company_id`, sql`u.id`, now())} AS "awayUntil", ${further} u.disabled AS "isDisabled", u.deleted_at IS NOT NULL AS "isDeleted", p.total
    FROM p JOIN ${work.assignments} a ON a.campaign_id = ${campaignId} AND a.user_id = p.user_id JOIN users u ON u.id = a.user_id
    ${joins(of)} ORDER BY p.place`;
}

/** Declares the list of the people of a campaign: pages in any order, and all one after the other for a file. */
export function peopleTable<Row extends { id: string } = z.output<typeof personRow>, Field extends string = PersonKey | UsualKey>(
  table: PeopleTable<Field> = {},
) {
  // Not the type of `keys` alone: the usual orders and those of the kind are all orders of the list.
  const keys = { ...usualKeys, ...table.keys } as Orders<Field>['keys'];
  const orders: Orders<Field> = { keys, mayBeEmpty: ['completedAt' as Field, ...(table.mayBeEmpty ?? [])] };
  return {
    choose: (of: Of, filters: PeopleFilters, page: Page<Field>, count: number) => choosePage(of, filters, page, orders, count),
    /** One page, and the number of people. */
    find: (tx: Tx, of: Of, filters: PeopleFilters, page: Page<Field>) =>
      readPage<Row, Field>(tx, of, filters, page, orders, (chosen) => rowsOf(of, table, chosen)),
    /** People after `after`, by id, for exports. */
    next(tx: Tx, of: Of, filters: PeopleFilters, after: Row | undefined, limit: number): Promise<Row[]> {
      const chosen = sql`SELECT a.user_id FROM ${of.work.assignments} a JOIN users u ON u.id = a.user_id WHERE ${assignmentsWhere(of, filters)}
      AND ${containsWords(sql`u.search_text`, filters.searchText)} AND ${after ? sql`a.user_id > ${after.id}` : sql`true`}
      ORDER BY a.user_id LIMIT ${limit}`;
      return rows<Row>(tx, rowsOf(of, table, placed(chosen, sql`NULL::int`)));
    },
  };
}
