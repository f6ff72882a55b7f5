import type { Writing } from '#contract/reports/writing';
import {
  formatAverage,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatShortDay,
  formatUtcDay,
} from '~/components/data/format.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import type { Translate } from '~/i18n/translate.ts';

/** Formats the texts and numbers of a report in the language on screen. */
export const writingOf = (t: Translate): Writing => ({
  text: (key, values) => t(dynamicKey(key), values ?? {}),
  number: formatNumber,
  average: formatAverage,
  money: formatMoney,
  percent: formatPercent,
  day: formatUtcDay,
  shortDay: formatShortDay,
  month: formatMonth,
});
