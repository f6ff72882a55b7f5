import { HeedError } from '~/errors/heedError.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { i18n } from '~/i18n/i18n.ts';

/** The sentence of a failed call. `errorText` of the panel needs the list of codes, which the signed-out pages do not load. */
export function messageOf(error: unknown): string {
  const key = error instanceof HeedError ? `errors.${error.code}` : '';
  return i18n.exists(key) ? i18n.t(dynamicKey(key)) : i18n.t('errors.internal_error');
}
