import { useDeferredValue, useMemo, useState } from 'react';
import { listExerciseUsers } from '#contract/exercise/campaigns';
import { listLimits } from '#contract/kit/limits';
import { useEndpoint } from '~/dataProvider/index.ts';

/** People whom a campaign can reach, as options: the first by name, or the matches of what is typed. */
export function usePeopleOptions() {
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim());
  const { data, isPending } = useEndpoint(
    listExerciseUsers,
    {
      query: {
        pageSize: String(listLimits.maxPageSize),
        orderBy: 'fullName',
        order: 'ASC',
        ...(searchText && { searchText }),
      },
    },
    { keepPrevious: true },
  );
  const options = useMemo(
    () => (data?.data.items ?? []).map(({ id, fullName, email }) => ({ id, value: id, label: `${fullName} (${email})` })),
    [data],
  );
  return { options, isLoading: isPending, onSearch: setText };
}
