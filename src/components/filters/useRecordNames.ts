import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useResourceDefinitions } from 'react-admin';

interface RecordOf {
  resource: string;
  id: string;
}

/** Enough to say which records are chosen; more are counted. */
const named = 3;

/** What a record is called, as `recordRepresentation` of its resource says. */
export function useNameOf(): (resource: string, record: RaRecord) => string {
  const definitions = useResourceDefinitions();
  return (resource, record) => {
    const represent = definitions[resource]?.recordRepresentation;
    const name: unknown = typeof represent === 'function' ? represent(record) : record[String(represent ?? 'name')];
    return typeof name === 'string' ? name : '';
  };
}

/** The names of the first few of some records, from react-admin's cache or the server. */
export function useRecordNames(records: readonly RecordOf[]): string[] {
  const dataProvider = useDataProvider();
  const nameOf = useNameOf();
  const asked = records.slice(0, named);
  const found = useQueries({
    queries: asked.map(({ resource, id }) => ({
      // The key of useGetOne, so that a record that was read anywhere is not asked for again.
      queryKey: [resource, 'getOne', { id, meta: undefined }],
      queryFn: async () => (await dataProvider.getOne<RaRecord>(resource, { id })).data,
    })),
  });
  return found.flatMap(({ data }, index) => (data ? [nameOf(asked[index]?.resource ?? '', data)] : []));
}
