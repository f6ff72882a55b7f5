import type { Pack } from '../../shapes.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { ja } from './ja.ts';
import { plan } from './plan.ts';

export const people: Pack = { plan, texts: { en, he, es, fr, de, ja } };
