import type { Pack } from '../shapes.ts';
import { everyday } from './everyday/index.ts';
import { money } from './money/index.ts';
import { people } from './people/index.ts';
import { phone } from './phone/index.ts';
import { signIn } from './signIn/index.ts';
import { travel } from './travel/index.ts';

/** Exercise packs in the order of the panel: easy ones first. */
export const packs: readonly Pack[] = [everyday, phone, signIn, people, travel, money];
