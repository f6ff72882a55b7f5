import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import type { StartDay } from './useStartDay.ts';

interface StartDayFieldProps {
  start: StartDay;
  label: string;
  help?: string | undefined;
}

/** A day on which something starts, today or later. */
export function StartDayField({ start, label, help }: StartDayFieldProps) {
  return (
    <Field label={label} help={help} error={start.problem}>
      {(control) => (
        <DateInput control={control} value={start.day} onChange={start.set} onBlur={start.leave} min={start.today} isNamed />
      )}
    </Field>
  );
}
