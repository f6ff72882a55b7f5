import { type SQL, sql } from 'drizzle-orm';
import { accountFilters } from '#contract/people/selection';
import { oneRow, preparedRows } from '../../../db/rows.ts';
import { searchWords } from '../../../db/searchText.ts';
import type { Tx } from '../../../db/tx.ts';
import { allOf, isOneOf } from '../../../db/where.ts';
import { areFewInSets, peopleInSets, type SetCounts } from './inSets.ts';
import { splitsEnabled, type PeopleFilters, setsOf, type SetsRef, statusesShown, peopleWhere } from './conditions.ts';

export interface PeopleTotals extends SetCounts {
  /** Exact number of matches; undefined if no counter covers the filters. */
  total: number | undefined;
  /** Upper bound of the number of matches. */
  atMost: number;
  /** Number of people in the company that match by account and status. */
  company: number;
}

/** Counts matches without counters. */
async function countExactly(tx: Tx, companyId: string, filters: PeopleFilters): Promise<number> {
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM people u WHERE ${peopleWhere(companyId, filters)}`)).n;
}

/** Totals of filters without a search, from counters that triggers keep. */
export async function peopleTotals(tx: Tx, companyId: string, filters: PeopleFilters): Promise<PeopleTotals> {
  const sets = setsOf(filters);
  const countedSets = filters.notIn ? [...sets, { kind: filters.notIn.kind, ids: [filters.notIn.id] }] : sets;
  const { company, everyone, members, version } = await readCounters(tx, companyId, filters, countedSets);
  const required = members.slice(0, sets.length);
  const atMost = Math.min(company, ...required);
  const expected = required.reduce((matches, n) => matches * Math.min(1, n / Math.max(1, company)), company);
  const known = { company, everyone, version, atMost, expected, members: required };
  const [inOnly] = members;
  if (filters.undelivered) return { ...known, total: undefined };
  if (inOnly === undefined) return { ...known, total: company };
  if (countedSets.length > 1 || countedSets[0]?.ids.length !== 1 || splitsEnabled(filters)) return { ...known, total: undefined };
  const some = await membersWithAccount(tx, companyId, filters, inOnly);
  return { ...known, total: filters.notIn ? company - some : some };
}

/** Exact number of matches, from counters if possible. */
export async function countPeople(tx: Tx, companyId: string, filters: PeopleFilters): Promise<number> {
  if (searchWords(filters.searchText).length > 0) return countExactly(tx, companyId, filters);
  const { total, expected } = await peopleTotals(tx, companyId, filters);
  if (total !== undefined) return total;
  if (setsOf(filters).length === 0 || !areFewInSets({ expected })) return countExactly(tx, companyId, filters);
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${peopleInSets(companyId, filters)}`)).n;
}

interface Counters {
  company: number;
  everyone: number;
  /** Memberships in each of the sets. */
  members: number[];
  version: string;
}

const isCounted = (filters: PeopleFilters): SQL =>
  allOf([isOneOf(sql`account`, { chosen: filters.filters }), isOneOf(sql`status`, { among: statusesShown(filters) })]);

/** Scalar subquery: number of people in the company that match by account and status. */
export const companyTotal = (companyId: string, filters: PeopleFilters): SQL =>
  sql`(SELECT coalesce(sum(n), 0)::int FROM people_counts WHERE company_id = ${companyId} AND ${isCounted(filters)})`;

async function readCounters(tx: Tx, companyId: string, filters: PeopleFilters, sets: readonly SetsRef[]): Promise<Counters> {
  const shown = statusesShown(filters);
  const disabled = [
    ...(shown.some((status) => status !== 'disabled') ? [false] : []),
    ...(shown.includes('disabled') ? [true] : []),
  ];
  const people = sql`SELECT 0 AS place, coalesce(sum(n) FILTER (WHERE ${isCounted(filters)}), 0)::int AS n,
    coalesce(sum(n), 0)::int AS everyone, coalesce(string_agg(xmin::text, '.' ORDER BY account, status), '') AS version FROM people_counts WHERE company_id = ${companyId}`;
  const members = sets.map(
    (
      { ids },
      index,
    ) => sql`SELECT ${index + 1}::int AS place, coalesce(sum(n) FILTER (WHERE disabled = ANY(${sql.param(disabled)}::boolean[])), 0)::int AS n,
      0 AS everyone, coalesce(string_agg(xmin::text, '.' ORDER BY set_id, disabled), '') AS version
      FROM member_counts WHERE company_id = ${companyId} AND ${isOneOf(sql`set_id`, { among: ids }, 'uuid')}`,
  );
  const counted = await preparedRows<{ n: number; everyone: number; version: string }>(
    tx,
    sql`${sql.join([people, ...members], sql` UNION ALL `)} ORDER BY place`,
  );
  const [company = 0, ...rest] = counted.map(({ n }) => n);
  return { company, everyone: counted[0]?.everyone ?? 0, members: rest, version: counted.map(({ version }) => version).join('/') };
}

/** Member counters do not distinguish accounts. Nearly everybody is a learner, so the others are counted and subtracted. */
async function membersWithAccount(tx: Tx, companyId: string, filters: PeopleFilters, members: number): Promise<number> {
  const accounts = new Set(filters.filters);
  if (accounts.size === 0 || accounts.size === accountFilters.length) return members;
  const inside = filters.notIn ? { [filters.notIn.kind === 'departments' ? 'departmentId' : 'groupId']: filters.notIn.id } : {};
  const { notIn: _, ...rest } = filters;
  const memberFilters = { ...rest, ...inside };
  if (!accounts.has('learner')) return countExactly(tx, companyId, memberFilters);
  const others = accountFilters.filter((account) => !accounts.has(account));
  return members - (await countExactly(tx, companyId, { ...memberFilters, filters: others }));
}
