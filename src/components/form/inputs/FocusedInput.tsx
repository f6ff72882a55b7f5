import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import formCss from '../form.module.css';

/**
 * The only text field of a dialog: has the focus when the dialog opens. `autoFocus` would lose it, because the dialog's focus
 * trap starts after its content is mounted.
 */
export function FocusedInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return <input autoComplete="off" {...props} ref={ref} className={formCss.control} />;
}
