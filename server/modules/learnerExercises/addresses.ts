import { pathTo } from '#contract/paths';
import { learnPaths } from '../learnerPages/public.ts';

/** Addresses of one exercise; `n` is the number of a message, from 1. */
export function addressesOf(campaignId: string) {
  const exercise = pathTo(learnPaths.exercise, { campaignId });
  return {
    exercise,
    message: (n: number) => `${exercise}?message=${n}`,
    /** The message after an answer that came too late: the first one counts. */
    kept: (n: number) => `${exercise}?message=${n}&kept=1`,
    answer: `${exercise}/answer`,
    /** What the frame shows; a fragment leads to a callout. */
    frame: (n: number) => `${exercise}/frame?message=${n}`,
    certificate: `${exercise}/certificate`,
  };
}
