import { useNotify } from 'react-admin';
import { useMemo } from 'react';
import { panelLimits } from '#contract/panel';

interface ToastAction {
  label: string;
  onClick: () => void;
}
/** What the toast carries through react-admin's notification besides its text. */
export interface ToastExtras {
  action?: ToastAction;
}

interface Toast {
  success: (text: string, extras?: ToastExtras) => void;
  error: (text: string, extras?: ToastExtras) => void;
  info: (text: string, extras?: ToastExtras) => void;
}

/** Says what finished or failed, for four seconds. The text is already in the person's language. */
export function useToast(): Toast {
  const notify = useNotify();
  return useMemo(() => {
    const show =
      (type: 'success' | 'error' | 'info') =>
      (text: string, extras: ToastExtras = {}) =>
        // `_` keeps react-admin from looking the sentence up as a key.
        notify(text, { type, autoHideDuration: panelLimits.toastMs, messageArgs: { _: text, ...extras } });
    return { success: show('success'), error: show('error'), info: show('info') };
  }, [notify]);
}
