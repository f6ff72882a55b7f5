/**
 * Every feature flag of the product, and what it is while the flag service says nothing.
 * Imports nothing, so that every page may use it.
 */
export const flagDefaults = {
  /** The pages of phishing exercises. */
  phishingExercise: true,
} as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof flagDefaults;
export type FlagValues = Record<FlagName, boolean>;

export const flagNames = Object.keys(flagDefaults) as FlagName[];

/** Where the panel asks for flags, below the origin; the OpenFeature Remote Evaluation Protocol (OFREP) names it. */
export const flagsPath = '/ofrep/v1/evaluate/flags';
