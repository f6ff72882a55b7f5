import { type SQL, sql } from 'drizzle-orm';
import { containsWords, searchWords } from '../../db/searchText.ts';
import type { Order } from '../pages.ts';
import { assignedOneByOne, assignmentsWhere, kindsIn } from './filters.ts';
import type { Of, PeopleFilters, ReportedPeople } from './work.ts';

export const isSearched = ({ searchText }: PeopleFilters): boolean => searchWords(searchText).length > 0;

/** Up to this many people are collected and then sorted; more are walked in order until the page is full. */
export const fewEnoughToSort = 5_000;

/** What people `u` are sorted by. Indexes on users have both orders, with those who were deleted. */
export const personKeys = { fullName: sql`u.sort_name`, email: sql`u.email` } as const;
export type PersonKey = keyof typeof personKeys;
export const isOfPeople = (field: string): field is PersonKey => field in personKeys;

/** One person after the other in this order, the same for equal keys. Only keys that may be empty sort last explicitly: an index has them first. */
export const inOrder = (key: SQL, user: SQL, order: Order, mayBeEmpty = false): SQL => {
  const way = sql.raw(order);
  return sql`ORDER BY ${key} ${way}${mayBeEmpty ? sql` NULLS LAST` : sql``}, ${user} ${way}`;
};

/** The assignments `a` after the filters, all of them. `OFFSET 0` keeps the planner from looking each one up along some order instead. */
const collected = (of: Of, filters: ReportedPeople): SQL =>
  sql`(SELECT a.* FROM ${of.work.assignments} a WHERE ${assignmentsWhere(of, filters)} OFFSET 0) a`;

/**
 * People `u` of the company whom a search finds. The view of people may use the index on their texts, which does not have those who were
 * deleted.
 */
function found({ companyId }: Of, searchText: string | undefined): SQL {
  const matches = containsWords(sql`u.search_text`, searchText);
  const living = sql`SELECT u.id, u.sort_name, u.email FROM people u WHERE u.company_id = ${companyId} AND ${matches}`;
  return sql`(${living} UNION ALL SELECT u.id, u.sort_name, u.email FROM users u
    WHERE u.company_id = ${companyId} AND u.deleted_at IS NOT NULL AND ${matches}) u`;
}

/** Condition: a search finds this person, looked up one by one, for a walk that ends with the page. */
export const isFound = ({ companyId }: Of, user: SQL, filters: PeopleFilters): SQL =>
  isSearched(filters)
    ? sql`EXISTS (SELECT 1 FROM users u WHERE u.company_id = ${companyId} AND u.id = ${user}
        AND ${containsWords(sql`u.search_text`, filters.searchText)} OFFSET 0)`
    : sql`true`;

/** Assignments `a` with their people `u` after filters and search. `count`: how many there are before the search. */
export function withPeople(of: Of, filters: PeopleFilters, count: number): SQL {
  const all = collected(of, filters);
  if (isSearched(filters) && count > fewEnoughToSort) return sql`${all} JOIN ${found(of, filters.searchText)} ON u.id = a.user_id`;
  const matches = containsWords(sql`u.search_text`, filters.searchText);
  return sql`${all} JOIN users u ON u.company_id = ${of.companyId} AND u.id = a.user_id AND ${matches}`;
}

/**
 * How the people of a page in the order of their names are read. Few are `sorted`. Otherwise all people of the company are walked in
 * order until the page is full, each `looked up` in the assignments; on the way to a page in the middle they are `compared` with all
 * assignments at once.
 */
export type NamePlan = 'sorted' | 'looked up' | 'compared';
export const namePlanOf = ({ offset, count }: { offset: number; count: number }): NamePlan =>
  count <= fewEnoughToSort ? 'sorted' : offset <= fewEnoughToSort ? 'looked up' : 'compared';

/** FROM and WHERE of a page of people in the order of their names or addresses, without a search: assignments `a` with their people `u`. */
export function byName(of: Of, filters: ReportedPeople, plan: NamePlan): SQL {
  if (plan === 'sorted') return withPeople(of, filters, fewEnoughToSort);
  const everybody = sql`u.company_id = ${of.companyId}`;
  if (plan === 'looked up')
    return sql`users u CROSS JOIN LATERAL (SELECT a.user_id FROM ${of.work.assignments} a
      WHERE a.user_id = u.id AND ${assignedOneByOne(of, filters)} OFFSET 0) a WHERE ${everybody}`;
  // `IS TRUE` keeps the planner from a join, which would be sorted. Assignments that do not fit into memory are looked up after all.
  return sql`users u CROSS JOIN LATERAL (SELECT u.id AS user_id) a
    WHERE ${everybody} AND (EXISTS (SELECT 1 FROM ${of.work.assignments} a WHERE a.user_id = u.id AND ${assignmentsWhere(of, filters)})) IS TRUE`;
}

/** The same in an order of the assignments themselves: by status along its index. */
export const byWork = (of: Of, filters: ReportedPeople, field: string): SQL =>
  field === 'status' && kindsIn(filters).length === 0
    ? sql`${of.work.assignments} a WHERE ${assignmentsWhere(of, filters)}`
    : collected(of, filters);
