import { useQueries } from '@tanstack/react-query';
import { type DataProvider, type GetListResult, type RaRecord, useDataProvider, useResourceDefinitions } from 'react-admin';
import { listLimits } from '#contract/kit/limits';
import type { RecordsFilter } from './filter.ts';

interface ChosenRecord {
  /** In which it is chosen. */
  filter: RecordsFilter;
  id: string;
}

/** The first page of what a filter offers, by name; with a search, of what it finds. */
export const offeredBy = ({ among }: RecordsFilter, search = '') => ({
  pagination: { page: 1, perPage: listLimits.maxPageSize },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { ...among, ...(search && { search }) },
});

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
export function useRecordNames(records: readonly ChosenRecord[]): string[] {
  const dataProvider = useDataProvider();
  const nameOf = useNameOf();
  const asked = records.slice(0, named);
  const found = useQueries({ queries: asked.map((chosen) => queryOf(chosen, dataProvider)) });
  return found.flatMap(({ data }, index) => (data ? [nameOf(asked[index]?.filter.resource ?? '', data)] : []));
}

/** The keys are those of useGetOne and useGetList, so that what was read anywhere is not asked for again. */
function queryOf({ filter, id }: ChosenRecord, dataProvider: DataProvider) {
  const { resource, among } = filter;
  // Some of a resource's records may be gone from it, such as a deleted course that a report is still about.
  if (among) {
    const asked = offeredBy(filter);
    return {
      queryKey: [resource, 'getList', { ...asked, meta: undefined }],
      queryFn: () => dataProvider.getList<RaRecord>(resource, asked),
      select: (answer: unknown) => (answer as GetListResult<RaRecord>).data.find((record) => record.id === id),
    };
  }
  return {
    queryKey: [resource, 'getOne', { id, meta: undefined }],
    queryFn: async () => (await dataProvider.getOne<RaRecord>(resource, { id })).data,
    select: (answer: unknown) => answer as RaRecord | undefined,
  };
}
