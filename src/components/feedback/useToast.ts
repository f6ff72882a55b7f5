import { useNotify } from 'react-admin';
import { useMemo } from 'react';
import { panelLimits } from '#contract/panel';

interface ToastAction {
  label: string;
  onClick: () => void;
}
/** Properties of a toast besides its text, passed through react-admin's notification. */
export interface ToastExtras {
  action?: ToastAction;
}

interface Toast {
  success: (text: string, extras?: ToastExtras) => void;
  error: (text: string, extras?: ToastExtras) => void;
  info: (text: string, extras?: ToastExtras) => void;
}

/** Shows a toast for four seconds. The text is already translated. */
export function useToast(): Toast {
  const notify = useNotify();
  return useMemo(() => {
    const show =
      (type: 'success' | 'error' | 'info') =>
      (text: string, extras: ToastExtras = {}) =>
        // `_` keeps react-admin from treating the text as a key.
        notify(text, { type, autoHideDuration: panelLimits.toastMs, messageArgs: { _: text, ...extras } });
    return { success: show('success'), error: show('error'), info: show('info') };
  }, [notify]);
}
