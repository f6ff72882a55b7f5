import { i18n, startI18n, switchLanguage } from '~/i18n/i18n.ts';
import { shownProduct } from '~/session/brand.ts';
import { noteProblems } from './problems.ts';

/**
 * Loads the texts in English; a key without a text fails the test. Test files share the page, and the previous one may have
 * left another language.
 */
export async function startTexts(): Promise<void> {
  if (i18n.isInitialized) await switchLanguage('en', { remember: false });
  else await startI18n({ language: 'en', product: shownProduct, onMissingKey: (key) => noteProblems([`no text for ${key}`]) });
}
