import { pathTo } from '#contract/paths';
import type { AnswerLabel } from '#contract/exercise/templates';
import { learnPaths } from '../learnerPages/public.ts';

/** Addresses of one exercise; `n` is the number of a message, from 1. In a preview they also name the answer that was `tried`. */
export function addressesOf(campaignId: string) {
  const exercise = pathTo(learnPaths.exercise, { campaignId });
  const at = (n: number, tried?: AnswerLabel | null) => `message=${n}${tried ? `&tried=${tried}` : ''}`;
  return {
    exercise,
    message: (n: number, tried?: AnswerLabel) => `${exercise}?${at(n, tried)}`,
    /** The message after an answer that came too late: the first one counts. */
    kept: (n: number) => `${exercise}?message=${n}&kept=1`,
    answer: `${exercise}/answer`,
    /** What the frame shows; a fragment leads to a callout. */
    frame: (n: number, tried?: AnswerLabel | null) => `${exercise}/frame?${at(n, tried)}`,
    certificate: `${exercise}/certificate`,
  };
}
