import type { TFunction } from 'i18next';
import type { RangeKind } from '#contract/reportQuery';
import { formatDateRange } from '~/components/data/format.ts';
import { chosenIn, filterTable, type FilterName, type FilterValues } from '#contract/reports/filters';
import { isAboutAll } from './filterUrl.ts';
import type { ReportFilters } from './useReportFilters.ts';

/** What a range of days is called by the day that it is about. i18n-keys: campaigns.people.fields.* */
export const rangeTitle = (kind: RangeKind, t: TFunction): string => t(`campaigns.people.fields.${kind}At`);

/** Which day the period of a report is about. */
export const rangeKindOf = ({ workPeriod = [] }: FilterValues): RangeKind => (workPeriod[2] as RangeKind | undefined) ?? 'assigned';

/** What a filter is called; a period of work by the day that it is about. */
export const filterTitle = (name: FilterName, values: FilterValues, t: TFunction): string =>
  name === 'workPeriod' ? rangeTitle(rangeKindOf(values), t) : t(`reports.filters.names.${name}`);

/** What is chosen in a filter, in words. */
function chosenText(name: FilterName, chosen: readonly string[], { optionsOf, values }: ReportFilters, t: TFunction): string {
  if (filterTable[name].kind === 'period') return formatDateRange(chosen[0] ?? '', chosen[1] ?? '');
  if (filterTable[name].kind === 'switch') return t('reports.filters.yes');
  if (name === 'campaignStatuses' && isAboutAll(values)) return t('reports.filters.allCampaigns');
  const labels = new Map(optionsOf(name).options.map(({ value, label }) => [value, label]));
  return chosen.map((value) => labels.get(value) ?? value).join(', ');
}

/** What a report is about, for a page of paper. */
export function filterTexts(filters: ReportFilters, t: TFunction): { label: string; value: string }[] {
  return filters.names.flatMap((name) => {
    const chosen = chosenIn(name, filters.values);
    return chosen ? [{ label: filterTitle(name, filters.values, t), value: chosenText(name, chosen, filters, t) }] : [];
  });
}
