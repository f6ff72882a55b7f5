import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

interface RecordOf {
  resource: string;
  id: string;
}

/** Enough to say which records are chosen; more are counted. */
const named = 3;

/** The names of the first few of some records, from react-admin's cache or the server. */
export function useRecordNames(records: readonly RecordOf[]): string[] {
  const dataProvider = useDataProvider();
  return useQueries({
    queries: records.slice(0, named).map(({ resource, id }) => ({
      // The key of useGetOne, so that a record that was read anywhere is not asked for again.
      queryKey: [resource, 'getOne', { id, meta: undefined }],
      queryFn: async () => (await dataProvider.getOne<{ id: string; name: string }>(resource, { id })).data,
    })),
    combine: (results) => results.flatMap(({ data }) => (data ? [data.name] : [])),
  });
}
