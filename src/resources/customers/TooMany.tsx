import { useTranslation } from '~/i18n/useTranslation.ts';

/** Says, before somebody confirms, that an action takes fewer companies at once, and what to do. */
export function TooMany({ most }: { most: number }) {
  const { t } = useTranslation();
  return <p role="alert">{t('customers.dialogs.most', { most })}</p>;
}
