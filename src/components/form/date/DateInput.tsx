import { lazy, type Ref, Suspense } from 'react';
import { fetchedCode } from '~/session/reloadOnce.ts';
import type { ControlProps } from '../Field.tsx';

/** In place of a date that was begun and is none. */
export const unreadableDate = 'unreadable';

export interface DateInputProps {
  control: ControlProps;
  /** A day as `2026-03-09`, or a moment in the person's own time zone as `2026-03-09T14:30`; empty for none. */
  value: string;
  /** Told a value of the same form, '' when the field is empty, or `unreadableDate`. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Takes the focus when the form says so. */
  inputRef?: Ref<HTMLInputElement>;
  withTime?: boolean;
  /** Days outside are not offered by the calendar. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** Calendar, clock and their words are fetched with the first field that needs them. */
const Picker = lazy(() => fetchedCode(import('./Picker.tsx').then((m) => ({ default: m.Picker }))));

/** A date, or a date with its time, typed or chosen in the language on screen. Lives in a `Field`. */
export function DateInput(props: DateInputProps) {
  return (
    <Suspense fallback={<input id={props.control.id} className="field-control" disabled />}>
      <Picker {...props} />
    </Suspense>
  );
}
