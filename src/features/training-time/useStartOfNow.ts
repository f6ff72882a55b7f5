import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { nextMinute, type Timing } from './timing.ts';

const clockMs = 15_000;

/** Keeps the start at "now" until the person chooses another one, however long the dialog is open. */
export function useStartOfNow<Values extends FieldValues & Timing, Output>(
  { getFieldState, resetField }: UseFormReturn<Values, unknown, Output>,
  isNew: boolean,
) {
  useEffect(() => {
    if (!isNew) return undefined;
    const startDate = 'startDate' as Path<Values>;
    const timer = setInterval(() => {
      if (!getFieldState(startDate).isDirty)
        resetField(startDate, { defaultValue: nextMinute(Date.now()) as PathValue<Values, Path<Values>> });
    }, clockMs);
    return () => clearInterval(timer);
  }, [isNew, getFieldState, resetField]);
}
