import { z } from 'zod';

/** 1 easy, 2 medium, 3 hard. i18n-keys: exercise.difficulties.* */
export const difficulties = [1, 2, 3] as const;
export type Difficulty = (typeof difficulties)[number];
export const difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/**
 * How hard a message is to recognise, after the Phish Scale of NIST (Steves, Greene and Theofanos, 2020): the fewer cues it has and
 * the better its premise fits the work of those who get it, the harder.
 */

/** What the premise form asks, each rated 0, 2, 4, 6 or 8. i18n-keys: exercise.premise.* */
export const premiseQuestions = ['process', 'relevance', 'events', 'concern', 'warned'] as const;
export const premiseRatings = [0, 2, 4, 6, 8] as const;
const rating = z.union([z.literal(0), z.literal(2), z.literal(4), z.literal(6), z.literal(8)]);
export const premise = z.object({ process: rating, relevance: rating, events: rating, concern: rating, warned: rating });
export type Premise = z.output<typeof premise>;

/** From how many cues on there are some, and many; from which sum on a premise fits fairly, and well. */
const cueSteps = { some: 5, many: 9 } as const;
const fitSteps = { medium: 11, high: 18 } as const;

const cueLevels = ['few', 'some', 'many'] as const;
const fitLevels = ['low', 'medium', 'high'] as const;

const table: Record<(typeof cueLevels)[number], Record<(typeof fitLevels)[number], Difficulty>> = {
  few: { low: 2, medium: 3, high: 3 },
  some: { low: 1, medium: 2, high: 3 },
  many: { low: 1, medium: 1, high: 2 },
};

/** A suggested difficulty, and its reasons: the number of cues (the callouts) and how well the premise fits. */
export function suggestDifficulty(cues: number, { warned, ...fitting }: Premise) {
  const fit = Object.values(fitting).reduce<number>((sum, value) => sum + value, 0) - warned;
  const cueLevel = cues >= cueSteps.many ? 'many' : cues >= cueSteps.some ? 'some' : 'few';
  const fitLevel = fit >= fitSteps.high ? 'high' : fit >= fitSteps.medium ? 'medium' : 'low';
  return { difficulty: table[cueLevel][fitLevel], cues, cueLevel, fit, fitLevel } as const;
}

export const ratedDifficulty = z.object({
  difficulty: difficulty.nullable(),
  premise: premise.nullable(),
  suggestion: z
    .object({
      difficulty,
      cues: z.number().int(),
      cueLevel: z.enum(cueLevels),
      fit: z.number().int(),
      fitLevel: z.enum(fitLevels),
    })
    .nullable(),
});
export type RatedDifficulty = z.output<typeof ratedDifficulty>;
