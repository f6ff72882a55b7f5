import type { Pack } from '../../shapes.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { plan } from './plan.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

export const people: Pack = { plan, texts: { en, he, es, fr, pt, de, nl, it, zh, ja } };
