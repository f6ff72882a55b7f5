import { z } from 'zod';
import { changeDisabled, countUsers, listUsers } from '#contract/people/users';
import type { ApiClient } from './apiClient.ts';

/** A call to be repeated. Several requests are sent in turn, so that not always the same page is read. */
export interface ApiCase {
  id: string;
  what: string;
  method: 'GET' | 'POST';
  requests: readonly { path: string; body?: object }[];
  /** Calls that one person makes occasionally, such as reports; lists are read by many at once. */
  isAskedInTurn?: true;
  /** Files: timed until their first row is here, and then given up. */
  isReadToFirstRow?: true;
}

const pageSize = 25;
const total = z.object({ totalUsersCount: z.number() });
const sets = z.array(z.object({ id: z.string() }));
const person = z.object({ id: z.string(), email: z.string(), departments: sets, groups: sets });
const page = z.object({ usersPerPage: z.array(person) });

/** The calls of the list of people, as the panel makes them: with session check, row-level security and total. */
export async function listCases(api: ApiClient): Promise<ApiCase[]> {
  const { totalUsersCount } = await api.post(listUsers.path, { pageSize, includeDisabled: true }, total);
  const last = Math.ceil(totalUsersCount / pageSize);
  const near = (from: number) => [0, 1, 2, 3, 4, 5, 6, 7].map((step) => Math.min(last, Math.max(1, from + step)));
  const list = (id: string, what: string, bodies: readonly object[]): ApiCase => ({
    id,
    what,
    method: 'POST',
    requests: bodies.map((body) => ({ path: listUsers.path, body: { pageSize, includeDisabled: true, ...body } })),
  });
  const middle = Math.ceil(last / 2);
  const { usersPerPage: some } = await api.post(listUsers.path, { pageSize, pageNumber: middle, includeDisabled: true }, page);
  const idsOf = (sets: 'departments' | 'groups') =>
    [...new Set(some.flatMap((user) => user[sets].map(({ id }) => id)))].slice(0, 3);
  const [departmentIds, groupIds] = [idsOf('departments'), idsOf('groups')];
  const pages = (numbers: readonly number[], more: object = {}) => numbers.map((pageNumber) => ({ pageNumber, ...more }));
  return [
    list('list-first', 'list, first page', pages([1])),
    list('list-middle', 'list, middle pages', pages(near(middle))),
    list('list-last', 'list, last page', pages([last])),
    list('list-by-name', 'list by name, first pages', pages(near(1), { orderBy: 'name', order: 'ASC' })),
    list('list-by-login', 'list by last login, middle pages', pages(near(middle), { orderBy: 'last_login', order: 'DESC' })),
    list('list-admins', 'list of admins', pages([1], { filters: ['account_admin'] })),
    list('list-invited', 'list of whoever never came, first pages', pages(near(1), { userStatuses: ['invited'] })),
    list('list-in-sets', 'list of some departments and groups', pages(near(1), { departmentIds, groupIds })),
    list(
      'search-common',
      'search for a frequent name',
      ['ann', 'mar', 'son', 'lopez'].map((searchText) => ({ searchText })),
    ),
    list(
      'search-one',
      'search for one whole address',
      some.slice(0, 8).map(({ email }) => ({ searchText: email })),
    ),
    list(
      'search-beginning',
      'search for the beginning of an address',
      some.slice(0, 8).map(({ email }) => ({ searchText: email.replace(/.@.*/, '') })),
    ),
    list(
      'search-ending',
      'search for the end of an address, one in a thousand',
      [137, 512, 777, 901].map((n) => ({ searchText: `${n}@bench` })),
    ),
    list('search-none', 'search without a match', [{ searchText: 'zzqxv' }, { searchText: 'qwrtp' }]),
    {
      id: 'count',
      what: 'exact count under filters',
      method: 'POST',
      requests: [{ includeDisabled: true }, { filters: ['learner'] }].map((body) => ({ path: countUsers.path, body })),
    },
  ];
}

interface BulkCase {
  id: string;
  what: string;
  /** Disables or enables all people of the case. */
  change(isDisabled: boolean): Promise<void>;
}

/** Bulk changes; each is done and undone, so that every run finds the same rows. */
export async function bulkCases(api: ApiClient): Promise<BulkCase[]> {
  const learners = { filters: ['learner'], includeDisabled: true };
  const ids: string[] = [];
  for (let pageNumber = 1; ids.length < 800 && pageNumber <= 8; pageNumber += 1) {
    const { usersPerPage } = await api.post(listUsers.path, { ...learners, pageSize: 100, pageNumber }, page);
    ids.push(...usersPerPage.map(({ id }) => id));
  }
  const everyMatch = { ...learners, searchText: 'sofia' };
  const { count } = await api.post(countUsers.path, everyMatch, z.object({ count: z.number() }));
  const patch = (body: object) => async (isDisabled: boolean) => {
    const reply = await fetch(api.url(changeDisabled.path), {
      method: changeDisabled.method,
      headers: api.headers,
      body: JSON.stringify({ ...body, isDisabled }),
    });
    const text = await reply.text();
    if (!reply.ok && !text.includes('nothing_to_change')) throw new Error(`the bulk change answered ${reply.status}: ${text}`);
  };
  return [
    {
      id: 'bulk-ids',
      what: `bulk, ${ids.length} chosen people`,
      change: patch({ userIds: ids, isAllUsersSelected: false, ...learners }),
    },
    {
      id: 'bulk-matching',
      what: `bulk, all ${count} who match a search`,
      change: patch({ ...everyMatch, isAllUsersSelected: true, expectedTotal: count }),
    },
  ];
}
