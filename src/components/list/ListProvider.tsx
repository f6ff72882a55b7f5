import { ListContextProvider } from 'react-admin';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Column, ListRecord } from './column.ts';
import { ListPanelContext } from './listContext.ts';
import { filterKey, type ListState } from './listQuery.ts';
import type { FilterChoice } from './FilterChips.tsx';
import { pageInstead } from './pageRange.ts';
import { toListContext } from './toListContext.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import type { ListData } from './useListData.ts';
import { useFilterText } from './useFilterText.ts';
import { useSelection } from './useSelection.ts';

interface Props<T extends ListRecord> {
  /** Names the list: test id, column choice. Two lists on one page need two names. */
  resource: string;
  state: ListState;
  data: ListData<T>;
  columns: readonly Column<T>[];
  /** Exact number of what the filters match, asked before everything across pages is selected; undefined when that failed. Absent: no such offer. */
  countMatching?: () => Promise<number | undefined>;
  isSelectable?: boolean;
  /** The filters that the list offers. */
  filters?: readonly FilterChoice[];
  /** The name of what it is a part of. */
  within?: string | undefined;
  children: ReactNode;
}

const noFilters: readonly FilterChoice[] = [];

/** Holds one list together: what is shown, what is selected, which columns. Toolbar, table and pagination read it. */
export function ListProvider<T extends ListRecord>(props: Props<T>) {
  const { resource, state, data, columns, countMatching, isSelectable = false, filters = noFilters, within, children } = props;
  const { query, change } = state;
  const pageIds = useMemo(() => (data.rows ?? []).map((row) => row.id), [data.rows]);
  const page = `${query.page}/${query.limit}/${query.orderBy}/${query.order}`;
  const selection = useSelection({ filters: filterKey(query), page }, pageIds);
  const choice = useColumnChoice(resource, columns as readonly Column[]);

  const shown = data.rows?.length ?? 0;
  const instead =
    data.total === undefined || data.isStale
      ? undefined
      : pageInstead({ page: query.page, limit: query.limit, total: data.total, isCapped: data.isCapped, shown });
  useEffect(() => {
    if (instead !== undefined) change({ page: instead }, 'replace');
  }, [instead, change]);

  const filterText = useFilterText(state, filters, within);
  const panel = useMemo(
    () => ({
      resource,
      state,
      selection,
      choice,
      isSelectable,
      isCapped: data.isCapped,
      isStale: data.isStale,
      filterText,
      countMatching,
    }),
    [resource, state, selection, choice, isSelectable, data.isCapped, data.isStale, filterText, countMatching],
  );
  const list = useMemo(() => toListContext(resource, state, data, selection), [resource, state, data, selection]);
  return (
    <ListPanelContext value={panel}>
      <ListContextProvider value={list}>{children}</ListContextProvider>
    </ListPanelContext>
  );
}
