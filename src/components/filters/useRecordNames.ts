import { useQueries } from '@tanstack/react-query';
import { type DataProvider, type GetListResult, type RaRecord, useDataProvider, useResourceDefinitions } from 'react-admin';
import { listLimits } from '#contract/kit/limits';
import type { RecordsFilter } from './filter.ts';

interface ChosenRecord {
  /** The filter in which the record is chosen. */
  filter: RecordsFilter;
  id: string;
}

/** Query for the first page of a filter's records, by name; with a search, of its matches. */
export const offeredBy = ({ among }: RecordsFilter, search = '') => ({
  pagination: { page: 1, perPage: listLimits.maxPageSize },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { ...among, search: search || undefined },
});

/** Number of names to show; further records are counted. */
const named = 3;

/** Returns the name of a record, from `recordRepresentation` of its resource. */
export function useNameOf(): (resource: string, record: RaRecord) => string {
  const definitions = useResourceDefinitions();
  return (resource, record) => {
    const represent = definitions[resource]?.recordRepresentation;
    const name: unknown = typeof represent === 'function' ? represent(record) : record[String(represent ?? 'name')];
    return typeof name === 'string' ? name : '';
  };
}

/** The names of the first few records, from react-admin's cache or the server. */
export function useRecordNames(records: readonly ChosenRecord[]): string[] {
  const dataProvider = useDataProvider();
  const nameOf = useNameOf();
  const shown = records.slice(0, named);
  const queries = useQueries({ queries: shown.map((chosen) => queryOf(chosen, dataProvider)) });
  return queries.flatMap(({ data }, index) => (data ? [nameOf(shown[index]?.filter.resource ?? '', data)] : []));
}

/** Uses the cache keys of useGetOne and useGetList, so that records already read are not requested again. */
function queryOf({ filter, id }: ChosenRecord, dataProvider: DataProvider) {
  const { resource, among } = filter;
  // The resource may not contain the record any more, such as a deleted course in a report.
  if (among) {
    const params = offeredBy(filter);
    return {
      queryKey: [resource, 'getList', { ...params, meta: undefined }],
      queryFn: () => dataProvider.getList<RaRecord>(resource, params),
      select: (answer: unknown) => (answer as GetListResult<RaRecord>).data.find((record) => record.id === id),
    };
  }
  return {
    queryKey: [resource, 'getOne', { id, meta: undefined }],
    queryFn: async () => (await dataProvider.getOne<RaRecord>(resource, { id })).data,
    select: (answer: unknown) => answer as RaRecord | undefined,
  };
}
