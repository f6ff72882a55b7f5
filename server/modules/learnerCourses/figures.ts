import { shownShare } from '#contract/kit/percent';
import type { LearnerVisit } from '../learnerPages/public.ts';

/** Numbers and shares as the language of the page writes them. */
export function figuresFor({ language: { code } }: LearnerVisit) {
  const numbers = new Intl.NumberFormat(code);
  const shares = new Intl.NumberFormat(code, { style: 'percent' });
  return { number: (value: number) => numbers.format(value), percent: (value: number) => shares.format(shownShare(value / 100)) };
}
