import type { TextKey } from '#locales/english.ts';
import { HeedError } from './heedError.ts';
import { i18n } from '~/i18n/i18n.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { textGap } from '~/i18n/textGap.ts';

const minute = 60;
/** The time rounded up to a minute, in the time zone of the browser and the language on screen. */
const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(Math.ceil(at / (minute * 1000)) * minute * 1000);

/**
 * The sentence for the user. A known code is translated, unless the server sent a sentence of its own; without any description
 * it is the general one, `general`.
 */
export function errorText(error: unknown, general: TextKey = 'errors.internal_error'): string {
  if (!(error instanceof HeedError)) return i18n.t(general);
  const { code, description, fields, hasOwnSentence } = error;
  if (code === 'network') return i18n.t('errors.network');
  if (code === 'validation_failed' && fields.length > 0)
    return `${i18n.t('errors.missingParameters')}${textGap()}${fields.join(', ')}`;
  if (code === 'too_many_requests' && !hasOwnSentence && error.retryAfterSeconds && error.retryAfterSeconds >= minute)
    return i18n.t('errors.tooManyUntil', { time: clockTime(error.at + error.retryAfterSeconds * 1000) });
  if (!hasOwnSentence && code === 'internal_error') return i18n.t(general);
  if (!hasOwnSentence && i18n.exists(`errors.${code}`)) return i18n.t(dynamicKey(`errors.${code}`));
  return description ?? i18n.t(general);
}
