import { type SQL, sql } from 'drizzle-orm';
import { accountFilters } from '#contract/selection';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { type PeopleFilters, setsOf, usersWhere, wordsOf } from './usersWhere.ts';

export interface PeopleTotals {
  /** Exact number of people who match. */
  total: number;
  /** Everyone in the company who matches by account and state alone. */
  company: number;
  /** Changes whenever somebody comes, goes, or is enabled, disabled, promoted or put in or out of the set asked for. */
  version: string;
}

/** Number of people who match, by counting them. */
export async function countExactly(tx: Tx, companyId: string, filters: PeopleFilters): Promise<number> {
  return (await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM people u WHERE ${usersWhere(companyId, filters)}`)).n;
}

/** Totals without a search: from the counters, so that nobody counts a million rows. */
export async function peopleTotals(tx: Tx, companyId: string, filters: PeopleFilters): Promise<PeopleTotals> {
  const sets = filters.notIn ? [...setsOf(filters), filters.notIn] : setsOf(filters);
  const counted = await readCounters(tx, companyId, filters, sets[0]?.id);
  const { company, version } = counted;
  if (filters.undelivered) return { company, version, total: await countExactly(tx, companyId, filters) };
  if (sets.length === 0) return { company, version, total: company };
  if (sets.length > 1) return { company, version, total: await countExactly(tx, companyId, filters) };
  const members = await membersWithAccount(tx, companyId, filters, counted.members);
  return { company, version, total: filters.notIn ? company - members : members };
}

/** Exact number of people who match, from counters where there are any. */
export async function countPeople(tx: Tx, companyId: string, filters: PeopleFilters): Promise<number> {
  if (wordsOf(filters.searchText).length > 0) return countExactly(tx, companyId, filters);
  return (await peopleTotals(tx, companyId, filters)).total;
}

interface Counters {
  company: number;
  members: number;
  version: string;
}

const isShown = ({ includeDisabled }: PeopleFilters): SQL => (includeDisabled ? sql`true` : sql`NOT disabled`);
const isCounted = (filters: PeopleFilters): SQL =>
  filters.filters?.length
    ? sql`account = ANY(${sql.param([...new Set(filters.filters)])}::text[]) AND ${isShown(filters)}`
    : isShown(filters);

/** A value: everyone in the company who matches by account and state. */
export const companyTotal = (companyId: string, filters: PeopleFilters): SQL =>
  sql`(SELECT coalesce(sum(n), 0)::int FROM people_counts WHERE company_id = ${companyId} AND ${isCounted(filters)})`;

async function readCounters(tx: Tx, companyId: string, filters: PeopleFilters, setId: string | undefined): Promise<Counters> {
  const people = sql`SELECT coalesce(sum(n) FILTER (WHERE ${isCounted(filters)}), 0)::int AS company,
    coalesce(string_agg(xmin::text, '.' ORDER BY account, disabled), '') AS version FROM people_counts WHERE company_id = ${companyId}`;
  const members = setId
    ? sql`SELECT coalesce(sum(n) FILTER (WHERE ${isShown(filters)}), 0)::int AS members, coalesce(string_agg(xmin::text, '.' ORDER BY disabled), '') AS version
        FROM member_counts WHERE company_id = ${companyId} AND set_id = ${setId}`
    : sql`SELECT 0 AS members, '' AS version`;
  return oneRow<Counters>(
    tx,
    sql`SELECT p.company, m.members, p.version || '/' || m.version AS version FROM (${people}) p, (${members}) m`,
  );
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
