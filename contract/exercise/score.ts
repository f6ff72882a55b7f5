import type { Writing } from '../reports/writing.ts';
import { exerciseLimits } from './limits.ts';

/** A score of phishing exercises as every page, paper and card says it: "5.2 of 10". */
export const scoreText = (score: number, { text, average }: Pick<Writing, 'text' | 'average'>): string =>
  text('exercise.outOf', { score: average(score), top: exerciseLimits.topScore });
