import { z } from 'zod';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { endpoint, id, many } from '../kit/endpoint.ts';
import { itemsReply, shownCount } from '../kit/replies.ts';
import { byDepartment } from './departments.ts';
import { aboutUsual, anyCase, pageShape, rangeQuery, searchShape } from './reportQuery.ts';
import { reportStatuses } from './reportStatus.ts';

/*
 * The calls of a report over the campaigns of a kind of work: their rows, the figures over all of them, also by department, and their names
 * for a filter. A row is a campaign that has begun; filters apply to assignments. The range is of the day of assignment, in UTC, both ends
 * included.
 */

const filterShape = {
  statuses: many(anyCase(reportStatuses)),
  departments: many(id),
  groups: many(id),
  campaignStatuses: many(anyCase(campaignStatuses)),
};

type NamesIds<Ids extends string> = Record<Ids, ReturnType<typeof many<typeof id>>>;

interface CampaignsCalls<Paths, Ids extends string, Filters, Row, Totals, Name, F extends string> {
  /** Below that of all reports of a company. */
  paths: Paths;
  /** What a campaign is called in the summaries of the calls, one and several: `revision of a policy`. */
  one: string;
  several: string;
  /** The parameter that names campaigns. */
  ids: Ids;
  /** Further parameters. */
  filters?: Filters;
  row: Row;
  totals: Totals;
  /** What the list of names says of each besides `id` and `name`. */
  name?: Name;
  orderFields: readonly [F, ...F[]];
}

/** A kind exports the ones it has under names of its own; their handlers are those of `campaignsReport` on the server. */
export function campaignsCalls<
  const Paths extends { rows: string; statistics: string; names: string },
  const Ids extends string,
  Row extends z.ZodType,
  Totals extends z.ZodType,
  F extends string,
  Filters extends z.ZodRawShape = Record<never, never>,
  Name extends z.ZodRawShape = Record<never, never>,
>({
  paths,
  one,
  several,
  ids,
  filters,
  row,
  totals,
  name,
  orderFields,
}: CampaignsCalls<Paths, Ids, Filters, Row, Totals, Name, F>) {
  const base = '/reports/api/v1/company/{companyId}' as const;
  const read = { method: 'GET', access: 'reports:read', tx: 'read', errors: [] } as const;
  const named = { [ids]: many(id) } as NamesIds<Ids>;
  // Without named campaigns, statuses and a range it is about running campaigns.
  const query = <S extends z.ZodRawShape>(shape: S) =>
    rangeQuery({ ...filterShape, ...named, ...(filters as Filters), ...shape }).transform((chosen) =>
      (chosen as unknown as Record<Ids, string[]>)[ids].length > 0 ? chosen : aboutUsual(chosen),
    );
  return {
    rows: endpoint({
      ...read,
      path: `${base}/${paths.rows}` as `${typeof base}/${Paths['rows']}`,
      summary: `Figures of each ${one} that has begun; with Accept: text/csv as a file`,
      query: query({ ...pageShape(orderFields), ...searchShape }),
      reply: itemsReply(row).extend({ shownCount }),
    }),
    statistics: endpoint({
      ...read,
      path: `${base}/${paths.statistics}` as `${typeof base}/${Paths['statistics']}`,
      summary: `Assignments of ${several} by status`,
      query: query({}),
      reply: totals,
    }),
    departments: endpoint({
      ...read,
      path: `${base}/${paths.rows}/departments` as `${typeof base}/${Paths['rows']}/departments`,
      summary: `Assignments of ${several} by department, and how many are completed`,
      query: query({}),
      reply: byDepartment({ assignedUsers: z.number().int(), completed: z.number().int() }),
    }),
    names: endpoint({
      ...read,
      path: `${base}/${paths.names}` as `${typeof base}/${Paths['names']}`,
      summary: `Names of ${several} that have begun, at most limits.maxLookupSize`,
      reply: z.object({ items: z.array(z.object({ id, name: z.string(), ...(name as Name) })) }),
    }),
  };
}
