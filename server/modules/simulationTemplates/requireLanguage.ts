import { languages } from '#locales/languages.ts';
import { Refusal } from '../../core/refusal.ts';

/** Refuses a language that nobody can read the product in, so that no text waits for people who never come. */
export function requireLanguage(language: string): void {
  if (!languages.some(({ code }) => code === language)) throw new Refusal('validation_failed', { fields: ['language'] });
}
