declare module 'virtual:locales' {
  import type { LanguageCode } from '#locales/languages.ts';
  import type { EarlyStage } from '#locales/areas.ts';

  type Texts = Record<string, unknown>;
  export type Loader = () => Promise<{ default: Texts }>;
  /** Loaders of the texts, by language and stage. */
  export const locales: Partial<Record<LanguageCode, Record<EarlyStage, Loader>>>;
}

declare module 'virtual:lateLocales' {
  import type { Loader } from 'virtual:locales';
  import type { LanguageCode } from '#locales/languages.ts';
  import type { LateStage } from '#locales/areas.ts';

  /** The same of the late stages. */
  export const locales: Partial<Record<LanguageCode, Record<LateStage, Loader>>>;
}
