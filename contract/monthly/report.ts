import { z } from 'zod';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { at, id } from '../kit/endpoint.ts';
import { personOrderFields, personRow, tabCalls } from '../reports/campaignTabs.ts';
import { campaignsCalls } from '../reports/campaignsCalls.ts';
import { trainingTotals } from '../reports/trainingReports.ts';

/* The report over the videos of all months that have begun, and the people of one. A row is a video, here called an event. */

/** Assignments of videos by status. */
const monthlyTotals = trainingTotals.omit({ averageScore: true });
export type MonthlyTotals = z.input<typeof monthlyTotals>;

export const monthlyRow = monthlyTotals.extend({
  id,
  /** As `2027-01`. */
  month: z.string(),
  name: z.string(),
  status: z.enum(campaignStatuses),
  startsAt: at,
  endedAt: at.nullable(),
});
export type MonthlyRow = z.input<typeof monthlyRow>;

export const monthlyOrderFields = [
  'month',
  'name',
  'status',
  'assignedUsers',
  'completed',
  'inProgress',
  'notStarted',
  'overdue',
  'notCompleted',
  'paused',
  'startsAt',
  'endedAt',
] as const;

const calls = campaignsCalls({
  paths: { rows: 'monthly_video/report', statistics: 'monthly_video/statistics', names: 'lists/monthly_videos' },
  one: 'monthly video',
  several: 'monthly videos',
  ids: 'eventIds',
  row: monthlyRow,
  totals: monthlyTotals,
  name: { month: z.string() },
  orderFields: monthlyOrderFields,
});
export const listMonthlyReport = calls.rows;
export const getMonthlyStatistics = calls.statistics;
export const listMonthlyNames = calls.names;

/** The people of one video. One that is scheduled has none, and is not found. */
export const { users: listMonthlyPeople } = tabCalls({
  path: '/reports/api/v1/company/{companyId}/monthly_video/{eventId}',
  access: 'reports:read',
  what: 'a monthly video',
  people: { row: personRow, orderFields: personOrderFields },
  errors: [],
});
