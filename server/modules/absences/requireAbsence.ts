import type { Absence } from '#contract/people/absences';
import { wrongInAbsence } from '#contract/people/absenceRules';
import { Refusal } from '../../core/refusal.ts';

/** The field that is wrong in days that are no absence, and in one that is over today in the company. */
export function wrongOn(today: string, absence: Absence): keyof Absence | undefined {
  const isOver = absence.awayUntil !== null && absence.awayUntil < today;
  return wrongInAbsence(absence) ?? (isOver ? 'awayUntil' : undefined);
}

/** Refuses such days with validation_failed and the name of the field. */
export function requireAbsence(absence: Absence, today: string): void {
  const field = wrongOn(today, absence);
  if (field) throw new Refusal('validation_failed', { fields: [field] });
}
