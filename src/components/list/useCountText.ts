import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '~/components/data/format.ts';

/** Writes numbers in the person's language, "1,000+" when counting stopped there. */
export function useCountText(): (count: number, isCapped?: boolean) => string {
  const { t } = useTranslation();
  return useCallback(
    (count, isCapped = false) => (isCapped ? t('lists.pages.atLeast', { total: formatNumber(count) }) : formatNumber(count)),
    [t],
  );
}
