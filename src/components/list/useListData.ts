import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useMemo } from 'react';
import type { ListRecord } from './column.ts';
import type { ListQuery } from './listQuery.ts';

/** One page of records as a list needs it, wherever it comes from. */
export interface ListData<T extends ListRecord> {
  rows: readonly T[] | undefined;
  total: number | undefined;
  /** The total is a lower bound: counting stopped at a cap. */
  isCapped: boolean;
  error: Error | null;
  /** Rows of the page before, shown until the new ones are here. */
  isStale: boolean;
  refetch: () => void;
}

/** The page of a react-admin resource that `query` asks for. `filter` is what the resource's adapter understands. */
export function useListData<T extends ListRecord>(resource: string, query: ListQuery, filter: object): ListData<T> {
  const list = useGetList<T>(
    resource,
    {
      pagination: { page: query.page, perPage: query.limit },
      sort: { field: query.orderBy, order: query.order },
      filter,
    },
    { placeholderData: keepPreviousData },
  );
  const { data, error, isPlaceholderData, refetch } = list;
  const meta = list.meta as { total?: number; totalIsCapped?: boolean } | undefined;
  const total = list.total ?? meta?.total;
  const isCapped = meta?.totalIsCapped === true;
  return useMemo(
    () => ({ rows: data, total, isCapped, error, isStale: isPlaceholderData, refetch: () => void refetch() }),
    [data, total, isCapped, error, isPlaceholderData, refetch],
  );
}
