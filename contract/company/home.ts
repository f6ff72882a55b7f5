import { z } from 'zod';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { trainingTotals } from '../reports/trainingReports.ts';

const count = z.number().int();

/**
 * Progress of people, with the figures of the training report for campaigns in one state: running; if there are none,
 * suspended; else ended.
 */
const progress = trainingTotals.extend({ of: z.enum(campaignStatuses) });

export const home = z.object({
  /** Campaigns that have not ended, including scheduled and suspended ones. */
  activeTrainings: count,
  endedTrainings: count,
  /** Games and phishing exercises. */
  activeGaming: count,
  activeExercises: count,
  /** Phishing simulations that are not archived. */
  activePhishing: count,
  people: count,
  progress,
  /** Assignments of suspended campaigns that are not completed, whichever state `progress` covers. */
  paused: count,
  /** People whose deactivation by the directory waits for an admin. */
  held: count,
  /** The newest campaigns that have not ended. */
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
  /** The course that "start annual training" would start; `needsPlan` if the company's plan does not include it. */
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
    /** The language of the panel, for choosing a course. */
    languageCode: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]{2})?$/i)
      .optional(),
  }),
  reply: home,
  errors: [],
});
