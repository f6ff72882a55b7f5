import { i18n, startI18n } from '~/session/i18n.ts';
import { noteProblems } from './problems.ts';

/** Starts the texts of the page in English, once a file; a key without a text fails the test that asked for it. */
export async function startTexts(): Promise<void> {
  if (!i18n.isInitialized) await startI18n({ language: 'en', onMissingKey: (key) => noteProblems([`no text for ${key}`]) });
}
