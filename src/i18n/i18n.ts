import { createInstance, type i18n as I18n, type TOptions } from 'i18next';
import type { I18nProvider } from 'react-admin';
import { getI18nProvider } from 'ra-i18n-i18next';
import { locales } from 'virtual:locales';
import { productName } from '#contract/product';
import { type LocaleStage, localeStages } from '#locales/areas.ts';
import { findLanguage, type Language, type LanguageCode, languages } from '#locales/languages.ts';
import { readPreference, writePreference } from '~/browser/preferences.ts';
import type { Translate } from './translate.ts';

/** i18next with the keys of our texts. */
export interface Texts extends Omit<I18n, 't'> {
  t: Translate;
}

const instance = createInstance();
/** The only i18next of the page, for react-i18next, react-admin and the signed-out pages. */
export const i18n = instance as Texts;

/** Languages that have texts, in the order of the menu. */
export const availableLanguages: readonly Language[] = languages.filter(({ code }) => locales[code]);

/** The stages whose texts are loaded; each is a namespace of i18next. */
const stages = new Set<LocaleStage>();
/** What a language needs besides its texts before it is shown, such as fonts and the direction of styles. */
const preparations = new Set<(language: Language) => Promise<void>>();
const english = languages[0];

/** Instead of a backend of i18next, which shows keys after a failed request: here the language stays, and the user can try again. */
async function loadTexts({ code, folder }: Language, stage: LocaleStage) {
  if (i18n.hasResourceBundle(folder, stage)) return;
  const load =
    stage === 'base' || stage === 'panel' ? locales[code]?.[stage] : (await import('virtual:lateLocales')).locales[code]?.[stage];
  const texts = await load?.();
  if (texts) i18n.addResourceBundle(folder, stage, texts.default);
}

/** The language on screen. i18next uses the name of its folder, which is a BCP 47 tag. */
export const currentLanguage = (): Language => languages.find(({ folder }) => folder === i18n.language) ?? english;

const offered = (tag: string | null | undefined) => {
  const language = findLanguage(tag);
  return language && locales[language.code] ? language : undefined;
};
const ofBrowser = () => navigator.languages.map(offered).find((language) => language !== undefined);

/**
 * In a text from right to left, a value with letters of its own direction would pull the marks beside it to the wrong side: the question
 * mark after a course called “Passwords, so far” to its left. FIRST STRONG ISOLATE keeps it in its place.
 */
const isolate = (value: string) => (currentLanguage().dir === 'rtl' && /\p{L}/u.test(value) ? `\u2068${value}\u2069` : value);

function markDocument() {
  const { folder, dir } = currentLanguage();
  document.documentElement.lang = folder;
  document.documentElement.dir = dir;
}

interface StartOptions {
  /** Called with a key that has no text; ui tests fail then. */
  onMissingKey?: (key: string) => void;
  language?: LanguageCode;
  /** Returns the name of the product, or of the partner whose look it has. Called for each text. */
  product?: () => string;
}

/** Parameters of every text. */
const named = (name: () => string) => ({
  get product() {
    return name();
  },
});

let started: I18nProvider | undefined;

/** react-admin's provider over the same i18next. It does not store the preference; we do. */
export function i18nProvider(): I18nProvider {
  if (!started) throw new Error('startI18n has not been called');
  return started;
}

/** Starts with one language (chosen before, else the browser's, else English) and the texts of the signed-out pages. */
export async function startI18n({ onMissingKey, language, product = () => productName }: StartOptions = {}): Promise<void> {
  const first = offered(language) ?? offered(readPreference('language')) ?? ofBrowser() ?? english;
  const provider = await getI18nProvider(
    instance,
    {
      lng: first.folder,
      load: 'currentOnly',
      fallbackLng: false,
      defaultNS: 'base',
      fallbackNS: localeStages.filter((stage) => stage !== 'base'),
      resources: {},
      // React escapes markup itself.
      interpolation: { escapeValue: true, escape: isolate, defaultVariables: named(product) },
      react: { useSuspense: false, bindI18nStore: 'added' },
      saveMissing: onMissingKey !== undefined,
      missingKeyHandler: (_languages, _stage, key, _shown, _update, { defaultValue }: TOptions) => {
        // react-admin has defaults for texts that need not exist.
        if (defaultValue === undefined) onMissingKey?.(key);
      },
    },
    availableLanguages.map(({ folder, name }) => ({ locale: folder, name })),
  );
  started = { ...provider, changeLocale: (tag) => switchLanguage(tag) };
  stages.add('base');
  await loadTexts(first, 'base');
  i18n.on('languageChanged', markDocument);
  markDocument();
}

/** Loads the texts of a further stage, for the current language and those chosen later. */
export async function addStage(stage: LocaleStage): Promise<void> {
  stages.add(stage);
  await loadTexts(currentLanguage(), stage);
}

/** Runs `prepare` for the current language, and for each language chosen later before it is shown. */
export async function prepareLanguages(prepare: (language: Language) => Promise<void>): Promise<void> {
  preparations.add(prepare);
  await prepare(currentLanguage());
}

/** Switches the language without a reload; `remember` stores it for the next visit. */
export async function switchLanguage(code: string, { remember = true } = {}): Promise<void> {
  const language = offered(code);
  if (!language) return;
  const texts = [...stages].map((stage) => loadTexts(language, stage));
  await Promise.all([...texts, ...[...preparations].map((prepare) => prepare(language))]);
  await i18n.changeLanguage(language.folder);
  if (remember) writePreference('language', language.code);
}

/** Uses the language of the company unless the user has chosen one. */
export async function followCompanyLanguage(code: string): Promise<void> {
  if (!readPreference('language')) await switchLanguage(code, { remember: false });
}
