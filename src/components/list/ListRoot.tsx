import { useQueryClient } from '@tanstack/react-query';
import {
  type FilterPayload,
  ListContextProvider,
  type ListControllerResult,
  OptionalResourceContextProvider,
  RouterProviderContext,
  useListController,
  type UseGetListOptions,
  useResourceContext,
  useRouterProvider,
} from 'react-admin';
import { type ReactNode, type RefObject, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { Column, ListRecord } from './column.ts';
import { filterKey, type FilterValues } from '../filters/filter.ts';
import { FilterContext } from '../filters/filterContext.ts';
import { useDefinition } from '../resource/definition.ts';
import { type ListAddress, pageSizesOf } from './listAddress.ts';
import { ListPanelContext, type SelectedRecords } from './listContext.ts';
import { listRouter } from './listRouter.ts';
import { readOnce } from './readOnce.ts';
import { useColumnChoice } from './table/useColumnChoice.ts';
import { useCorrectedPage } from './useCorrectedPage.ts';
import { useListFiltering } from './useListFiltering.ts';
import { useSelection } from './useSelection.ts';
import { useStable } from './useStable.ts';

/** The number of matches as far as the list knows it, and how many of them can be selected. */
interface KnownCounts {
  total: number | undefined;
  isCapped: boolean;
  selectable: number;
}

export interface ListRootProps<T extends ListRecord> {
  /** The resource to list; by default that of the surrounding page. */
  resource?: string;
  /**
   * Names the list for its test id and the stored column choice. By default the resource's name; two lists of one resource need
   * two names.
   */
  name?: string;
  /** Its filters and sort orders, as URL parameters. A constant of its module. */
  address: ListAddress;
  /** Permanent filter, in the format of the resource's adapter. Must be memoised. */
  filter?: FilterPayload;
  /** The columns of a table; absent for a list of cards. */
  columns?: readonly Column<T>[];
  /**
   * For a call that returns all records: filters them in the browser. The call is then made once, whatever the filters
   * (`readOnce`). Must be memoised, or a constant of its module.
   */
  narrow?: (all: T[], values: FilterValues) => T[];
  isSelectable?: boolean;
  /** Whether a row can be selected; by default all can. Must be a constant of the module. */
  canSelect?: (record: T) => boolean;
  /** What the texts about a selection call the records; `users` by default. */
  records?: SelectedRecords;
  /** Returns the exact number of matches, before all that match are selected. Absent: the list cannot select all that match. */
  countMatching?: (values: FilterValues, known: KnownCounts) => Promise<number | undefined>;
  /** Selects all only while nothing narrows the list: its bulk calls know no search. */
  isAllUnfiltered?: boolean;
  /** Names the checkbox that selects the page; by default it says so. */
  pageLabel?: string | undefined;
  /** Keeps its state in memory instead of the URL: for lists in drawers. */
  isLocal?: boolean;
  /** The initial filters of a local list. */
  start?: FilterValues;
  /** Removes its rows from the cache when it closes, so that it never opens with outdated rows. */
  isForgotten?: boolean;
  /** The name of the department or group that the records belong to. */
  within?: string | undefined;
  children: ReactNode;
}

/**
 * One list: react-admin's list controller with our URL parameters. Its parts, and react-admin's, read `useListContext`; our
 * additions are in `useListPanel`.
 * @example
 * <ListRoot resource="departments" address={departmentAddress} columns={columns}>
 *   <ListView … />
 * </ListRoot>
 */
export function ListRoot<T extends ListRecord>(props: ListRootProps<T>) {
  const { address, resource } = props;
  const base = useRouterProvider();
  const isCorrecting = useRef(false);
  const router = useMemo(() => listRouter(base, address, isCorrecting), [base, address]);
  return (
    <OptionalResourceContextProvider value={resource}>
      <RouterProviderContext.Provider value={router}>
        <Controlled {...props} base={base} isCorrecting={isCorrecting} />
      </RouterProviderContext.Provider>
    </OptionalResourceContextProvider>
  );
}

const noToast = () => undefined;
let openings = 0;
const noColumns: never[] = [];
const unfiltered = filterKey({});

interface ControlledProps<T extends ListRecord> extends ListRootProps<T> {
  base: ReturnType<typeof useRouterProvider>;
  isCorrecting: RefObject<boolean>;
}

function Controlled<T extends ListRecord>({ base, isCorrecting, address, columns = noColumns, ...props }: ControlledProps<T>) {
  const {
    filter,
    isSelectable = false,
    canSelect,
    records = 'users',
    isAllUnfiltered = false,
    pageLabel,
    isLocal = false,
    start,
    isForgotten = false,
    narrow,
    within,
    children,
  } = props;
  const resource = useResourceContext();
  const { Dialogs } = useDefinition();
  const name = props.name ?? resource ?? '';
  const { retry, gcTime } = useQueryClient().getDefaultOptions().queries ?? {};
  // Part of the cache key: a list that reopens before the cache has dropped its rows would show them otherwise.
  const [opening] = useState(() => (isForgotten ? { opening: ++openings } : undefined));
  const controller = useNarrowed(
    narrow,
    useListController<T>({
      // Guard has checked both already.
      disableAuthentication: true,
      storeKey: false,
      disableSyncWithLocation: isLocal,
      sort: address.sort,
      perPage: address.perPage ?? 25,
      exporter: false,
      // For react-admin an empty object is not the same as none.
      ...(filter && { filter }),
      ...(start && { filterDefaultValues: start }),
      // The error replaces the rows.
      queryOptions: {
        onError: noToast,
        retry,
        gcTime: isForgotten ? 0 : gcTime,
        ...(opening && { meta: opening }),
        ...(narrow && readOnce(resource ?? '')),
      } as UseGetListOptions<T>,
    }),
  );
  const { data, page, perPage, sort, selectedIds, onSelect, isPlaceholderData = false } = controller;
  const values = controller.filterValues as FilterValues;
  const meta = controller.meta as { total?: number; totalIsCapped?: boolean; selectable?: number } | undefined;
  const isCapped = meta?.totalIsCapped === true;
  const total = controller.total ?? meta?.total;
  const selectable = meta?.selectable ?? total ?? 0;
  useCorrectedPage(controller, { total, isCapped, isCorrecting });

  const pageIds = useMemo(
    () => (data ?? []).filter((record) => canSelect?.(record) ?? true).map(({ id }) => id),
    [data, canSelect],
  );
  const filters = filterKey(values);
  const countMatching = isAllUnfiltered && filters !== unfiltered ? undefined : props.countMatching;
  const place = `${filters}/${page}/${perPage}/${sort.field}/${sort.order}`;
  const selection = useSelection({ selectedIds, onSelect, pageIds, filters, place });
  const choice = useColumnChoice(name, columns as readonly Column[]);
  const filtering = useListFiltering(address.filters, controller);

  const countNow = useCallback(
    async () => countMatching?.(JSON.parse(filters) as FilterValues, { total, isCapped, selectable }),
    [countMatching, filters, total, isCapped, selectable],
  );
  const panel = useMemo(
    () => ({
      name,
      pageSizes: pageSizesOf(address),
      address: isLocal ? undefined : address,
      selection,
      choice,
      isSelectable,
      pageIds,
      selectableTotal: selectable,
      records,
      isCapped,
      within,
      countMatching: countMatching && countNow,
      pageLabel,
    }),
    [
      name,
      address,
      isLocal,
      selection,
      choice,
      isSelectable,
      pageIds,
      selectable,
      records,
      isCapped,
      within,
      countMatching,
      countNow,
      pageLabel,
    ],
  );
  const list = useMemo(() => {
    const selectAll = async () => {
      const expectedTotal = await countNow();
      if (expectedTotal !== undefined) selection.selectMatching(expectedTotal);
    };
    return {
      ...controller,
      total,
      isPlaceholderData,
      // With everything selected, the rows of the page count as selected.
      selectedIds: selection.value.kind === 'matching' ? pageIds : controller.selectedIds,
      onToggleItem: (id: string) => selection.toggleRow(id, false),
      onUnselectItems: selection.clear,
      onSelectAll: countMatching ? selectAll : controller.onSelectAll,
    } as ListControllerResult<T>;
  }, [controller, total, isPlaceholderData, selection, pageIds, countMatching, countNow]);
  return (
    <ListPanelContext value={panel}>
      <ListContextProvider value={list}>
        <FilterContext value={filtering}>
          {/* Only the controller uses react-admin's parameters: links and overlays inside the list use the panel's URLs. */}
          <RouterProviderContext.Provider value={base}>
            {children}
            {Dialogs && !isLocal && (
              <Suspense fallback={null}>
                <Dialogs />
              </Suspense>
            )}
          </RouterProviderContext.Provider>
        </FilterContext>
      </ListContextProvider>
    </ListPanelContext>
  );
}

/** The list with only the records that `narrow` returns, memoised. */
function useNarrowed<T extends ListRecord>(narrow: ListRootProps<T>['narrow'], list: ListControllerResult<T>) {
  const { data: all, filterValues } = list;
  const narrowed = useMemo(
    () => (narrow && all ? narrow(all, filterValues as FilterValues) : undefined),
    [narrow, all, filterValues],
  );
  return useStable((narrowed ? { ...list, data: narrowed, total: narrowed.length } : list) as ListControllerResult<T>);
}
