const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const time = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Days such as `2026-11-21`, and moments, which are written in the time zone of the param `timeZone`. */
const dateParams = { dueDate: 'day', effectDate: 'day', changedAt: 'moment' } as const;

/** The day of a moment for readers of a language in a time zone. */
export const writeDay = (moment: Date, language: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, { ...day, timeZone }).format(moment);

/** Formats the dates among the params of a mail in its language. */
export function withDates(params: Record<string, string>, language: string): Record<string, string> {
  const formats = {
    day: (value: Date) => writeDay(value, language),
    moment: (value: Date) => new Intl.DateTimeFormat(language, { ...time, timeZone: params['timeZone'] ?? 'UTC' }).format(value),
  };
  const written = Object.entries(dateParams).flatMap(([name, kind]) => {
    const value = params[name];
    return value ? [[name, formats[kind](new Date(value))] as const] : [];
  });
  return { ...params, ...Object.fromEntries(written) };
}

/** Of a mail about something new, whose deadline lies ahead. Reminders have the params of `openTasks.ts`. */
export interface DueDateParams {
  /** `2026-11-21`; formatted in the language of the mail. */
  dueDate: string;
}
