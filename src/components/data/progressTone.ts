import type { Tone } from '#contract/tones';

/** Below the first a progress is low, below the second average, otherwise perfect. */
const bounds = { low: 0.1, average: 0.7 } as const;

/** How good a progress from 0 to 1 is, as a colour. */
export function progressTone(share: number): Tone {
  if (share < bounds.low) return 'danger';
  return share < bounds.average ? 'warning' : 'success';
}
