import { z } from 'zod';
import { at, id } from '../kit/endpoint.ts';
import { opened, personRow, setRow } from '../reports/campaignTabs.ts';
import { reportStatuses } from '../reports/reportStatus.ts';
import { exerciseStatuses } from './exerciseStates.ts';
import { answerLabels, answerStatuses } from './templates.ts';
import { layoutTypes } from '../messageTemplates/message.ts';

export const count = z.number().int();
const percent = z.number().min(0).max(100);
/** Out of 10. `adjustedScore` counts a hard template more than an easy one (exerciseLimits.weights). */
const scores = { score: z.number().nullable(), adjustedScore: z.number().nullable() };

/** `daysToComplete`: days left until the deadline, null for those who are overdue or done, or whose campaign does not run. */
export const userRow = personRow.extend({
  daysToComplete: count.nullable(),
  completionPercentage: percent,
  correct: count,
  partial: count,
  wrong: count,
  ...scores,
  hasGoldenCertificate: z.boolean(),
});
export type ExerciseUserRow = z.input<typeof userRow>;

export const templateRow = z.object({
  id,
  name: z.string(),
  thumbnailUrl: z.string().nullable(),
  type: z.enum(layoutTypes),
  correct: count,
  partial: count,
  wrong: count,
  total: count,
});
export type ExerciseTemplateRow = z.input<typeof templateRow>;

/** A person's answer to one template; null while they have not answered. */
export const templateUser = z.object({
  id,
  fullName: z.string(),
  email: z.string(),
  answer: z.object({ name: z.enum(answerLabels), status: z.enum(answerStatuses) }).nullable(),
});
export type ExerciseTemplateUser = z.input<typeof templateUser>;

export const userTemplate = z.object({
  id,
  name: z.string(),
  thumbnail: z.string().nullable(),
  type: z.enum(layoutTypes),
  answer: z.enum(answerLabels).nullable(),
  answerStatus: z.enum(answerStatuses).nullable(),
});
export type ExerciseUserTemplate = z.input<typeof userTemplate>;

/**
 * `averageScorePercentage`: of those who completed it, null before; the adjusted one weighs templates by difficulty. `unfinished`: how many
 * have answered something and not completed it, so that no average contains them.
 */
export const statistics = z.object({
  statuses: z.array(z.object({ name: z.enum(reportStatuses), count })),
  total: z.object({
    averageScorePercentage: percent.nullable(),
    adjustedScorePercentage: percent.nullable(),
    learners: count,
    unfinished: count,
    ...opened,
  }),
  campaign: z.object({ name: z.string(), status: z.enum(exerciseStatuses), startedAt: at }),
});
export type ExerciseStatistics = z.input<typeof statistics>;

export const summaryRow = setRow.extend({ status: z.enum(exerciseStatuses), startedAt: at, ...scores });
export type ExerciseSummaryRow = z.input<typeof summaryRow>;
