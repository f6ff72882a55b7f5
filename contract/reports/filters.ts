import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { reportStatuses, usualCampaignStatuses } from './reportStatus.ts';

/**
 * How a filter is chosen: a period, some of a few fixed values, some of the company's records (or one), or yes.
 * A period of work may be about another day than the one of assignment. `texts`: where the words of the values stand.
 */
export type FilterKind =
  | { kind: 'period' }
  | { kind: 'values'; values: readonly string[]; texts: string }
  | { kind: 'records'; isSingle?: true }
  | { kind: 'switch' };

/**
 * Every filter that a report may have. A name is the parameter of the address and of the calls alike; a period has two, and one
 * that says of which day it is. Titles are `reports.filters.names.<name>`.
 * i18n-keys: reports.filters.names.*
 * i18n-keys: reports.stars.*
 * i18n-keys: campaigns.states.*
 */
export const filterTable = {
  period: { kind: 'period' },
  workPeriod: { kind: 'period' },
  statuses: { kind: 'values', values: reportStatuses, texts: 'campaigns.statuses' },
  departments: { kind: 'records' },
  groups: { kind: 'records' },
  campaignIds: { kind: 'records' },
  campaignStatuses: { kind: 'values', values: campaignStatuses, texts: 'campaigns.states' },
  courseIds: { kind: 'records' },
  trainingId: { kind: 'records', isSingle: true },
  rating: { kind: 'values', values: ['5', '4', '3', '2', '1'], texts: 'reports.stars' },
  comments: { kind: 'switch' },
} as const satisfies Record<string, FilterKind>;

export type FilterName = keyof typeof filterTable;
export type RecordFilter = { [K in FilterName]: (typeof filterTable)[K]['kind'] extends 'records' ? K : never }[FilterName];
/** What is chosen, by filter; a period is its two days, a switch that is on `true`. A filter that is not here lets everything through. */
export type FilterValues = { readonly [K in FilterName]?: readonly string[] };

/** The parameters of a period: first day, last day, and of which day they are. */
export const periodParams = ['dateFrom', 'dateTo', 'rangeOf'] as const;
export const paramsOf = (name: FilterName): readonly string[] => (filterTable[name].kind === 'period' ? periodParams : [name]);

/** What a report is about in a filter in which nothing is chosen, where that is not everything. */
export const chosenIn = (name: FilterName, values: FilterValues): readonly string[] | undefined =>
  values[name] ?? (name === 'campaignStatuses' && !values.campaignIds ? usualCampaignStatuses : undefined);
