import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '~/components/data/format.ts';

/** Formats a count in the person's language, as "1,000+" if it is capped. */
export function useCountText(): (count: number, isCapped?: boolean) => string {
  const { t } = useTranslation();
  return useCallback(
    (count, isCapped = false) => (isCapped ? t('lists.pages.atLeast', { total: formatNumber(count) }) : formatNumber(count)),
    [t],
  );
}
