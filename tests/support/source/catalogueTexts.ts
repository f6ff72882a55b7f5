import { courseLanguages } from '#contract/courses/courseLanguage';
import { packs } from '#server/catalogue/exercise/packs/index';
import { languages } from '#server/catalogue/languages/index';
import { monthlyTexts } from '#server/catalogue/monthly/index';
import { landingTexts } from '#server/catalogue/simulation/landings/index';
import { lureGroups } from '#server/catalogue/simulation/lures/index';
import type { LanguageCode } from '#locales/languages.ts';
import { flatten, type Text } from './texts.ts';

/** Names of pictures and codes that learners never read. */
const unread = /\.(slug|type|cheatSheet|code)$/;
/** The beginnings of lines that say what they are, and the braces around what a callout points at. */
const marks = /^(?:# |→ |~ |▦|\| )|(?<!\{)\{(?!\{)|(?<!\})\}(?!\})/gm;

/**
 * What people read of the catalogue in a language: courses, videos, the messages of the exercise packs and of simulations as they are
 * sent, the pages to which those lead, and the monthly videos.
 */
export function catalogueTexts(code: LanguageCode): Text[] {
  const own = languages.find((one) => (one.code ?? 'en') === courseLanguages(code)[0]);
  const sources = [
    ...(own ? flatten({ categories: own.categories, videos: own.videos, courses: own.courses }, 'catalogue') : []),
    ...packs.flatMap(({ plan, texts }) => flatten(texts[code] ?? {}, `packs.${plan.slug}`)),
    ...lureGroups.flatMap(({ texts }) =>
      flatten(Object.entries(texts).find(([language]) => language === code)?.[1] ?? {}, 'lures'),
    ),
    ...flatten(landingTexts[code], 'landings'),
    ...flatten(monthlyTexts[code], 'monthly'),
  ];
  return sources.filter(([key]) => !unread.test(key)).map(([key, value]) => ({ key, suffix: '', value: value.replace(marks, '') }));
}
