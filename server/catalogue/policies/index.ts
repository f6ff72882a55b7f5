import { type PolicyPlace, policyPlaces } from '#contract/policies/states';
import type { LanguageCode } from '#locales/languages.ts';
import { type PolicySlug, type PolicyText, type PolicyTexts, policyPlans } from './shapes.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { he } from './texts/he.ts';
import { it } from './texts/it.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import { zh } from './texts/zh.ts';

/** The languages that the library has its policies in. */
const textsOf: Partial<Record<LanguageCode, PolicyTexts>> & { en: PolicyTexts } = { en, he, es, fr, pt, de, nl, it, zh };

export interface PresetText {
  name: string;
  summary: string;
  /** What it is not, said beside it: no legal advice. */
  notice: string;
  /** With its places as `{{companyName}}`. */
  html: string;
  words: number;
}

/** A policy of the library, in the languages that it has. */
export interface PolicyPreset {
  id: PolicySlug;
  edition: number;
  texts: Partial<Record<LanguageCode, PresetText>>;
}

const headed = (heading: string, ...paragraphs: readonly string[]) =>
  `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;
const listed = (points: readonly string[]) => `<ul>${points.map((point) => `<li><p>${point}</p></li>`).join('')}</ul>`;

function htmlOf({ purpose, appliesTo, rules, inDoubt, contact }: PolicyText, { headings }: PolicyTexts): string {
  return [
    headed(headings.purpose, purpose),
    headed(headings.appliesTo, appliesTo),
    ...rules.map(({ heading, points }) => `<h2>${heading}</h2>${listed(points)}`),
    headed(headings.inDoubt, inDoubt),
    headed(headings.contact, contact),
  ].join('');
}

/** Counted as a browser counts words, so that languages without spaces count, too. */
const wordsOf = (html: string, language: LanguageCode): number =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(html.replace(/<[^>]+>/g, ' '))].filter(
    ({ isWordLike }) => isWordLike,
  ).length;

function presetText(slug: PolicySlug, language: LanguageCode, texts: PolicyTexts): PresetText {
  const policy = texts.policies[slug];
  const html = htmlOf(policy, texts);
  return { name: policy.name, summary: policy.summary, notice: texts.notice, html, words: wordsOf(html, language) };
}

export const policyPresets: readonly PolicyPreset[] = (Object.keys(policyPlans) as PolicySlug[]).map((id) => ({
  id,
  edition: policyPlans[id].edition,
  texts: Object.fromEntries(
    (Object.entries(textsOf) as [LanguageCode, PolicyTexts][]).map(([language, texts]) => [
      language,
      presetText(id, language, texts),
    ]),
  ),
}));

export const findPreset = (id: string): PolicyPreset | undefined => policyPresets.find((preset) => preset.id === id);

/** A preset in a language, else in English; Brazilian readers get the Portuguese text. */
export function textOf({ texts }: PolicyPreset, language: string): PresetText & { language: LanguageCode } {
  const choices = [language, language === 'pt-br' ? 'pt' : language, 'en'] as readonly LanguageCode[];
  for (const code of choices) {
    const text = texts[code];
    if (text) return { ...text, language: code };
  }
  throw new Error('a preset has no English text');
}

/** Places that are still to be filled. */
export const placesIn = (html: string): PolicyPlace[] => policyPlaces.filter((place) => html.includes(`{{${place}}}`));
