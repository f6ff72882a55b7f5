import type { LandingKind } from '#contract/simulation/states';

/** The landing pages of the library. Ids are derived from the slug: never change one. */
export const landings = {
  document: 'continue',
  'delivery-day': 'continue',
  everyone: 'teach',
  services: 'teach',
} as const satisfies Record<string, LandingKind>;
