import { dollarsIn } from '#contract/kit/money';
import { shownShare } from '#contract/kit/percent';
import { currentLanguage } from '~/i18n/i18n.ts';

/**
 * Formats use the language on screen, not the browser's. Each language keeps the digits of its region. Formatters are slow to
 * create and fast to use, so they are cached per language.
 */
function perLanguage<Format>(make: (language: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const { folder } = currentLanguage();
    const format = made.get(folder) ?? make(folder);
    made.set(folder, format);
    return format;
  };
}

const numbers = perLanguage((language) => new Intl.NumberFormat(language));
const averages = perLanguage((language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const percents = perLanguage((language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }));
const dollars = perLanguage(dollarsIn);
const dates = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
const evenDates = perLanguage((language) => new Intl.DateTimeFormat(language, { day: '2-digit', month: 'short', year: 'numeric' }));
const utcDays = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }));
const shortDays = perLanguage((language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }));
const months = perLanguage((language) => new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }));
const moments = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
const exactMoments = perLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }));
const exactTimes = perLanguage((language) => new Intl.DateTimeFormat(language, { timeStyle: 'medium' }));
const times = perLanguage((language) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));
const distances = perLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

export const formatNumber = (value: number): string => numbers().format(value);
export const formatAverage = (value: number): string => averages().format(value);
export const formatPercent = (share: number): string => percents().format(shownShare(share));
/** Formats whole cents as US dollars. */
export const formatMoney = (cents: number): string => dollars()(cents);
export const formatDate = (value: string | Date): string => dates().format(new Date(value));
/** Days of one and two digits take the same space: Jan 05, 2025. */
export const formatEvenDate = (value: string | Date): string => evenDates().format(new Date(value));
/** Formats a UTC day such as `2026-03-09`. */
export const formatUtcDay = (day: string): string => utcDays().format(new Date(day));
export const formatShortDay = (day: string): string => shortDays().format(new Date(day));
export const formatMonth = (day: string): string => months().format(new Date(day));
export const formatDateRange = (from: string, to: string): string => utcDays().formatRange(new Date(from), new Date(to));
export const formatTime = (value: string | Date): string => times().format(new Date(value));
/** With seconds. */
export const formatExactTime = (value: string | Date): string => exactTimes().format(new Date(value));
export const formatExactDateTime = (value: string | Date): string => exactMoments().format(new Date(value));
export const formatDateTime = (value: string | Date): string => moments().format(new Date(value));

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Some language data repeats the number after a word that contains it: in Hebrew 'two weeks ago (2)'. */
const doubled = / \([12]\)$/;

/** Languages whose data puts, or leaves out, a space between number and word against our own texts. */
const spacing: Record<string, (text: string) => string> = {
  ja: (text) => text.replaceAll(' ', ''),
  zh: (text) => text.replace(/\d+(?=\p{Script=Han})/u, '$& '),
};

/**
 * '3 days ago', 'yesterday', 'now', in the language on screen. Future times are rounded: seven days less a minute are 'in 7
 * days'.
 */
export function formatRelative(value: string | Date, from: Date = new Date()): string {
  const seconds = (new Date(value).getTime() - from.getTime()) / 1000;
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  const round = seconds > 0 ? Math.round : Math.trunc;
  const text = step ? distances().format(round(seconds / step[1]), step[0]) : distances().format(0, 'second');
  const spaced = spacing[currentLanguage().folder] ?? String;
  return spaced(text.replace(doubled, ''));
}
