import { useTranslation } from 'react-i18next';

/** Schemas name their messages by locale key; a message that is no key (a server's own words) is shown as it is. */
export function useErrorText(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation();
  return (message) => (message && i18n.exists(message) ? t(message as 'form.optional') : message);
}
