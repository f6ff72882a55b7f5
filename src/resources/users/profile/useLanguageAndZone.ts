import type { UserProfile } from '#contract/people/users';
import { findLanguage } from '#locales/languages.ts';
import { timeZoneLabel, timeZoneName } from '~/components/form/timeZoneOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** By its own name, isolated from the direction of the text around it. */
const languageLabel = (code: string): string => `\u2068${findLanguage(code)?.name ?? code}\u2069`;

/** The language and the time zone of a person in words: as somebody set them, else as the browser named them, else as in the company. */
export function useLanguageAndZone({ language, timeZone, guessed }: Pick<UserProfile, 'language' | 'timeZone' | 'guessed'>) {
  const { t } = useTranslation();
  const unset = (guess: string | null): string => (guess ? t('profile.fromBrowser', { value: guess }) : t('profile.sameAsCompany'));
  return {
    language: language ? languageLabel(language) : unset(guessed.language && languageLabel(guessed.language)),
    timeZone: timeZone ? timeZoneLabel(timeZone) : unset(guessed.timeZone && timeZoneName(guessed.timeZone)),
  };
}
