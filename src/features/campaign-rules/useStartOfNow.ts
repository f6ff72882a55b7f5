import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { nextMinute, type Timing } from './timing.ts';

const clockMs = 15_000;

/** Keeps the start at "now" until the person chooses another one, however long the form is open. */
export function useStartOfNow<Values extends FieldValues & Timing, Output>(
  { getFieldState, register, resetField }: UseFormReturn<Values, unknown, Output>,
  isNew: boolean,
) {
  useEffect(() => {
    if (!isNew) return undefined;
    const startDate = 'startDate' as Path<Values>;
    // Also before the step that shows it: only fields that the form knows are reset.
    register(startDate);
    const timer = setInterval(() => {
      if (!getFieldState(startDate).isDirty)
        resetField(startDate, { defaultValue: nextMinute(Date.now()) as PathValue<Values, Path<Values>> });
    }, clockMs);
    return () => clearInterval(timer);
  }, [isNew, getFieldState, register, resetField]);
}
