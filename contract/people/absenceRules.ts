import { z } from 'zod';
import { dayMs, hourMs } from '../kit/durations.ts';
import type { Absence } from './absences.ts';
import { peopleLimits } from './limits.ts';

/*
 * Apart from absences.ts, which the panel loads with its first list.
 */

const day = z.iso.date();
export const isDay = (text: string): boolean => day.safeParse(text).success;

/** The first field that is wrong; whether the last day is over is another question, which takes the company's day. */
export function wrongInAbsence({ awayFrom, awayUntil }: Absence): keyof Absence | undefined {
  if (!awayFrom && !awayUntil) return undefined;
  if (!awayFrom) return 'awayFrom';
  if (!awayUntil) return 'awayUntil';
  const days = (Date.parse(awayUntil) - Date.parse(awayFrom)) / dayMs + 1;
  return days < 1 || days > peopleLimits.absenceDays ? 'awayUntil' : undefined;
}

/**
 * The day where it is earliest on earth, for forms: whether a later one is over only the server knows, in the time zone of the company.
 */
export const earliestToday = (): string => new Date(Date.now() - 12 * hourMs).toISOString().slice(0, 10);

/** The day that it is in a time zone, for the panel. A browser may not know a zone that is new: then only the server knows the day. */
export function todayIn(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
  } catch {
    return earliestToday();
  }
}
