import type { TFunction } from 'i18next';
import type { Writing } from '#contract/reports/writing';
import { formatAverage, formatMonth, formatNumber, formatPercent, formatShortDay, formatUtcDay } from './format.ts';

/** How the panel writes what a report says: in the language on screen. */
export const writingOf = (t: TFunction): Writing => ({
  text: (key, values) => t(key as 'lists.empty.none', values ?? {}),
  number: formatNumber,
  average: formatAverage,
  percent: formatPercent,
  day: formatUtcDay,
  shortDay: formatShortDay,
  month: formatMonth,
});
