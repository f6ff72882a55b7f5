import { useCallback } from 'react';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Formats a count in the person's language, as "1,000+" if it is capped. */
export function useCountText(): (count: number, isCapped?: boolean) => string {
  const { t } = useTranslation();
  return useCallback(
    (count, isCapped = false) => (isCapped ? t('lists.pages.atLeast', { total: formatNumber(count) }) : formatNumber(count)),
    [t],
  );
}
