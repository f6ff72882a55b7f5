import type { LanguageCode } from '#locales/languages.ts';
import type { LandingTexts } from '../shapes.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import { ptBr } from './ptBr.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';
import type { landings } from './plan.ts';

/** The texts of the landing pages in every language of the product. */
export const landingTexts: Readonly<Record<LanguageCode, LandingTexts<typeof landings>>> = {
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
