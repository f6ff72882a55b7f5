/** The day it is in a time zone at a moment, such as `2026-03-09`. */
export const todayIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

const dayMs = 86_400_000;

/** The day that is so many days after another one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Whether a day exists: no 31st of a shorter month. */
export function isDay(day: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** What is wrong with the day on which a simulation starts; a key of the locales. */
export function startProblem(day: string, today: string): string | undefined {
  if (!isDay(day)) return 'simulationCreate.errors.startInvalid';
  return day < today ? 'simulationCreate.errors.startPast' : undefined;
}
