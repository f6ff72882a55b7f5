import { limits } from '#contract/limits';

export type SortOrder = 'ASC' | 'DESC';

/** What a list shows: the page, its size, the order and what narrows it. Pages count from 1. */
export interface ListQuery {
  page: number;
  limit: number;
  order: SortOrder;
  orderBy: string;
  search: string;
  filterBy: readonly string[];
  showDisabled: boolean;
}

/** What a list allows, and what it starts with. Values outside of it are never taken from an address. */
export interface ListShape {
  orderFields: readonly string[];
  orderBy: string;
  order: SortOrder;
  filters?: readonly string[];
  limit?: number;
  /** Page sizes to choose from; those of every list unless given. */
  pageSizes?: readonly number[];
  /** Leaves disabled people out until they are asked for, and finds short words only where a name or address begins. */
  isOfPeople?: true;
}

export type HistoryMode = 'push' | 'replace';

/** A list's state, wherever it is kept: in the address (useListUrl) or inside a drawer (useLocalList). */
export interface ListState {
  query: ListQuery;
  change: (patch: Partial<ListQuery>, history?: HistoryMode) => void;
  pageSizes: readonly number[];
  isOfPeople: boolean;
}

export const pageSizesOf = ({ pageSizes }: ListShape): readonly number[] => pageSizes ?? limits.pageSizes;

/** What a list's shape tells of its state. */
export const fixedOf = (shape: ListShape): Pick<ListState, 'pageSizes' | 'isOfPeople'> => ({
  pageSizes: pageSizesOf(shape),
  isOfPeople: shape.isOfPeople === true,
});

export function startOf(shape: ListShape): ListQuery {
  return {
    page: 1,
    limit: shape.limit ?? limits.defaultPageSize,
    order: shape.order,
    orderBy: shape.orderBy,
    search: '',
    filterBy: [],
    showDisabled: false,
  };
}

/** Whatever changes what is listed starts again on its first page. */
export function applyPatch(query: ListQuery, patch: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...patch };
}

/** Equal for two queries that list the same records, in whatever order and on whatever page. */
export function filterKey({ search, filterBy, showDisabled }: ListQuery): string {
  return JSON.stringify([search, [...filterBy].sort(), showDisabled]);
}

export const isNarrowed = (query: ListQuery): boolean => query.search !== '' || query.filterBy.length > 0;
