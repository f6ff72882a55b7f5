import { z } from 'zod';
import { campaignStatuses } from '../campaigns/campaignStates.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { itemsReply } from '../kit/replies.ts';
import { pageShape, reportQuery, searchShape } from './reportQuery.ts';
import { trainingTotals } from './trainingReports.ts';

/** One campaign with its number of people by status, after the filters. */
export const campaignFigures = trainingTotals.extend({
  id,
  name: z.string(),
  courseId: id,
  courseName: z.string(),
  status: z.enum(campaignStatuses),
  startsAt: at,
  endedAt: at.nullable(),
});
export const campaignOrderFields = [
  'name',
  'courseName',
  'status',
  'startsAt',
  'endedAt',
  'assignedUsers',
  'notStarted',
  'inProgress',
  'completed',
  'overdue',
  'notCompleted',
  'paused',
  'averageScore',
] as const;

/**
 * `searchText` matches the names of campaign and course. Campaigns without people are only listed if no filter restricts
 * people. With `Accept: text/csv` the reply is all matching campaigns as CSV; page and order are ignored.
 */
export const listReportCampaigns = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/campaigns',
  summary: 'Campaigns with their people by status; with Accept: text/csv as a file',
  access: 'reports:read',
  tx: 'read',
  query: reportQuery({ ...pageShape(campaignOrderFields), ...searchShape }),
  reply: itemsReply(campaignFigures),
  errors: [],
});
