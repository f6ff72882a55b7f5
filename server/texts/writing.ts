import { dollarsIn } from '#contract/kit/money';
import { shownShare } from '#contract/kit/percent';
import type { Writing } from '#contract/reports/writing';
import type { Language } from '#locales/languages.ts';
import { translationsIn } from './translations.ts';

/** Formats for files made by the server: in the reader's language and time zone. */
export interface PaperWriting extends Writing {
  /** The day of an ISO date-time. */
  date(at: string): string;
  /** Day and time, with the name of the time zone. */
  dateTime(at: Date): string;
  /** A range of UTC days. */
  range(from: string, to: string): string;
  /** The name of a language by its code. */
  languageName(code: string): string;
}

export function writingIn(language: Language, timeZone: string): PaperWriting {
  const translations = translationsIn(language);
  const { folder } = language;
  const number = new Intl.NumberFormat(folder);
  const average = new Intl.NumberFormat(folder, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(folder, { style: 'percent', maximumFractionDigits: 0 });
  const dates = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(folder, options);
  const day = dates({ dateStyle: 'medium', timeZone: 'UTC' });
  const shortDay = dates({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const month = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' });
  const date = dates({ dateStyle: 'medium', timeZone });
  const hour = dates({ hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' });
  return {
    text: (key, values = {}) =>
      'count' in values ? translations.count(key, Number(values['count'])) : translations.t(key, values),
    number: (value) => number.format(value),
    average: (value) => average.format(value),
    money: dollarsIn(folder),
    percent: (share) => percent.format(shownShare(share)),
    day: (text) => day.format(new Date(text)),
    shortDay: (text) => shortDay.format(new Date(text)),
    month: (text) => month.format(new Date(text)),
    date: (at) => date.format(new Date(at)),
    dateTime: (at) => `${date.format(at)}, ${hour.format(at)}`,
    range: (from, to) => day.formatRange(new Date(from), new Date(to)),
    languageName: (code) => new Intl.DisplayNames([folder], { type: 'language' }).of(code) ?? code,
  };
}

/** Validates an IANA time zone; UTC for anything else. */
export function knownTimeZone(name: unknown): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: typeof name === 'string' ? name : 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
