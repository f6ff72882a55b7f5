import type { Absence } from '#contract/people/absences';
import { wrongInAbsence } from '#contract/people/absenceRules';
import { Refusal } from '../../core/refusal.ts';

/** Refuses with validation_failed, and the name of the field, days that are no absence, and one that is over today in the company. */
export function requireAbsence(absence: Absence, today: string): void {
  const isOver = absence.awayUntil !== null && absence.awayUntil < today;
  const field = wrongInAbsence(absence) ?? (isOver ? 'awayUntil' : undefined);
  if (field) throw new Refusal('validation_failed', { fields: [field] });
}
