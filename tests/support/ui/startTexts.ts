import { i18n, startI18n, switchLanguage } from '~/i18n/i18n.ts';
import { noteProblems } from './problems.ts';

/**
 * Starts the texts of the page in English; a key without a text fails the test that asked for it. Files of tests share the page,
 * and the one before may have left it in another language.
 */
export async function startTexts(): Promise<void> {
  if (i18n.isInitialized) await switchLanguage('en', { remember: false });
  else await startI18n({ language: 'en', onMissingKey: (key) => noteProblems([`no text for ${key}`]) });
}
