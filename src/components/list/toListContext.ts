import type { ListControllerResult } from 'react-admin';
import type { ListRecord } from './column.ts';
import type { ListQuery, ListState } from './listQuery.ts';
import type { ListData } from './useListData.ts';
import type { SelectionControl } from './useSelection.ts';

/**
 * Our list in the shape of react-admin's list context, so that its hooks and ours read the same page, sort and rows.
 * Its own selection is fed from ours, which alone knows "everything that matches".
 */
export function toListContext<T extends ListRecord>(
  resource: string,
  { query, change }: ListState,
  data: ListData<T>,
  selection: SelectionControl,
): ListControllerResult<T> {
  const base = {
    resource,
    sort: { field: query.orderBy, order: query.order },
    setSort: ({ field, order }: { field: string; order: 'ASC' | 'DESC' }) => change({ orderBy: field, order }),
    page: query.page,
    setPage: (page: number) => change({ page }),
    perPage: query.limit,
    setPerPage: (limit: number) => change({ limit }),
    filterValues: {
      ...(query.search && { search: query.search }),
      ...(query.filterBy.length > 0 && { filterBy: query.filterBy }),
      ...(query.showDisabled && { showDisabled: true }),
    },
    displayedFilters: {},
    setFilters: ({ search = '', filterBy = [], showDisabled = false }: Partial<ListQuery>) =>
      change({ search, filterBy, showDisabled }, search === query.search ? 'push' : 'replace'),
    showFilter: () => undefined,
    hideFilter: () => undefined,
    selectedIds: selection.value.kind === 'ids' ? [...selection.value.ids] : [],
    onSelect: () => undefined,
    onSelectAll: () => undefined,
    onToggleItem: (id: string) => selection.toggleRow(id, false),
    onUnselectItems: selection.clear,
    refetch: data.refetch,
    isPlaceholderData: data.isStale,
  };
  if (data.rows && data.total !== undefined) {
    const rows = [...data.rows];
    return data.error
      ? { ...base, data: rows, total: data.total, error: data.error, isPending: false }
      : { ...base, data: rows, total: data.total, error: null, isPending: false };
  }
  if (data.error) return { ...base, data: undefined, total: undefined, meta: undefined, error: data.error, isPending: false };
  return { ...base, data: undefined, total: undefined, meta: undefined, error: null, isPending: true };
}
