import type { Random } from '../random.ts';
import { dutch, indian, nordic, polish, turkish, vietnamese } from './northern.ts';
import type { NamePart } from './pool.ts';
import { arabic, chinese, cyrillic, greekMen, greekWomen, hebrew, japanese } from './scripts.ts';
import { english, french, german, italian, portuguese, spanish } from './western.ts';

const pools = {
  english,
  spanish,
  french,
  german,
  italian,
  portuguese,
  nordic,
  dutch,
  polish,
  turkish,
  indian,
  vietnamese,
  hebrew,
  arabic,
  greekMen,
  greekWomen,
  cyrillic,
  japanese,
  chinese,
} as const;

type Origin = keyof typeof pools;
type Mix = Partial<Record<Origin, number>>;

const world: Mix = {
  english: 40,
  spanish: 9,
  french: 6,
  german: 6,
  italian: 5,
  portuguese: 5,
  nordic: 4,
  dutch: 3,
  polish: 3,
  turkish: 3,
  indian: 6,
  vietnamese: 2,
  hebrew: 2,
  arabic: 2,
  greekMen: 0.6,
  greekWomen: 0.6,
  cyrillic: 2,
  japanese: 1.5,
  chinese: 1.5,
};
const mostly = (...origins: Origin[]): Mix => ({
  ...world,
  ...Object.fromEntries(origins.map((origin) => [origin, 250 / origins.length])),
});

/** Names by country: mostly local ones, mixed with names from everywhere. */
const mixes: Record<string, Mix> = {
  DE: mostly('german'),
  AT: mostly('german'),
  FR: mostly('french'),
  BE: mostly('french', 'dutch'),
  ES: mostly('spanish'),
  MX: mostly('spanish'),
  IT: mostly('italian'),
  BR: mostly('portuguese'),
  PT: mostly('portuguese'),
  IL: mostly('hebrew'),
  AE: mostly('arabic', 'indian'),
  GR: mostly('greekMen', 'greekWomen'),
  UA: mostly('cyrillic'),
  JP: mostly('japanese'),
  SG: mostly('chinese', 'english'),
  SE: mostly('nordic'),
  NO: mostly('nordic'),
  DK: mostly('nordic'),
  PL: mostly('polish'),
  TR: mostly('turkish'),
  NL: mostly('dutch'),
  IN: mostly('indian'),
};

interface FullName {
  first: NamePart;
  last: NamePart;
}

export function makeName(random: Random, country: string): FullName {
  const chosen = pools[random.weighted(mixes[country] ?? world)];
  return { first: random.pick(chosen.first), last: random.pick(chosen.last) };
}
