import type { SortPayload } from 'react-admin';
import { listLimits } from '#contract/kit/limits';
import type { Filter, FilterValues } from '../filters/filter.ts';
import { readFilters, writeFilters } from '../filters/filterAddress.ts';

/** The URL parameters of a list: sort fields, page sizes, filters and defaults. A constant of its module. */
export interface ListAddress {
  /** The fields it can be sorted by. */
  sorts: readonly string[];
  sort: SortPayload;
  filters: readonly Filter[];
  perPage?: number;
  /** Page sizes to choose from; by default those of every list. Empty: all records on one page. */
  pageSizes?: readonly number[];
  /** Names of the parameters of page and page size, for a page that other programs link to by its own. */
  params?: { page: string; size: string };
}

const usualParams = { page: 'page', size: 'limit' };

/** State of a list: page (from 1), page size, order and filters. */
export interface ListPlace {
  page: number;
  perPage: number;
  sort: SortPayload;
  filter: FilterValues;
}

export const pageSizesOf = ({ pageSizes }: ListAddress): readonly number[] => pageSizes ?? listLimits.pageSizes;

export const startOf = ({ sort, perPage = listLimits.defaultPageSize }: ListAddress): ListPlace => ({
  page: 1,
  perPage,
  sort,
  filter: {},
});

const maxPage = 1_000_000;
function readPage(text: string | null): number | undefined {
  const page = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= maxPage ? page : undefined;
}

interface Location {
  search: string;
  hash: string;
}

const anchorOf = ({ filters }: ListAddress) => filters.find(({ param }) => param.isAnchor)?.name;

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // malformed percent encoding
  }
}

/** The URL parameters of a list, including those behind the `#`. */
export function paramsOf({ search, hash }: Location, address: ListAddress): URLSearchParams {
  const params = new URLSearchParams(search);
  const name = anchorOf(address);
  if (name) params.set(name, decoded(hash));
  return params;
}

/** The reverse of paramsOf. Keeps a `#` that does not belong to the list. */
export function locationOf(params: URLSearchParams, hash: string, address: ListAddress): Location {
  const name = anchorOf(address);
  if (!name) return { search: params.toString(), hash };
  const rest = new URLSearchParams(params);
  rest.delete(name);
  return { search: rest.toString(), hash: encodeURIComponent(params.get(name) ?? '') };
}

/** Reads a list's state from URL parameters. Missing, unknown and out-of-range values become the defaults. */
export function readPlace(params: URLSearchParams, address: ListAddress): ListPlace {
  const start = startOf(address);
  const names = address.params ?? usualParams;
  const order = params.get('order')?.toUpperCase();
  return {
    page: (pageSizesOf(address).length > 0 && readPage(params.get(names.page))) || start.page,
    perPage: pageSizesOf(address).find((size) => String(size) === params.get(names.size)) ?? start.perPage,
    sort: {
      field: address.sorts.find((field) => field === params.get('orderBy')) ?? start.sort.field,
      order: order === 'ASC' || order === 'DESC' ? order : start.sort.order,
    },
    filter: readFilters(params, address.filters),
  };
}

/** URL parameters with a list's state. Other parameters stay; defaults are left out. */
export function writePlace(
  current: URLSearchParams,
  { page, perPage, sort, filter }: ListPlace,
  address: ListAddress,
): URLSearchParams {
  const start = startOf(address);
  const names = address.params ?? usualParams;
  const next = new URLSearchParams(current);
  const put = (name: string, value: string, first: string) => {
    if (value === first) next.delete(name);
    else next.set(name, value);
  };
  put(names.page, String(page), '1');
  put(names.size, String(perPage), String(start.perPage));
  put('order', sort.order, start.sort.order);
  put('orderBy', sort.field, start.sort.field);
  return writeFilters(next, address.filters, filter);
}
