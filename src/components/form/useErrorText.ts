import { useTranslation } from 'react-i18next';
import { dynamicKey } from '~/i18n/dynamicKey.ts';

/** Schemas name their messages by locale key. A message that is no key, such as a sentence of the server, stays as it is. */
export function useErrorText(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation();
  return (message) => (message && i18n.exists(message) ? t(dynamicKey(message)) : message);
}
