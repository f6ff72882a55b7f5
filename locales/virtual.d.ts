declare module 'virtual:locales' {
  import type { LanguageCode } from '#locales/languages.ts';
  import type { LocaleStage } from '#locales/areas.ts';

  type Texts = Record<string, unknown>;
  /** Loaders of the texts, by language and stage. */
  export const locales: Partial<Record<LanguageCode, Record<LocaleStage, () => Promise<{ default: Texts }>>>>;
}
