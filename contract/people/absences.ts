import { z } from 'zod';

const day = z.iso.date().nullable();

/**
 * When a person is away: the first and the last day, both included, such as `2026-11-29`, of the company's time zone. Both are null for
 * somebody who is not away. Of several absences it is the present one, or else the next. Which days go together: absenceRules.ts.
 */
export const absence = z.object({ awayFrom: day, awayUntil: day });
export type Absence = z.output<typeof absence>;

/** The two days among the fields of a call; absent, they change nothing. */
export const absenceFields = absence.partial().shape;
