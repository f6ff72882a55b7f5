import { lazy, type Ref, Suspense } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import type { ControlProps } from '~/fields/Field.tsx';
import formCss from '../form.module.css';

/** The value of an incomplete or invalid date. */
export const unreadableDate = 'unreadable';

export interface DateInputProps {
  control: ControlProps;
  /** A day as `2026-03-09`, or a local date and time as `2026-03-09T14:30`; empty for none. */
  value: string;
  /** Receives a value of the same format, '' for an empty field, or `unreadableDate`. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Lets the form focus the field. */
  inputRef?: Ref<HTMLInputElement>;
  withTime?: boolean;
  /** In English with the name of the month: Jan 05, 2025. */
  isNamed?: boolean;
  /** Earliest and latest day of the calendar. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** Calendar, clock and their texts are loaded with the first field that needs them. */
const Picker = lazy(() => fetchedCode(import('./Picker.tsx').then((m) => ({ default: m.Picker }))));

/** A date, or a date with its time, typed or chosen in the language on screen. Must be inside a `Field`. */
export function DateInput(props: DateInputProps) {
  return (
    <Suspense fallback={<input id={props.control.id} className={formCss.control} disabled />}>
      <Picker {...props} />
    </Suspense>
  );
}
