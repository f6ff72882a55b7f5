import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '~/components/feedback/useToast.ts';
import { onFlash, takeFlash } from '~/session/signals.ts';

/** Turns messages left by code outside React (an ended session, a company left) into toasts. */
export function FlashMessages() {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    const show = () => {
      const message = takeFlash();
      if (message) toast[message.tone](message.text ?? t(message.key as 'errors.internal_error'));
    };
    show();
    return onFlash(show);
  }, [t, toast]);
  return null;
}
