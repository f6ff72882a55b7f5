import { currentLanguage } from '~/session/i18n.ts';

/** Formats follow the language on screen, not the browser's. Arabic and the rest keep the digits that their region uses on screens. */
export const formatNumber = (value: number): string => new Intl.NumberFormat(currentLanguage().folder).format(value);

export const formatDateTime = (value: string | Date): string =>
  new Intl.DateTimeFormat(currentLanguage().folder, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value));

export const formatDate = (value: string | Date): string =>
  new Intl.DateTimeFormat(currentLanguage().folder, { dateStyle: 'medium' }).format(new Date(value));

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '3 days ago', 'yesterday', 'now', in the language on screen. */
export function formatRelative(value: string | Date, from: Date = new Date()): string {
  const seconds = (new Date(value).getTime() - from.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(currentLanguage().folder, { numeric: 'auto' });
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  return step ? format.format(Math.trunc(seconds / step[1]), step[0]) : format.format(0, 'second');
}
