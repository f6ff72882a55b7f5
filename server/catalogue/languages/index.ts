import type { LanguageTexts } from '../shapes.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { greek } from './el.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hebrew } from './he.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';
import { brazilian } from './ptBr.ts';
import { russian } from './ru.ts';
import { chinese } from './zh.ts';

/** Content of the library by language; English has the most. */
export const languages: readonly LanguageTexts[] = [
  english,
  hebrew,
  spanish,
  french,
  portuguese,
  german,
  dutch,
  italian,
  chinese,
  russian,
  arabic,
  greek,
  japanese,
  brazilian,
];
