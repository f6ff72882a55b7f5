import { campaignStatuses } from '#contract/campaignStates';
import { rangeKinds } from '#contract/reportQuery';
import { type FilterKind, type FilterName, filterTable, type FilterValues, paramsOf } from '#contract/reports/filters';
import { type FilterParam, oneId, someIds, someOf } from '~/components/filters/filterParams.ts';
import { periodProblem } from './period.ts';

/** Choosing one lets go of the one before. */
export const isSingle = (name: FilterName): boolean => 'isSingle' in filterTable[name];

/** Campaigns in whatever state. */
export const allStates: readonly string[] = campaignStatuses;
export const isAboutAll = ({ campaignStatuses: chosen }: FilterValues): boolean => chosen?.length === allStates.length;

/** First and last day, and the day that they are about where that is not the one of assignment: a parameter each. */
const days = (isOfWork: boolean): FilterParam<readonly string[]> => ({
  read: (params) => {
    const [from, to, of] = paramsOf('period').map((param) => params.get(param) ?? '');
    if (periodProblem(from ?? '', to ?? '')) return undefined;
    return [from ?? '', to ?? '', ...(isOfWork ? rangeKinds.slice(1).filter((kind) => kind === of) : [])];
  },
  write: (params, _, values) => {
    paramsOf('period').forEach((param, index) => {
      if (values[index]) params.set(param, values[index]);
    });
  },
});

/** How a filter stands in the address: like those of lists. */
function paramOf(name: FilterName): FilterParam<readonly string[]> {
  const filter: FilterKind = filterTable[name];
  switch (filter.kind) {
    case 'period':
      return days(filter.isOfWork === true);
    case 'values':
      return someOf(filter.values);
    case 'records':
      return filter.isSingle ? oneId : someIds;
    case 'switch':
      return someOf(['true']);
  }
}

/** What an address says about filters; values that make no sense are left out. */
export const readFilters = (params: URLSearchParams, names: readonly FilterName[]): FilterValues =>
  Object.fromEntries(names.map((name) => [name, paramOf(name).read(params, name)]).filter(([, values]) => values !== undefined));

/** An address with one filter changed. The list begins on its first page again, the rest stays. */
export function writeFilter(current: URLSearchParams, name: FilterName, values: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const param of [...paramsOf(name), 'page']) next.delete(param);
  paramOf(name).write(next, name, values);
  return next;
}

/** The filters as the calls take them. */
export function toQuery(values: FilterValues): Record<string, string | readonly string[]> {
  const { period, workPeriod = period, ...many } = values;
  const [dateFrom, dateTo, rangeOf] = workPeriod ?? [];
  return { ...many, ...(dateFrom && dateTo ? { dateFrom, dateTo } : {}), ...(rangeOf ? { rangeOf } : {}) };
}
