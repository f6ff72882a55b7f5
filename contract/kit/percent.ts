/**
 * The share to write in whole percent, from 0 to 1: what has begun is not 0 %, and what is not complete is not 100 %. Otherwise a reader
 * would look for nobody among 231 people, or believe that all are done.
 */
export function shownShare(share: number): number {
  if (share > 0 && share < 0.005) return 0.01;
  return share >= 0.995 && share < 1 ? 0.99 : share;
}

/** A percentage as a whole number, with the same care. */
export const wholePercent = (percent: number): number => Math.round(shownShare(percent / 100) * 100);
