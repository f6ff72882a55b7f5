import { z } from 'zod';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { games } from '../courses/courses.ts';
import { at, id, many } from '../kit/endpoint.ts';
import { campaignsCalls } from './campaignsCalls.ts';
import { gamingKinds } from './gamingKinds.ts';
import { anyCase } from './reportQuery.ts';
import { trainingTotals } from './trainingReports.ts';

/**
 * Assignments of exercises and games by status. `score` is the average out of 10 of exercises, `averageScore` that of games in percent, each
 * of people who have completed theirs: an average over both would be of neither.
 */
const gamingTotals = trainingTotals.extend({ score: z.number().min(0).max(10).nullable() });
export type GamingTotals = z.input<typeof gamingTotals>;

/** A campaign of an exercise or a game. An exercise that is archived has ended. */
export const gamingRow = gamingTotals.extend({
  id,
  kind: z.enum(gamingKinds),
  name: z.string(),
  status: z.enum(campaignStatuses),
  startsAt: at,
  endedAt: at.nullable(),
  /** Of a game. */
  courseId: id.nullable(),
  game: z.enum(games).nullable(),
  language: z.string().nullable(),
  /** No later campaign of the same game began: the statistics of the game are about this one. */
  isLatest: z.boolean(),
});
export type GamingRow = z.input<typeof gamingRow>;

export const gamingOrderFields = [
  'kind',
  'name',
  'status',
  'assignedUsers',
  'completed',
  'inProgress',
  'notStarted',
  'overdue',
  'notCompleted',
  'paused',
  'averageScore',
  'score',
  'startsAt',
  'endedAt',
] as const;

const calls = campaignsCalls({
  paths: { rows: 'gaming/campaigns', statistics: 'gaming/statistics', names: 'lists/gaming/campaigns' },
  one: 'exercise and each game',
  several: 'exercises and games',
  ids: 'campaignIds',
  filters: { kinds: many(anyCase(gamingKinds)) },
  row: gamingRow,
  totals: gamingTotals,
  name: { kind: z.enum(gamingKinds), startsAt: at },
  orderFields: gamingOrderFields,
});
/**
 * `totalCount` is the true number; a plan without whole reports of exercises gets the rows of the last few exercises only, `shownCount` in
 * all, which come before the missing ones in every order.
 */
export const listGamingCampaigns = calls.rows;
export const getGamingStatistics = calls.statistics;
export const listGamingNames = calls.names;

/** Exercises and games together in a period and in the one before it, and the campaigns of the period, the latest first, as above. */
export const gamingFigures = z.object({
  current: gamingTotals,
  previous: gamingTotals,
  items: z.array(gamingRow),
  totalCount: z.number().int(),
});
