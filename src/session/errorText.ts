import { errorCodes } from '#contract/errors';
import { HeedError } from './heedError.ts';
import { i18n } from './i18n.ts';

const isKnown = (code: string): code is keyof typeof errorCodes => code in errorCodes;

/**
 * The sentence a person reads. A known code is translated, unless the server wrote a sentence of its own;
 * without any description it is the general one.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof HeedError)) return i18n.t('errors.internal_error');
  const { code, description, fields } = error;
  if (code === 'network') return i18n.t('errors.network');
  if (fields.length > 0 && error.status === 422) return `${i18n.t('errors.missingParameters')} ${fields.join(', ')}`;
  const isOwnSentence = isKnown(code) && description !== undefined && description !== errorCodes[code].message;
  if (isKnown(code) && !isOwnSentence) return i18n.t(`errors.${code}`);
  return description ?? i18n.t('errors.internal_error');
}
