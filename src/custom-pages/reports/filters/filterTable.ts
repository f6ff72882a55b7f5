import { campaignStatuses } from '#contract/campaignStates';
import { rangeKinds } from '#contract/reportQuery';
import { reportStatuses, usualCampaignStatuses } from '#contract/reportStatus';
import { periodProblem } from './period.ts';

/**
 * How a filter is chosen: a period, some of a few fixed values, some of the company's records (or one), or yes.
 * A period of work may be about another day than the one of assignment.
 */
type FilterKind =
  | { kind: 'period'; isOfWork?: true }
  | { kind: 'values'; values: readonly string[]; texts: string }
  | { kind: 'records'; isSingle?: true }
  | { kind: 'switch' };

/**
 * Every filter that a report may have. A name is the parameter of the address and of the calls alike; a period has two, and one that says of which day it is.
 * i18n-keys: reports.filters.names.*
 * i18n-keys: reports.stars.*
 * i18n-keys: campaigns.states.*
 */
export const filterTable = {
  period: { kind: 'period' },
  workPeriod: { kind: 'period', isOfWork: true },
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

/** Choosing one lets go of the one before. */
export const isSingle = (name: FilterName): boolean => 'isSingle' in filterTable[name];

export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
export const paramsOf = (name: FilterName): readonly string[] =>
  filterTable[name].kind === 'period' ? ['dateFrom', 'dateTo', 'rangeOf'] : [name];

/** What a report is about in a filter in which nothing is chosen, where that is not everything. */
export const chosenIn = (name: FilterName, values: FilterValues): readonly string[] | undefined =>
  values[name] ?? (name === 'campaignStatuses' && !values.campaignIds ? usualCampaignStatuses : undefined);

/** Campaigns in whatever state. */
export const allStates: readonly string[] = campaignStatuses;
export const isAboutAll = ({ campaignStatuses: chosen }: FilterValues): boolean => chosen?.length === allStates.length;

/** What an address says about a filter; values that make no sense are left out. */
function readFilter(params: URLSearchParams, name: FilterName): readonly string[] {
  const filter: FilterKind = filterTable[name];
  const given = [...new Set(paramsOf(name).flatMap((param) => params.getAll(param)))];
  switch (filter.kind) {
    case 'period': {
      const [from = '', to = ''] = paramsOf(name).map((param) => params.get(param) ?? '');
      const of = filter.isOfWork && rangeKinds.slice(1).find((kind) => kind === params.get('rangeOf'));
      return periodProblem(from, to) ? [] : [from, to, ...(of ? [of] : [])];
    }
    case 'values':
      return filter.values.filter((value) => given.includes(value));
    case 'records':
      return given.filter(isId).slice(0, filter.isSingle ? 1 : undefined);
    case 'switch':
      return given.includes('true') ? ['true'] : [];
  }
}

export function readFilters(params: URLSearchParams, names: readonly FilterName[]): FilterValues {
  return Object.fromEntries(names.map((name) => [name, readFilter(params, name)]).filter(([, values]) => values?.length));
}

/** An address with one filter changed. The list begins on its first page again, the rest stays. */
export function writeFilter(current: URLSearchParams, name: FilterName, values: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(current);
  const params = paramsOf(name);
  for (const param of [...params, 'page']) next.delete(param);
  values.forEach((value, index) => next.append(params[Math.min(index, params.length - 1)] ?? name, value));
  return next;
}

/** The filters as the calls take them. */
export function toQuery(values: FilterValues): Record<string, string | readonly string[]> {
  const { period, workPeriod = period, ...many } = values;
  const [dateFrom, dateTo, rangeOf] = workPeriod ?? [];
  return { ...many, ...(dateFrom && dateTo ? { dateFrom, dateTo } : {}), ...(rangeOf ? { rangeOf } : {}) };
}
