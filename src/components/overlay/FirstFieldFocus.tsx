import { useEffect, useRef } from 'react';

const fields = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Focuses the first field of the surrounding form, after the form's own fields have had their say. `autoFocus` would lose it, because the
 * dialog's focus trap starts after its content is mounted.
 */
export function FirstFieldFocus() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (form && !form.contains(document.activeElement)) form.querySelector<HTMLElement>(fields)?.focus();
  }, []);
  return <span ref={ref} hidden />;
}
