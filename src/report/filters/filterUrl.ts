import { campaignStatuses } from '#contract/campaignStates';
import { rangeKinds } from '#contract/reportQuery';
import { type FilterKind, type FilterName, filterTable, type FilterValues, paramsOf } from '#contract/reports/filters';
import { periodProblem } from './period.ts';

/** Choosing one lets go of the one before. */
export const isSingle = (name: FilterName): boolean => 'isSingle' in filterTable[name];

export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

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
