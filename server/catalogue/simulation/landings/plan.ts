import type { LandingKind } from '#contract/simulation/states';

/** The landing pages of the library. Ids are derived from the slug: never change one. */
export const landings = {
  document: 'continue',
  'delivery-day': 'continue',
  everyone: 'teach',
  services: 'teach',
} as const satisfies Record<string, LandingKind>;

/** Shown for their kind where a campaign has no landing page of its own: the one that fits every message. */
export const defaultLandings: Readonly<Record<LandingKind, keyof typeof landings>> = { continue: 'document', teach: 'everyone' };
