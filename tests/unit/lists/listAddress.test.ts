import { describe, expect, it } from 'vitest';
import { chips, filterKey, part, records, search, showDisabled } from '~/components/filters/filter.ts';
import { readFilters, writeFilters } from '~/components/filters/filterAddress.ts';
import { period } from '~/report/period/periodFilter.ts';
import { type ListAddress, locationOf, paramsOf, readPlace, startOf, writePlace } from '~/components/list/listAddress.ts';

const address: ListAddress = {
  sorts: ['created_at', 'name', 'email'],
  sort: { field: 'created_at', order: 'DESC' },
  filters: [
    search(),
    chips('filterBy', ['account_owner', 'account_admin', 'learner'], 'users.accounts'),
    records('departments', 'resources.users.fields.departments', 'departments'),
    showDisabled,
  ],
};
const [sales, legal] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const read = (text: string) => readPlace(new URLSearchParams(text), address);

describe('a list in its URL', () => {
  it('starts on page 1 with 25 rows, newest first, with nothing chosen', () => {
    expect(read('')).toEqual({ page: 1, perPage: 25, sort: { field: 'created_at', order: 'DESC' }, filter: {} });
  });

  it('is restored from the documented parameters, with any number of filters', () => {
    const text = `page=3&order=ASC&orderBy=name&search=ann&filterBy=learner&filterBy=account_owner&limit=50&showDisabled=true&departments=${sales}&departments=${legal}`;
    expect(read(text)).toEqual({
      page: 3,
      perPage: 50,
      sort: { field: 'name', order: 'ASC' },
      filter: { search: 'ann', filterBy: ['account_owner', 'learner'], departments: [sales, legal], showDisabled: true },
    });
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['page=99999999999', { page: 1 }],
    ['limit=7', { perPage: 25 }],
    ['limit=1000', { perPage: 25 }],
    ['order=sideways', { sort: { field: 'created_at', order: 'DESC' } }],
    ['order=asc', { sort: { field: 'created_at', order: 'ASC' } }],
    ['orderBy=password', { sort: { field: 'created_at', order: 'DESC' } }],
    ['filterBy=everyone', { filter: {} }],
    ['filterBy=learner&filterBy=learner', { filter: { filterBy: ['learner'] } }],
    ['departments=sales', { filter: {} }],
    ['showDisabled=maybe', { filter: {} }],
    ['search=%20%20ann%20', { filter: { search: 'ann' } }],
  ])('falls back where a value makes no sense: %s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('truncates a search to 255 characters', () => {
    expect(read(`search=${'x'.repeat(300)}`).filter['search']).toHaveLength(255);
  });

  it('omits defaults, and keeps other parameters', () => {
    const current = new URLSearchParams('drawer=user&page=4&filterBy=learner');
    expect(writePlace(current, startOf(address), address).toString()).toBe('drawer=user');
  });

  it('is the same after writing and reading', () => {
    const place = {
      page: 7,
      perPage: 100,
      sort: { field: 'email', order: 'ASC' as const },
      filter: { search: 'é & ü', filterBy: ['account_admin', 'learner'], departments: [sales], showDisabled: true },
    };
    expect(readPlace(writePlace(new URLSearchParams(), place, address), address)).toEqual(place);
  });

  it('has one key for the same filters in any order', () => {
    expect(filterKey({ search: 'a', showDisabled: true })).toBe(filterKey({ showDisabled: true, search: 'a' }));
    expect(filterKey({ search: 'a' })).not.toBe(filterKey({ search: 'b' }));
  });
});

describe('a period in the URL', () => {
  const kinds = [
    { kind: 'assigned', title: 'campaigns.people.fields.assignedAt' },
    { kind: 'due', title: 'campaigns.people.fields.dueAt' },
  ] as const;
  const filters = [period('workPeriod', 'campaigns.people.fields.assignedAt', { kinds }), search()];
  const days = 'dateFrom=2026-03-01&dateTo=2026-03-31';

  it.each([
    [days, ['2026-03-01', '2026-03-31']],
    [`${days}&rangeOf=due`, ['2026-03-01', '2026-03-31', 'due']],
    [`${days}&rangeOf=assigned`, ['2026-03-01', '2026-03-31']],
    [`${days}&rangeOf=never`, ['2026-03-01', '2026-03-31']],
    ['dateFrom=2026-03-01', undefined],
    ['dateFrom=2026-03-31&dateTo=2026-03-01', undefined],
    ['dateFrom=2025-01-01&dateTo=2026-03-01', undefined],
    ['dateFrom=2026-02-30&dateTo=2026-03-01', undefined],
    ['rangeOf=due', undefined],
  ])('are read from %s', (text, expected) => {
    expect(readFilters(new URLSearchParams(text), filters)['workPeriod']).toEqual(expected);
  });

  it('are removed with all of their parameters', () => {
    const current = new URLSearchParams(`people=all&${days}&rangeOf=due&search=ann`);
    expect(writeFilters(current, filters, { search: 'ann' }).toString()).toBe('people=all&search=ann');
    const other = writeFilters(current, filters, { workPeriod: ['2026-04-01', '2026-04-02'] });
    expect(other.toString()).toBe('people=all&dateFrom=2026-04-01&dateTo=2026-04-02');
  });
});

describe('a list with parts', () => {
  const parts: ListAddress = { ...address, pageSizes: [], filters: [search(), part('category')] };
  const at = (search: string, hash: string) => readPlace(paramsOf({ search, hash }, parts), parts);
  const written = (filter: Record<string, unknown>, search = '') =>
    locationOf(writePlace(new URLSearchParams(search), { ...startOf(parts), filter }, parts), '#before', parts);

  it('has its part behind the # of the URL', () => {
    expect(at('?search=ann', '#Safe%20%26%20sound').filter).toEqual({ search: 'ann', category: 'Safe & sound' });
    expect(written({ search: 'ann', category: 'Safe & sound' }, 'video=7')).toEqual({
      search: 'video=7&search=ann',
      hash: 'Safe%20%26%20sound',
    });
  });

  it('omits the part with everything', () => {
    expect(at('', '#all').filter).toEqual({});
    expect(written({ category: 'all' })).toEqual({ search: '', hash: '' });
  });

  it('ignores an invalid #, and a page that it does not have', () => {
    expect(at('?page=3', '#%E0%A4%A')).toEqual(startOf(parts));
  });

  it('keeps the # of other lists', () => {
    expect(locationOf(paramsOf({ search: '?page=2', hash: '#x' }, address), '#x', address)).toEqual({
      search: 'page=2',
      hash: '#x',
    });
  });
});
