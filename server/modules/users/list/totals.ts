import { type SQL, sql } from 'drizzle-orm';
import { accountFilters } from '#contract/selection';
import { oneRow, rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { searchWords } from '../../../db/searchText.ts';
import { asksWhoCame, type PeopleFilters, setsOf, type SetsRef, statusesShown, peopleWhere } from './conditions.ts';

export interface PeopleTotals {
  /** Exact number of people who match; undefined where no counter knows it. */
  total: number | undefined;
  /** They are at most so many. */
  atMost: number;
  /** Everyone in the company who matches by account and status alone. */
  company: number;
  /** Changes whenever somebody comes, goes, or is enabled, disabled, promoted or put in or out of a set asked for. */
  version: string;
}

/** Number of people who match, by counting them. */
export async function countExactly(tx: Tx, companyId: string, filters: PeopleFilters): Promise<number> {
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM people u WHERE ${peopleWhere(companyId, filters)}`)).n;
}

/** Totals without a search: from the counters, so that nobody counts a million rows. */
export async function peopleTotals(tx: Tx, companyId: string, filters: PeopleFilters): Promise<PeopleTotals> {
  const sets = setsOf(filters);
  const asked = filters.notIn ? [...sets, { kind: filters.notIn.kind, ids: [filters.notIn.id] }] : sets;
  const { company, members, version } = await readCounters(tx, companyId, filters, asked);
  const atMost = Math.min(company, ...members.slice(0, sets.length));
  const known = { company, version, atMost };
  const [inOnly] = members;
  if (filters.undelivered) return { ...known, total: undefined };
  if (inOnly === undefined) return { ...known, total: company };
  if (asked.length > 1 || asked[0]?.ids.length !== 1 || asksWhoCame(filters)) return { ...known, total: undefined };
  const some = await membersWithAccount(tx, companyId, filters, inOnly);
  return { ...known, total: filters.notIn ? company - some : some };
}

/** Exact number of people who match, from counters where there are any. */
export async function countPeople(tx: Tx, companyId: string, filters: PeopleFilters): Promise<number> {
  if (searchWords(filters.searchText).length > 0) return countExactly(tx, companyId, filters);
  return (await peopleTotals(tx, companyId, filters)).total ?? countExactly(tx, companyId, filters);
}

interface Counters {
  company: number;
  /** Of each of the sets asked for: memberships in any of them. */
  members: number[];
  version: string;
}

const textsOf = (values: readonly string[]): SQL => sql`${sql.param([...new Set(values)])}::text[]`;

const isCounted = (filters: PeopleFilters): SQL => {
  const hasStatus = sql`status = ANY(${textsOf(statusesShown(filters))})`;
  return filters.filters?.length ? sql`account = ANY(${textsOf(filters.filters)}) AND ${hasStatus}` : hasStatus;
};

/** A value: everyone in the company who matches by account and state. */
export const companyTotal = (companyId: string, filters: PeopleFilters): SQL =>
  sql`(SELECT coalesce(sum(n), 0)::int FROM people_counts WHERE company_id = ${companyId} AND ${isCounted(filters)})`;

async function readCounters(tx: Tx, companyId: string, filters: PeopleFilters, sets: readonly SetsRef[]): Promise<Counters> {
  const shown = statusesShown(filters);
  const disabled = [
    ...(shown.some((status) => status !== 'disabled') ? [false] : []),
    ...(shown.includes('disabled') ? [true] : []),
  ];
  const people = sql`SELECT 0 AS place, coalesce(sum(n) FILTER (WHERE ${isCounted(filters)}), 0)::int AS n,
    coalesce(string_agg(xmin::text, '.' ORDER BY account, status), '') AS version FROM people_counts WHERE company_id = ${companyId}`;
  const members = sets.map(
    (
      { ids },
      index,
    ) => sql`SELECT ${index + 1}::int AS place, coalesce(sum(n) FILTER (WHERE disabled = ANY(${sql.param(disabled)}::boolean[])), 0)::int AS n,
      coalesce(string_agg(xmin::text, '.' ORDER BY set_id, disabled), '') AS version
      FROM member_counts WHERE company_id = ${companyId} AND set_id = ANY(${sql.param([...ids])}::uuid[])`,
  );
  const counted = await rows<{ n: number; version: string }>(
    tx,
    sql`${sql.join([people, ...members], sql` UNION ALL `)} ORDER BY place`,
  );
  const [company = 0, ...rest] = counted.map(({ n }) => n);
  return { company, members: rest, version: counted.map(({ version }) => version).join('/') };
}

/** Counters of a set do not tell accounts apart. Learners are nearly everybody, so the few others are counted and taken off. */
async function membersWithAccount(tx: Tx, companyId: string, filters: PeopleFilters, members: number): Promise<number> {
  const wanted = new Set(filters.filters);
  if (wanted.size === 0 || wanted.size === accountFilters.length) return members;
  const inside = filters.notIn ? { [filters.notIn.kind === 'departments' ? 'departmentId' : 'groupId']: filters.notIn.id } : {};
  const asked = { ...filters, ...inside, notIn: undefined };
  if (!wanted.has('learner')) return countExactly(tx, companyId, asked);
  const others = accountFilters.filter((account) => !wanted.has(account));
  return members - (await countExactly(tx, companyId, { ...asked, filters: others }));
}
