import { currentLanguage } from '~/i18n/i18n.ts';

/** The largest units of a time, and how many seconds each has. */
const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long after something: `3 sec`, `2 min`, `5 hr`, in the language of the panel. */
export function formatAfter(seconds: number): string {
  const [unit, size] = units.find(([, most]) => seconds >= most) ?? units[3];
  const format = new Intl.NumberFormat(currentLanguage().folder, { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(Math.floor(Math.max(0, seconds) / size));
}
