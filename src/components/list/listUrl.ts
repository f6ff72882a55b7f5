import { limits } from '#contract/limits';
import { type ListQuery, type ListShape, pageSizesOf, startOf } from './listQuery.ts';

const maxPage = 1_000_000;

/** Reads a list's state from an address. What is missing, unknown or out of range falls back to the list's start. */
export function readListUrl(params: URLSearchParams, shape: ListShape): ListQuery {
  const start = startOf(shape);
  const order = params.get('order')?.toUpperCase();
  return {
    page: readPage(params.get('page')) ?? start.page,
    limit: pageSizesOf(shape).find((size) => String(size) === params.get('limit')) ?? start.limit,
    order: order === 'ASC' || order === 'DESC' ? order : start.order,
    orderBy: shape.orderFields.find((field) => field === params.get('orderBy')) ?? start.orderBy,
    search: (params.get('search') ?? '').trim().slice(0, limits.textMax),
    filterBy: (shape.filters ?? []).filter((value) => params.getAll('filterBy').includes(value)),
    showDisabled: params.get('showDisabled') === 'true',
  };
}

/** Writes a list's state into an address. Other parameters stay; what equals the list's start is left out. */
export function writeListUrl(current: URLSearchParams, query: ListQuery, shape: ListShape): URLSearchParams {
  const start = startOf(shape);
  const next = new URLSearchParams(current);
  const put = (name: string, value: string, isStart: boolean) => {
    if (isStart) next.delete(name);
    else next.set(name, value);
  };
  put('page', String(query.page), query.page === start.page);
  put('limit', String(query.limit), query.limit === start.limit);
  put('order', query.order, query.order === start.order);
  put('orderBy', query.orderBy, query.orderBy === start.orderBy);
  put('search', query.search, query.search === '');
  put('showDisabled', 'true', !query.showDisabled);
  next.delete('filterBy');
  for (const value of query.filterBy) next.append('filterBy', value);
  return next;
}

function readPage(value: string | null): number | undefined {
  if (value === null || !/^\d{1,7}$/.test(value)) return undefined;
  const page = Number(value);
  return page >= 1 && page <= maxPage ? page : undefined;
}
