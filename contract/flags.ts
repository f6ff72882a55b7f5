/**
 * All feature flags with their defaults, which apply while the flag service does not answer. Imports nothing, so that every
 * page may use it.
 */
export const flagDefaults = {
  /** The pages of phishing exercises. */
  phishingExercise: true,
} as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof flagDefaults;
export type FlagValues = Record<FlagName, boolean>;

export const flagNames = Object.keys(flagDefaults) as FlagName[];

/** Path from which the panel reads flags, defined by the OpenFeature Remote Evaluation Protocol (OFREP). */
export const flagsPath = '/ofrep/v1/evaluate/flags';
