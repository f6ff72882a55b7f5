import type { LureGroup } from '../../shapes.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { ja } from './ja.ts';
import { plans } from './plan.ts';

export const tools: LureGroup<typeof plans> = { plans, texts: { en, he, es, fr, de, ja } };
