import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { locales } from 'virtual:locales';
import type { LocaleStage } from '#locales/areas.ts';
import { findLanguage, type Language, type LanguageCode, languages } from '#locales/languages.ts';
import { readPreference, writePreference } from './preferences.ts';

/** The one i18next of the page: react-i18next, react-admin and the signed-out pages all speak through it. */
export const i18n = createInstance();

/** Languages whose texts are there, in the order of the menu. */
export const availableLanguages: readonly Language[] = languages.filter(({ code }) => locales[code]);

const stages = new Set<LocaleStage>();
const loaded = new Set<string>();
/** What a language needs besides its texts before it is shown. */
const preparations = new Set<(language: Language) => Promise<void>>();
const english = languages[0];

async function loadTexts(language: Language, stage: LocaleStage) {
  const name = `${language.code}/${stage}`;
  if (loaded.has(name)) return;
  const texts = await locales[language.code]?.[stage]();
  if (texts) i18n.addResourceBundle(language.folder, 'translation', texts.default, true, true);
  loaded.add(name);
}

/** The language on screen. i18next knows it by its folder, which is also its proper tag. */
export const currentLanguage = (): Language => languages.find(({ folder }) => folder === i18n.language) ?? english;

const offered = (tag: string | null | undefined) => {
  const language = findLanguage(tag);
  return language && locales[language.code] ? language : undefined;
};
const ofBrowser = () => navigator.languages.map(offered).find((language) => language !== undefined);

function markDocument() {
  const { folder, dir } = currentLanguage();
  document.documentElement.lang = folder;
  document.documentElement.dir = dir;
}

interface StartOptions {
  /** Called with a key that has no text; tests fail there. */
  onMissingKey?: (key: string) => void;
  language?: LanguageCode;
}

/** Starts with one language (chosen before, else the browser's, else English) and the texts of the signed-out pages. */
export async function startI18n({ onMissingKey, language }: StartOptions = {}): Promise<void> {
  const first = offered(language) ?? offered(readPreference('language')) ?? ofBrowser() ?? english;
  await i18n.use(initReactI18next).init({
    lng: first.folder,
    load: 'currentOnly',
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: onMissingKey !== undefined,
    missingKeyHandler: (_languages, _namespace, key) => onMissingKey?.(key),
  });
  stages.add('base');
  await loadTexts(first, 'base');
  i18n.on('languageChanged', markDocument);
  markDocument();
}

/** Loads the texts of a further stage, in the present language and in those switched to later. */
export async function addStage(stage: LocaleStage): Promise<void> {
  stages.add(stage);
  await loadTexts(currentLanguage(), stage);
}

/** Has `prepare` done for the present language, and for each one switched to later before it is shown. */
export async function prepareLanguages(prepare: (language: Language) => Promise<void>): Promise<void> {
  preparations.add(prepare);
  await prepare(currentLanguage());
}

/** Switches without a reload; `remember` keeps it for the next visit. */
export async function switchLanguage(code: string, { remember = true } = {}): Promise<void> {
  const language = offered(code);
  if (!language) return;
  const texts = [...stages].map((stage) => loadTexts(language, stage));
  await Promise.all([...texts, ...[...preparations].map((prepare) => prepare(language))]);
  await i18n.changeLanguage(language.folder);
  if (remember) writePreference('language', language.code);
}

/** The company's language holds until the person has chosen one. */
export async function followCompanyLanguage(code: string): Promise<void> {
  if (!readPreference('language')) await switchLanguage(code, { remember: false });
}
