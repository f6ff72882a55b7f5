import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Writes numbers in the person's language, "1,000+" when counting stopped there. */
export function useCountText(): (count: number, isCapped?: boolean) => string {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.NumberFormat(i18n.language);
    return (count, isCapped = false) =>
      isCapped ? t('lists.pages.atLeast', { total: format.format(count) }) : format.format(count);
  }, [t, i18n.language]);
}
