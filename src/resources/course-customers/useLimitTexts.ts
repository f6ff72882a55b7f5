import { useMemo } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { LimitTexts } from './sharingForm.ts';

export function useLimitTexts(): LimitTexts {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      atLeast: (min) => t('campaigns.errors.daysMin', { min }),
      atMost: (max) => t('campaigns.errors.daysMax', { max }),
    }),
    [t],
  );
}
