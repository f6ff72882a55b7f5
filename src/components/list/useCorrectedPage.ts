import type { ListControllerResult } from 'react-admin';
import { type RefObject, useEffect } from 'react';
import type { ListRecord } from './column.ts';
import { pageInstead } from './pageRange.ts';

interface Known {
  total: number | undefined;
  isCapped: boolean;
  isCorrecting: RefObject<boolean>;
}

/**
 * Redirects from a page past the end to the last one, as after a deletion or from an old link. The controller does this, too,
 * but adds a history entry, which would trap Back, and also redirects from a page that failed to load. Simultaneous navigations
 * are merged and the later one wins: ours, because effects of the controller run before.
 */
export function useCorrectedPage<T extends ListRecord>(
  controller: ListControllerResult<T>,
  { total, isCapped, isCorrecting }: Known,
): void {
  const { data, error, isFetching, isPlaceholderData, page, perPage, setPage } = controller;
  const shown = data?.length ?? 0;
  useEffect(() => {
    if (page <= 1 || shown > 0 || isFetching || isPlaceholderData) return;
    const instead = error || total === undefined ? page : (pageInstead({ page, limit: perPage, total, isCapped, shown }) ?? page);
    isCorrecting.current = true;
    setPage(instead);
  }, [page, perPage, shown, total, isCapped, error, isFetching, isPlaceholderData, setPage, isCorrecting]);
}
