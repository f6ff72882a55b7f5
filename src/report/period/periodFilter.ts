import { periodParams } from '#contract/reports/filters';
import type { TextKey } from '#locales/english.ts';
import type { PeriodFilter } from '~/components/filters/filter.ts';
import type { FilterParam } from '~/components/filters/filterParams.ts';
import { periodProblem } from './days.ts';
import { PeriodMenu } from './PeriodMenu.tsx';

/** First and last day, and the kind of day if it is not the first of `kinds`: a parameter each. */
const days = (kinds: readonly string[], names: readonly string[]): FilterParam<readonly string[]> => ({
  params: names,
  read: (params) => {
    const [from = '', to = '', kind = ''] = names.map((param) => params.get(param) ?? '');
    if (periodProblem(from, to)) return undefined;
    return [from, to, ...(kinds.indexOf(kind) > 0 ? [kind] : [])];
  },
  write: (params, _, values) => {
    names.forEach((param, index) => {
      if (values[index]) params.set(param, values[index]);
    });
  },
});

interface PeriodOptions extends Pick<PeriodFilter, 'kinds' | 'usualDays' | 'help'> {
  /** The parameters in the URL, if they are not the usual ones. */
  params?: readonly string[];
}

/** Days of a report: `?dateFrom=2026-03-01&dateTo=2026-03-31&rangeOf=due`. A list or report has one such filter at most. */
export const period = (
  name: string,
  title: TextKey,
  { kinds, usualDays, help, params = periodParams }: PeriodOptions = {},
): PeriodFilter => ({
  control: 'period',
  name,
  param: days(kinds?.map(({ kind }) => kind) ?? [], params),
  title,
  kinds,
  usualDays,
  help,
  Control: PeriodMenu,
});
