import { z } from 'zod';
import { assignmentStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id, languageCode } from '../kit/endpoint.ts';

/** The calls of the learner app about monthly videos. Nothing in the panel, no API key, no partner and no staff can watch for somebody. */

const base = '/learning/api/v1/company/{companyId}/user/{userId}/monthly_videos';
const count = z.number().int();

/** Texts are in the language of the person; a video that the company chose has no advice. */
const assigned = z.object({
  eventId: id,
  /** As `2027-01`. */
  month: z.string(),
  name: z.string(),
  sentences: z.array(z.string()),
  tips: z.array(z.string()),
  url: z.string(),
  poster: z.string().nullable(),
  /** Length in seconds. */
  seconds: count,
  /** The furthest that the person has watched. */
  watchedSeconds: count,
  status: z.enum(assignmentStatuses),
  assignedAt: at,
  dueAt: at,
  completedAt: at.nullable(),
});
export type AssignedVideo = z.output<typeof assigned>;

export const listAssignedVideos = endpoint({
  method: 'GET',
  path: base,
  summary: 'The monthly video that a learner has, if one is open',
  access: 'learnerApp',
  tx: 'read',
  query: z.object({ languageCode: languageCode.optional() }),
  reply: z.array(assigned),
  errors: [],
});

export const watchMonthlyVideo = endpoint({
  method: 'POST',
  path: `${base}/{eventId}`,
  summary: 'A learner has watched a video so far; the greatest value counts, and 90 % of its length complete it',
  access: 'learnerApp',
  tx: 'write',
  body: z.object({ watchedSeconds: z.number().int().min(0).max(86_400) }),
  reply: z.object({ status: z.enum(assignmentStatuses), watchedSeconds: count }),
  errors: ['campaign_not_running'],
});
