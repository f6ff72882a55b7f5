import { timeZoneName } from '~/components/form/timeZoneOptions.ts';
import { currentLanguage } from '~/i18n/i18n.ts';

/** A month such as `2027-01` in words: January 2027. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(currentLanguage().folder, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** A start in the company's time zone, which it names: Tue, Jan 5, 2027, 09:00 Europe/Berlin. Hours are as in the settings. */
export function startText(at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(currentLanguage().folder, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return `${format.format(new Date(at))} ${timeZoneName(timeZone)}`;
}

const minute = 60;
/** From this many seconds on a length is in minutes. */
const longFrom = 2 * minute;

/** A length in words: 9 seconds. */
export function lengthText(seconds: number): string {
  const isLong = seconds >= longFrom;
  const format = new Intl.NumberFormat(currentLanguage().folder, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return format.format(isLong ? seconds / minute : seconds);
}
