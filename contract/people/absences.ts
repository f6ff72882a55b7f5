import { z } from 'zod';
import { dayMs, hourMs } from '../kit/durations.ts';
import { peopleLimits } from './limits.ts';

const written = z.iso.date();
const day = written.nullable();
export const isDay = (text: string): boolean => written.safeParse(text).success;

/**
 * When a person is away: the first and the last day, both included, such as `2026-11-29`, of the company's time zone. Both are null for
 * somebody who is not away. Of several absences it is the present one, or else the next.
 */
export const absence = z.object({ awayFrom: day, awayUntil: day });
export type Absence = z.output<typeof absence>;
type AbsenceField = keyof Absence;

/** The first field that is wrong; whether the last day is over is another question, which takes the company's day. */
export function wrongInAbsence({ awayFrom, awayUntil }: Absence): AbsenceField | undefined {
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

/** The two days among the fields of a call; absent, they change nothing. */
export const absenceFields = absence.partial().shape;

/** For `superRefine` of an object with `absenceFields`. */
export function checkAbsence(
  { awayFrom, awayUntil }: { [F in AbsenceField]?: string | null | undefined },
  context: z.RefinementCtx,
): void {
  const field = wrongInAbsence({ awayFrom: awayFrom ?? null, awayUntil: awayUntil ?? null });
  if (field) context.addIssue({ code: 'custom', path: [field], message: 'Not the first and last day of an absence' });
}
