import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Column, ListRecord } from './column.ts';
import { type Filter, search, showDisabled } from './filter.ts';
import { ListPanelContext } from './listContext.ts';
import { filterKey, type ListState } from './listQuery.ts';
import { pageInstead } from './pageRange.ts';
import { toListContext } from './toListContext.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import type { ListData } from './useListData.ts';
import { useSelection } from './useSelection.ts';

interface Props<T extends ListRecord> {
  /** Names the list: test id, column choice. Two lists on one page need two names. */
  resource: string;
  state: ListState;
  data: ListData<T>;
  columns: readonly Column<T>[];
  isSelectable?: boolean;
  /** The filters that the list offers, without search and disabled people. */
  filters?: readonly Filter[];
  searchLabel?: Parameters<typeof search>[0];
  children: ReactNode;
}

const noFilters: readonly Filter[] = [];

/** The bridge for lists whose rows are read by a call of a report and not by react-admin's list controller. */
export function ListProvider<T extends ListRecord>(props: Props<T>) {
  const { resource, state, data, columns, isSelectable = false, filters = noFilters, searchLabel, children } = props;
  const { query, change, pageSizes, isOfPeople } = state;
  const pageIds = useMemo(() => (data.rows ?? []).map((row) => row.id), [data.rows]);
  const [selectedIds, onSelect] = useState<string[]>([]);
  const listed = filterKey(query);
  const place = `${listed}/${query.page}/${query.limit}/${query.orderBy}/${query.order}`;
  const selection = useSelection({ selectedIds, onSelect, pageIds, filters: listed, place });
  const choice = useColumnChoice(resource, columns as readonly Column[]);

  const shown = data.rows?.length ?? 0;
  const instead =
    data.total === undefined || data.isStale
      ? undefined
      : pageInstead({ page: query.page, limit: query.limit, total: data.total, isCapped: data.isCapped, shown });
  useEffect(() => {
    if (instead !== undefined) change({ page: instead }, 'replace');
  }, [instead, change]);

  const panel = useMemo(
    () => ({
      name: resource,
      filters: [...(searchLabel ? [search(searchLabel)] : []), ...filters, ...(isOfPeople ? [showDisabled] : [])],
      pageSizes,
      selection,
      choice,
      isSelectable,
      isCapped: data.isCapped,
    }),
    [resource, searchLabel, filters, isOfPeople, pageSizes, selection, choice, isSelectable, data.isCapped],
  );
  const list = useMemo(
    () => toListContext(resource, state, data, selection) as ListControllerResult<T>,
    [resource, state, data, selection],
  );
  return (
    <ListPanelContext value={panel}>
      <ListContextProvider value={list}>{children}</ListContextProvider>
    </ListPanelContext>
  );
}
