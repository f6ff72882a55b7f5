import { useMemo } from 'react';
import { campaignStatuses } from '#contract/campaigns/campaignStates';
import { rangeKinds } from '#contract/reports/reportQuery';
import {
  chosenIn,
  type FilterKind,
  type FilterName,
  type FilterValues,
  filterTable,
  paramOf,
  type RecordFilter,
  valueTexts,
} from '#contract/reports/filters';
import type { ReportParams } from '#contract/reports/report';
import {
  type Filter,
  type FilterValues as ListValues,
  menu,
  records,
  type RecordsFilter,
  toggle,
} from '~/components/filters/filter.ts';
import { word } from '~/components/filters/filterParams.ts';
import { useFilters } from '~/components/filters/filterContext.ts';
import { period } from '~/report/period/periodFilter.ts';
import { toReportQuery } from '~/dataProvider/adapters/reports.ts';

/** The records that a filter offers: those of a resource, or some of them. */
interface OfferedRecords {
  resource: string;
  among?: ListValues;
  /** What the menu shows of a record, if its name alone does not say which one it is. */
  labelOf?: NonNullable<RecordsFilter['labelOf']>;
}
/** What filters of one report offer instead: some of their values, or other records. */
export type FilterOffers = { readonly [K in FilterName]?: K extends RecordFilter ? OfferedRecords : { values: readonly string[] } };

const usualRecords: Record<RecordFilter, OfferedRecords> = {
  departments: { resource: 'departments' },
  groups: { resource: 'groups' },
  campaignIds: { resource: 'campaigns', among: { isReported: true } },
  exerciseIds: { resource: 'exercise-campaigns', among: { isReported: true } },
  eventIds: { resource: 'report-monthly', among: { isNamed: true } },
  gamingIds: { resource: 'report-gaming', among: { isNamed: true } },
  revisionIds: { resource: 'report-policies', among: { isNamed: true } },
  courseIds: { resource: 'courses', among: { isAssigned: true } },
  trainingId: { resource: 'courses', among: { isReviewed: true } },
  rounds: { resource: 'simulation-rounds' },
};

/** The label of a period names the day that it applies to. */
const kinds = rangeKinds.map((kind) => ({ kind, title: `campaigns.people.fields.${kind}At` as const }));

/** The days on which messages were sent, where the company is; the names are those of the page’s URL. */
const sent = { params: ['periodFrom', 'periodTo'], help: 'simulationReport.days' } as const;

/** By default a report shows running campaigns; one press selects all. */
const ofCampaigns = (name: FilterName) => ({
  usual: (values: ListValues) => chosenIn(name, values as FilterValues),
  all: 'reports.filters.allCampaigns' as const,
});

interface FilterOptions {
  /** The default period in days. */
  usualDays?: number | undefined;
  offers?: FilterOffers | undefined;
  /** The key of the names of statuses, if the report has words of its own. */
  statuses?: string | undefined;
}

function filterOf(name: FilterName, { usualDays, offers = {}, statuses }: FilterOptions): Filter {
  const filter: FilterKind = filterTable[name];
  if (name === 'sentPeriod') return { ...period(name, `reports.filters.names.${name}`, sent), excludes: 'rounds' };
  if (name === 'workPeriod') return period(name, 'campaigns.people.fields.assignedAt', { kinds });
  const title = `reports.filters.names.${name}` as const;
  switch (filter.kind) {
    case 'period':
      return period(name, title, usualDays ? { usualDays } : {});
    case 'values': {
      const { values } = { ...filter, ...offers[name as 'status'] };
      return menu(
        paramOf(name),
        title,
        values,
        valueTexts(filter, statuses),
        paramOf(name) === 'campaignStatuses' ? ofCampaigns(name) : {},
      );
    }
    case 'records': {
      const { resource, ...among } = offers[name as RecordFilter] ?? usualRecords[name as RecordFilter];
      return {
        ...records(paramOf(name), title, resource, { isSingle: filter.isSingle === true, ...among }),
        ...(name === 'rounds' && { excludes: 'sentPeriod' }),
      };
    }
    case 'switch':
      return { ...toggle(name, title), ...(name === 'figures' && { param: word('raw') }) };
  }
}

/** Converts filters of the contract to those of lists. */
export const reportFilters = (names: readonly FilterName[], options: FilterOptions = {}): readonly Filter[] =>
  names.map((name) => filterOf(name, options));

/** All campaign statuses. */
export const allStates: readonly string[] = campaignStatuses;

/**
 * The query of a report's calls from the surrounding filters, with the defaults spelled out: a list behind a figure adds filters of its own,
 * which must not change whose figure it was.
 */
export function useReportQuery(): ReportParams {
  const { filters, values } = useFilters();
  return useMemo(() => {
    const usual = filters.flatMap((filter) => ('usual' in filter && filter.usual ? [[filter.name, filter.usual(values)]] : []));
    return toReportQuery({ ...Object.fromEntries(usual), ...values });
  }, [filters, values]);
}
