import { useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type Flash, onFlash, takeFlash } from '~/session/signals.ts';
import type { NoticeContent } from './FormNotice.tsx';

/** The message that the previous page left, such as that the session has ended. */
export function useFlashNotice(): { notice: NoticeContent; tone: Flash['tone'] } | undefined {
  const { t } = useTranslation();
  const [flash, setFlash] = useState<Flash | null>(null);

  useEffect(() => {
    // Taken here, not in an updater: React may run an updater again, and the message is returned once.
    const take = () => {
      const message = takeFlash();
      if (message) setFlash(message);
    };
    take();
    return onFlash(take);
  }, []);

  if (!flash) return undefined;
  const message = flash.text ?? (flash.key ? t(flash.key) : '');
  return message ? { notice: { message }, tone: flash.tone } : undefined;
}
