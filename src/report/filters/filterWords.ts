import type { TFunction } from 'i18next';
import type { RangeKind } from '#contract/reportQuery';
import type { FilterName, FilterValues } from '#contract/reports/filters';

/** What a range of days is called by the day that it is about. i18n-keys: campaigns.people.fields.* */
export const rangeTitle = (kind: RangeKind, t: TFunction): string => t(`campaigns.people.fields.${kind}At`);

/** Which day the period of a report is about. */
export const rangeKindOf = ({ workPeriod = [] }: FilterValues): RangeKind => (workPeriod[2] as RangeKind | undefined) ?? 'assigned';

/** What a filter is called; a period of work by the day that it is about. */
export const filterTitle = (name: FilterName, values: FilterValues, t: TFunction): string =>
  name === 'workPeriod' ? rangeTitle(rangeKindOf(values), t) : t(`reports.filters.names.${name}`);
