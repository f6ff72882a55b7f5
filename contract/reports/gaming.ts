import { z } from 'zod';
import { at, id } from '../kit/endpoint.ts';
import { trainingTotals } from './trainingReports.ts';

/** Learning by play: exercises in telling phishing apart, and games, which are courses. */
export const gamingKinds = ['exercise', 'game'] as const;

/** `score` is the average out of 10 of exercises, `averageScore` that of games in percent. */
const gamingTotals = trainingTotals.extend({ score: z.number().nullable() });
export type GamingTotals = z.input<typeof gamingTotals>;

export const gamingRow = gamingTotals.extend({ id, kind: z.enum(gamingKinds), name: z.string(), startsAt: at });
export type GamingRow = z.input<typeof gamingRow>;

/**
 * Exercises and games together, and their campaigns, the latest first. A plan without whole reports of exercises gets the first
 * campaigns only; `totalCount` is the true number.
 */
export const gamingFigures = z.object({
  current: gamingTotals,
  previous: gamingTotals,
  items: z.array(gamingRow),
  totalCount: z.number().int(),
});
