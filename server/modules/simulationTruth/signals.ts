/**
 * What the request of an event said, as bits of `simulation_events.signals`. They are stored when it comes, because the request itself is not
 * kept; what they mean is decided by the judge.
 */
export const signals = {
  /** Came over https. */
  https: 1,
  /** Named no language, which every browser does. */
  noLanguage: 2,
  /** Named none of the `Sec-Fetch-…` headers, which browsers send over https since 2023. */
  noFetchMetadata: 4,
  /** Said that it loads ahead of a reader (`Sec-Purpose`, `Purpose` or `X-Moz` with `prefetch`). */
  prefetch: 8,
  /** Of `seen`: a pointer, key or touch event that the browser trusts. */
  trustedInput: 16,
} as const;
export type Signal = keyof typeof signals;

export const hasSignal = (bits: number, signal: Signal): boolean => (bits & signals[signal]) !== 0;
export const bitsOf = (present: readonly Signal[]): number => present.reduce((bits, signal) => bits | signals[signal], 0);
