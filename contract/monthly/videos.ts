import { z } from 'zod';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id, languageCode } from '../kit/endpoint.ts';
import { itemsReply } from '../kit/replies.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { monthlyTopics, monthPattern, monthStates } from './states.ts';

const count = z.number().int();

/** Advice of the library about a clip: in mails, and below it. */
const advice = z.object({ sentences: z.array(z.string()), tips: z.array(z.string()) });

const clip = z.object({
  name: z.string(),
  /** Length in seconds. */
  seconds: count,
  url: z.string().nullable(),
  poster: z.string().nullable(),
});

/** A clip of the plan in the language of the reader, with the advice beside it. */
export const monthlyTopic = clip.extend({ topic: z.enum(monthlyTopics), ...advice.shape });
export type MonthlyTopicText = z.input<typeof monthlyTopic>;

const figures = { assignments: count, completed: count, overdue: count, notCompleted: count };

/** A month of the plan, and its video once it has begun. */
export const month = clip.extend({
  /** As `2027-01`. */
  id: z.string(),
  state: z.enum(monthStates),
  /** When it begins, or began; null for a month without a start. */
  startsAt: at.nullable(),
  /** Of the library; null for another video. */
  topic: z.enum(monthlyTopics).nullable(),
  videoId: id.nullable(),
  advice: advice.nullable(),
  /** The company has chosen another video than that of the plan, or skips the month. */
  isChanged: z.boolean(),
  /** Until its start has passed. */
  canChange: z.boolean(),
  event: z.object({ id, endedAt: at.nullable(), ...figures }).nullable(),
});
export type Month = z.input<typeof month>;

/** A video that has begun: a row of the history. */
export const monthlyEvent = z.object({
  id,
  month: z.string(),
  name: z.string(),
  status: z.enum(campaignStatuses),
  startsAt: at,
  endedAt: at.nullable(),
  ...figures,
  /** Completed in percent of the people who got it. */
  progress: z.number().min(0).max(100),
});
export type MonthlyEvent = z.input<typeof monthlyEvent>;

const read = { method: 'GET', access: 'training:read', tx: 'read' } as const;
const write = { access: 'training:write', tx: 'write' } as const;
const videosPath = '/rest/v1/company/{companyId}/monthly-videos';

/** Texts are in the language of the reader. */
const inLanguage = { languageCode: languageCode.optional() };

export const listMonths = endpoint({
  ...read,
  path: videosPath,
  summary: 'The plan: twelve months from one on, this month by default, with the videos that have begun',
  query: z.object({ from: z.string().regex(monthPattern).optional(), ...inLanguage }),
  reply: z.array(month),
  errors: [],
});

export const listMonthlyTopics = endpoint({
  ...read,
  path: '/rest/v1/company/{companyId}/monthly-topics',
  summary: 'The topics of the library, in the order of the calendar',
  query: z.object(inLanguage),
  reply: z.array(monthlyTopic),
  errors: [],
});

/** `plan` takes a choice back; `unskip` gives a skipped month the video again that was chosen for it before. */
export const chooseMonthBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan') }),
  z.object({ kind: z.literal('skip') }),
  z.object({ kind: z.literal('unskip') }),
  z.object({ kind: z.literal('topic'), topic: z.enum(monthlyTopics) }),
  z.object({ kind: z.literal('video'), videoId: id }),
]);
export type ChooseMonthBody = z.input<typeof chooseMonthBody>;

export const chooseMonth = endpoint({
  ...write,
  method: 'PUT',
  path: `${videosPath}/{month}`,
  summary: 'Chooses another video for a month that has not begun, skips it, or takes that back',
  query: z.object(inLanguage),
  body: chooseMonthBody,
  reply: month,
  errors: ['month_has_video', 'month_is_over', 'plan_required', 'trial_expired'],
});

export const endMonthlyVideo = endpoint({
  ...write,
  method: 'POST',
  path: `${videosPath}/{eventId}/end`,
  summary: 'Ends a video that is open; nobody can watch it as a task any more, and its figures stay',
  reply: z.object({}),
  errors: ['month_video_ended'],
});

export const monthlyEventOrderFields = [
  'month',
  'name',
  'assignments',
  'completed',
  'overdue',
  'notCompleted',
  'progress',
] as const;

export const listMonthlyEvents = endpoint({
  ...read,
  path: '/rest/v1/company/{companyId}/monthly-events',
  summary: 'Videos that have begun, the latest first',
  query: z.object(pageShape(monthlyEventOrderFields)),
  reply: itemsReply(monthlyEvent),
  errors: [],
});
