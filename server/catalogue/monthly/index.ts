import { findLanguage, type LanguageCode } from '#locales/languages.ts';
import type { ClipSlug } from '../clips.ts';
import { languages } from '../languages/index.ts';
import type { MonthlyText, MonthlyTexts } from './shapes.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { el } from './texts/el.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { he } from './texts/he.ts';
import { it } from './texts/it.ts';
import { ja } from './texts/ja.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import { ptBr } from './texts/ptBr.ts';
import { ru } from './texts/ru.ts';
import { zh } from './texts/zh.ts';

/** What the monthly videos say, in every language of the product. */
export const monthlyTexts: Readonly<Record<LanguageCode, MonthlyTexts>> = {
  en,
  he,
  es,
  fr,
  pt,
  de,
  nl,
  it,
  zh,
  ru,
  ar,
  el,
  ja,
  'pt-br': ptBr,
};

const namesOf = new Map(languages.map(({ code, videos }) => [findLanguage(code)?.code ?? 'en', videos]));
const codeOf = (language: string): LanguageCode => findLanguage(language)?.code ?? 'en';
const nameIn = (slug: ClipSlug, code: LanguageCode): string => (namesOf.get(code) ?? namesOf.get('en'))?.[slug] ?? slug;

/** The text of a topic in the language of a person or company (`de`, `pt-br`), in English if it is none of ours. */
export const monthlyText = (slug: ClipSlug, language: string): MonthlyText => monthlyTexts[codeOf(language)][slug];

/** The name of a topic, which is the name of its clip; languages as in `monthlyText`. */
export const topicName = (slug: ClipSlug, language: string): string => nameIn(slug, codeOf(language));

/** The names of a topic by the codes of the languages that they are in. */
export const allTopicNames = (slug: ClipSlug): Record<LanguageCode, string> =>
  Object.fromEntries((Object.keys(monthlyTexts) as LanguageCode[]).map((code) => [code, nameIn(slug, code)])) as Record<
    LanguageCode,
    string
  >;
