import type { z } from 'zod';
import { type Endpoint, placesOf } from '#contract/kit/endpoint';
import { foundItems, foundWrapped } from '#contract/kit/replies';
import type { FilterValues } from '#contract/reports/filters';
import type { ReportParams, ReportTable } from '#contract/reports/report';
import type { ListAdapter, ListResult } from '../adapter.ts';
import { eitherList, endpointAdapter, listResult } from '../endpointAdapter.ts';

/** Converts the filters of a report to the query of its calls; without the search, which only applies to rows. */
export function toReportQuery({ search: _, ...values }: Readonly<Record<string, unknown>>): ReportParams {
  const {
    period,
    workPeriod = period,
    sentPeriod,
    comments,
    figures,
    ...many
  } = values as FilterValues & {
    comments?: true;
    figures?: true;
  };
  const [from, to] = sentPeriod ?? [];
  return {
    ...many,
    comments: comments && 'true',
    ...(workPeriod && { dateFrom: workPeriod[0], dateTo: workPeriod[1], rangeOf: workPeriod[2] }),
    from,
    to,
    figures: figures && 'raw',
  };
}

type Items = { items: { id: string }[]; totalCount?: number };
/** A call that replies with rows of a report, or with names for a filter. */
type ListOf<Reply> = Endpoint<string, z.ZodType, z.ZodType, z.ZodType<unknown, Reply>>;
const readItems = (reply: Items): ListResult => listResult(foundItems(reply));

/** The adapter of a report's rows, with the report's filters and a search. */
export const reportRowsAdapter = (list: ListOf<Items>): ListAdapter =>
  endpointAdapter(
    { list },
    {
      toFilter: ({ search, ...values }) => ({ ...toReportQuery(values), searchText: search || undefined }),
      read: readItems,
    },
  );

/** The same for a report whose table says how to read its rows; a filter can be a place of the call's path. */
export const reportTableAdapter = ({ endpoint: list, read }: ReportTable): ListAdapter =>
  endpointAdapter(
    { list },
    {
      toFilter: ({ search, ...values }) => ({ ...toReportQuery(values), searchText: search || undefined }),
      read: (body) => {
        // The pages are those of the rows that the plan shows.
        const { rows, total, left = 0 } = read(body);
        return { data: rows as ListResult['data'], total: total - left, ...(left > 0 && { meta: { left } }) };
      },
    },
  );

/** The adapter of the options of a report filter, if a call returns all of them. */
export const namesAdapter = (list: ListOf<Items>): ListAdapter =>
  endpointAdapter({ list }, { isWhole: true, toFilter: () => ({}), read: readItems });

/** The rows of a report over campaigns; with `isNamed` in the filter only their names, for its filter on campaigns. */
export const campaignsAdapter = (table: ReportTable, names: ListOf<Items>): ListAdapter =>
  eitherList('isNamed', namesAdapter(names), reportTableAdapter(table));

/** Departments or groups of a campaign with their figures; with `isNamed` in the filter only their names, for a filter of its report. */
export const setsAdapter = (names: ListOf<{ data: { id: string; name: string }[] }>, table: ReportTable): ListAdapter =>
  eitherList(
    'isNamed',
    endpointAdapter(
      { list: names },
      {
        isWhole: true,
        toFilter: (filter) => Object.fromEntries(placesOf(names.path).map((place) => [place, filter[place]])),
        read: (reply) => listResult(foundWrapped(reply)),
      },
    ),
    reportTableAdapter(table),
  );
