import { z } from 'zod';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { trainingTotals } from '../reports/trainingReports.ts';

const count = z.number().int();

/**
 * How far people are, with the figures of the training report under the same states of campaigns: of the running ones, or when
 * there is none of the suspended ones, or of those that have ended.
 */
const progress = trainingTotals.extend({ of: z.enum(campaignStatuses) });

export const home = z.object({
  /** Campaigns that have not ended, waiting and suspended ones included. */
  activeTrainings: count,
  endedTrainings: count,
  activeGaming: count,
  people: count,
  progress,
  /** Assignments of suspended campaigns that are not completed, whatever `progress` is about. */
  paused: count,
  /** The newest that have not ended. */
  newest: z.array(
    z.object({
      id,
      name: z.string(),
      courseId: id,
      status: z.enum(campaignStatuses),
      startsAt: at,
      assigned: count,
      completed: count,
    }),
  ),
  /** What "start annual training" would start; `needsPlan` when the company's plan does not hold it. */
  annual: z
    .object({ id, name: z.string(), language: z.string().nullable(), totalChapters: count, needsPlan: z.boolean() })
    .nullable(),
});
export type Home = z.input<typeof home>;

export const getHome = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/home',
  summary: 'What the first page says about the trainings of the company',
  access: 'training:read',
  tx: 'read',
  query: z.object({
    /** The language of the panel, in which a course is looked for. */
    languageCode: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]{2})?$/i)
      .optional(),
  }),
  reply: home,
  errors: [],
});
