import { type ComponentProps, useEffect, useRef } from 'react';
import formCss from '../form.module.css';

/**
 * The one text field of a dialog: has the focus when the dialog opens. Unlike `autoFocus` it keeps it,
 * because the dialog's own hold on the focus begins after its content is there.
 */
export function FocusedInput(props: ComponentProps<'input'>) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return <input autoComplete="off" {...props} ref={ref} className={formCss.control} />;
}
