import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReportEndpoint, ReportParams } from '#contract/reports/report';
import type { HeedError } from '~/errors/heedError.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { callEndpoint } from './callEndpoint.ts';
import { endpointKey } from './useEndpoint.ts';

/** A reply of a list that grows. */
export interface Page<Item> {
  data: { items: Item[]; pageInfo: { totalCount: number } };
}

interface Pages<Item> {
  /** The rows of all pages that were read so far. */
  items: readonly Item[];
  total: number | undefined;
  isPending: boolean;
  error: HeedError | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Reads what is missing; undefined if that failed, which `error` then says. */
  loadAll: () => Promise<readonly Item[] | undefined>;
  retry: () => void;
}

/** A list that grows: each further page is appended to those on screen. `query` is without the page. */
export function usePages<Item>(endpoint: ReportEndpoint<Page<Item>>, query: ReportParams): Pages<Item> {
  const companyId = useMaybeSession()?.company.id;
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    Page<Item>,
    HeedError,
    { pages: Page<Item>[] },
    readonly unknown[],
    number
  >({
    queryKey: endpointKey(companyId, endpoint, 'pages', query),
    queryFn: async ({ pageParam, signal }) =>
      (await callEndpoint(endpoint, { query: { ...query, pageNumber: String(pageParam) }, signal })) as Page<Item>,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, page) => sum + page.data.items.length, 0);
      return last.data.items.length > 0 && read < last.data.pageInfo.totalCount ? pages.length + 1 : undefined;
    },
  });
  const itemsOf = (read = data) => read?.pages.flatMap((page) => page.data.items) ?? [];
  const loadAll = async () => {
    let [read, isMissing] = [data, hasNextPage];
    while (isMissing) {
      const next = await fetchNextPage();
      if (next.isError) return undefined;
      [read, isMissing] = [next.data, next.hasNextPage];
    }
    return itemsOf(read);
  };
  return {
    items: itemsOf(),
    total: data?.pages.at(-1)?.data.pageInfo.totalCount,
    isPending,
    error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    loadAll,
    retry: () => void refetch(),
  };
}
