import { useMemo } from 'react';
import type { UserRow } from '#contract/users';
import type { ListData } from '~/components/list/useListData.ts';

interface PeoplePage {
  usersPerPage: UserRow[];
  totalUsersCount: number;
  totalIsCapped: boolean;
}

interface Read {
  data: PeoplePage | undefined;
  error: Error | null;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/**
 * How a picker reads its people. What it showed is forgotten as soon as it closes: opened again after an assignment, it would
 * offer those who are in already, and a page selected in that moment would change under the selection.
 */
export const pickerReading = { keepPrevious: true, gcTime: 0 } as const;

/** A page of people, read by a call of its own, as a list shows it. */
export function usePeople({ data, error, isPlaceholderData, refetch }: Read): ListData<UserRow> {
  return useMemo(
    () => ({
      rows: data?.usersPerPage,
      total: data?.totalUsersCount,
      isCapped: data?.totalIsCapped === true,
      error,
      isStale: isPlaceholderData,
      refetch: () => void refetch(),
    }),
    [data, error, isPlaceholderData, refetch],
  );
}
