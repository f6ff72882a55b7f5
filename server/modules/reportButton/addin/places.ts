import type { LanguageCode } from '#locales/languages.ts';

/** The cultures by which Office names our languages. */
export const cultures: Readonly<Record<LanguageCode, string>> = {
  en: 'en-US',
  he: 'he-IL',
  es: 'es-ES',
  fr: 'fr-FR',
  pt: 'pt-PT',
  de: 'de-DE',
  nl: 'nl-NL',
  it: 'it-IT',
  zh: 'zh-CN',
  ru: 'ru-RU',
  ar: 'ar-SA',
  el: 'el-GR',
  ja: 'ja-JP',
  'pt-br': 'pt-BR',
};

/** Sides of the pictures, in pixels. */
export const iconSizes = [16, 32, 64, 80, 128] as const;
export type IconSize = (typeof iconSizes)[number];

/** Microsoft’s library, which add-ins must load from its own address. */
export const officeLibrary = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';

/** The address of a file of a button, or of a picture of all. */
export const placesOf = (address: string) => ({
  page: `${address}/addin.html`,
  script: `${address}/addin.js`,
  icon: (size: IconSize) => `${address.slice(0, address.lastIndexOf('/'))}/icon-${size}.png`,
});
