import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Translates a message that is a locale key. Other messages, such as those of the server, are returned unchanged. */
export function useErrorText(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation();
  return (message) => (message && i18n.exists(message) ? t(dynamicKey(message)) : message);
}
