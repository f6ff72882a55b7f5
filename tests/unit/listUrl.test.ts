import { describe, expect, it } from 'vitest';
import { applyPatch, filterKey, type ListShape, startOf } from '~/components/list/listQuery.ts';
import { readListUrl, writeListUrl } from '~/components/list/listUrl.ts';

const shape: ListShape = {
  orderFields: ['created_at', 'name', 'email'],
  orderBy: 'created_at',
  order: 'DESC',
  filters: ['account_owner', 'account_admin', 'learner'],
};
const read = (text: string) => readListUrl(new URLSearchParams(text), shape);

describe('a list in its address', () => {
  it('starts on page 1 with 25 rows, newest first', () => {
    expect(read('')).toEqual({
      page: 1,
      limit: 25,
      order: 'DESC',
      orderBy: 'created_at',
      search: '',
      filterBy: [],
      showDisabled: false,
    });
  });

  it('is restored from the parameters as they are printed', () => {
    const text = 'page=3&order=ASC&orderBy=name&search=ann&filterBy=learner&filterBy=account_owner&limit=50&showDisabled=true';
    expect(read(text)).toEqual({
      page: 3,
      limit: 50,
      order: 'ASC',
      orderBy: 'name',
      search: 'ann',
      filterBy: ['account_owner', 'learner'],
      showDisabled: true,
    });
  });

  it.each([
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=2.5', { page: 1 }],
    ['page=abc', { page: 1 }],
    ['page=99999999999', { page: 1 }],
    ['limit=7', { limit: 25 }],
    ['limit=1000', { limit: 25 }],
    ['order=sideways', { order: 'DESC' }],
    ['order=asc', { order: 'ASC' }],
    ['orderBy=password', { orderBy: 'created_at' }],
    ['filterBy=everyone', { filterBy: [] }],
    ['filterBy=learner&filterBy=learner', { filterBy: ['learner'] }],
    ['showDisabled=maybe', { showDisabled: false }],
    ['search=%20%20ann%20', { search: 'ann' }],
  ])('falls back where a value makes no sense: %s', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });

  it('takes at most 255 characters of a search', () => {
    expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(255);
  });

  it('is written without what it starts with, and leaves other parameters alone', () => {
    const current = new URLSearchParams('drawer=user&page=4&filterBy=learner');
    expect(writeListUrl(current, startOf(shape), shape).toString()).toBe('drawer=user');
  });

  it('comes back the same from what was written', () => {
    const query = {
      ...startOf(shape),
      page: 7,
      limit: 100,
      order: 'ASC' as const,
      orderBy: 'email',
      search: 'é & ü',
      showDisabled: true,
    };
    const written = writeListUrl(new URLSearchParams(), { ...query, filterBy: ['account_admin', 'learner'] }, shape);
    expect(readListUrl(written, shape)).toEqual({ ...query, filterBy: ['account_admin', 'learner'] });
  });
});

describe('a change of a list', () => {
  const onPage3 = { ...startOf(shape), page: 3 };

  it('starts on the first page again', () => {
    expect(applyPatch(onPage3, { search: 'ann' }).page).toBe(1);
    expect(applyPatch(onPage3, { orderBy: 'name' }).page).toBe(1);
  });

  it('of the page alone goes to that page', () => {
    expect(applyPatch(onPage3, { page: 4 }).page).toBe(4);
  });

  it('of page, size or order lists the same records', () => {
    expect(filterKey({ ...onPage3, page: 9, limit: 5, order: 'ASC' })).toBe(filterKey(onPage3));
    expect(filterKey({ ...onPage3, showDisabled: true })).not.toBe(filterKey(onPage3));
  });
});
