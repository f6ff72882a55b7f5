import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '~/components/feedback/useToast.ts';
import { onFlash, takeFlash } from '~/session/signals.ts';

/** Turns messages left by code outside React (an ended session, a company left) into toasts. */
export function FlashMessages() {
  const { t } = useTranslation();
  const toast = useToast();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const message = takeFlash();
      if (message) toast[message.tone](message.text ?? t(message.key as 'errors.internal_error'));
    };
    // A moment later: what left the message may also be about to replace this screen, and the next one shows it.
    const showSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(show, 50);
    };
    showSoon();
    const stop = onFlash(showSoon);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [t, toast]);
  return null;
}
