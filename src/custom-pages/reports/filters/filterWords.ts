import type { TFunction } from 'i18next';
import { formatDateRange } from '~/components/data/format.ts';
import { filterTable, type FilterName } from './filterTable.ts';
import type { ReportFilters } from './useReportFilters.ts';

/** What is chosen in a filter, in words. */
function chosenText(name: FilterName, chosen: readonly string[], { optionsOf }: ReportFilters, t: TFunction): string {
  if (name === 'period') return formatDateRange(chosen[0] ?? '', chosen[1] ?? '');
  if (filterTable[name].kind === 'switch') return t('reports.filters.yes');
  const labels = new Map(optionsOf(name).options.map(({ value, label }) => [value, label]));
  return chosen.map((value) => labels.get(value) ?? value).join(', ');
}

/** What narrows a report, for a page of paper. */
export function filterTexts(filters: ReportFilters, t: TFunction): { label: string; value: string }[] {
  return filters.names.flatMap((name) => {
    const chosen = filters.values[name];
    return chosen ? [{ label: t(`reports.filters.names.${name}`), value: chosenText(name, chosen, filters, t) }] : [];
  });
}
