import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { now } from '../../../clock.ts';
import { memberships } from '../../../db/memberships.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { allOf } from '../../../db/where.ts';
import { indexedWhere, type PeopleFilters, setsOf, withoutSets } from './conditions.ts';
import { cap, type FoundPage, gatherFrom, type ListRequest, lookAtFirst } from './searchPeople.ts';

/** So many people are looked up one by one at most: an eighth of a second. */
const maxLookedUp = 12_000;
/** So many members are kept in memory at most while the people are read in order. */
const maxInMemory = 400_000;
/** Probing a person costs as much as reading so many members of a set. */
const probe = 16;
/** Departments and groups need not be independent: twice as many rows are read as would be needed if they were. */
const margin = 2;

/** What the counters say about the sets that people must be in. */
export interface SetCounts {
  /** Matches if departments and groups were independent of each other. */
  expected: number;
  /** Memberships in each of the sets. */
  members: readonly number[];
  /** Number of people in the company. */
  everyone: number;
  /** Changes whenever one of the counters changes. */
  version: string;
}

const keepMs = 60_000;
const cache = new LRUCache<string, FoundPage & { version: string; madeAt: number }>({ max: 100 });

/**
 * One page of the members of several departments and groups, and the total up to listLimits.searchCountCap. The first matches are kept for a
 * minute, or until a counter changes, so that the next page does not read all members again.
 */
export async function findInSets(tx: Tx, companyId: string, request: ListRequest, counts: SetCounts): Promise<FoundPage> {
  const { filters, order, offset, limit } = request;
  const key = JSON.stringify([companyId, filters, order]);
  const known = cache.get(key);
  const isFresh = known?.version === counts.version && Math.abs(now().getTime() - known.madeAt) < keepMs;
  const pageOf = ({ ids, total, isCapped }: FoundPage): FoundPage => ({ ids: ids.slice(offset, offset + limit), total, isCapped });
  if (isFresh && (!known.isCapped || offset + limit <= known.ids.length)) return pageOf(known);
  const found = await findFirst(tx, companyId, { ...request, offset: 0, limit: Math.max(cap + 1, offset + limit) }, counts);
  if (found.ids.length <= cap + 1) cache.set(key, { ...found, version: counts.version, madeAt: now().getTime() });
  return pageOf(found);
}

/** The first matches, at most `limit`. */
async function findFirst(
  tx: Tx,
  companyId: string,
  request: ListRequest,
  { expected, everyone, members }: SetCounts,
): Promise<FoundPage> {
  const { filters, limit } = request;
  const visited = Math.min(everyone, Math.ceil((margin * limit * everyone) / Math.max(1, expected)));
  if (expected > maxLookedUp) {
    const inMemory = members.reduce((sum, n) => sum + n, 0);
    const isProbed = inMemory > maxInMemory || visited * members.length * probe < inMemory;
    // A set that does not fit into the memory of a statement would be read for each person.
    if (!isProbed) await run(tx, sql`SELECT set_config('work_mem', '64MB', true)`);
    const ids = await lookAtFirst(tx, companyId, request, visited, isProbed ? 'person after person' : 'in memory');
    if (ids.length === limit || visited === everyone) return { ids, total: Math.min(ids.length, cap), isCapped: ids.length > cap };
  }
  const { ids, total } = await gatherFrom(tx, peopleInSets(companyId, filters), request);
  return { ids, total: Math.min(total, cap), isCapped: total > cap };
}

/**
 * FROM and WHERE over `people u` that begin with the members of the sets and look each of them up. Left to the planner, the whole company is
 * read beside them.
 */
export function peopleInSets(companyId: string, filters: PeopleFilters): SQL {
  const membersOf = setsOf(filters).map(({ kind, ids }) => {
    const { members, setId } = memberships[kind];
    return sql`SELECT m.user_id FROM ${members} m WHERE m.company_id = ${companyId} AND m.${setId} = ANY(${sql.param([...ids])}::uuid[])`;
  });
  const [first = sql``, ...rest] = membersOf;
  const inAll = allOf([first, ...rest.map((others) => sql`m.user_id IN (${others})`)]);
  const where = allOf([sql`u.id = f.user_id`, indexedWhere(companyId, filters), ...withoutSets(filters)]);
  return sql`(SELECT DISTINCT i.user_id FROM (${inAll}) i) f CROSS JOIN LATERAL (SELECT u.* FROM people u WHERE ${where} OFFSET 0) u`;
}

/** Whether so few people are expected in these sets that looking each up is the fastest. */
export const areFewInSets = ({ expected }: Pick<SetCounts, 'expected'>): boolean => expected <= maxLookedUp;
