import { z } from 'zod';
import { assignmentStatuses, campaignStatuses } from './campaignStates.ts';
import { at, endpoint, id, many } from './kit.ts';
import { limits } from './limits.ts';
import { trainingTotals } from './trainingReports.ts';

/** One campaign with its people by how far they are, after the filters. */
export const campaignFigures = trainingTotals.extend({
  id,
  name: z.string(),
  courseId: id,
  courseName: z.string(),
  status: z.enum(campaignStatuses),
  startsAt: at,
});
export const campaignOrderFields = [
  'name',
  'courseName',
  'startsAt',
  'assignedUsers',
  'completed',
  'overdue',
  'averageScore',
] as const;

const digits = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** With `Accept: text/csv` the answer is every campaign that matches as CSV; page and order do not matter then. */
export const listReportCampaigns = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/campaigns',
  summary: 'Campaigns with their people by status; with Accept: text/csv as a file',
  access: 'trainingReports:read',
  tx: 'read',
  query: z.object({
    order: z.enum(['ASC', 'DESC']).optional(),
    orderBy: z.enum(campaignOrderFields).optional(),
    pageNumber: digits.pipe(z.number().min(1)).optional(),
    pageSize: digits.pipe(z.number().min(1).max(limits.maxPageSize)).optional(),
    statuses: many(z.enum(assignmentStatuses)),
    departments: many(id),
    groups: many(id),
    campaignIds: many(id),
  }),
  reply: z.object({ items: z.array(campaignFigures), totalCount: z.number().int() }),
  errors: [],
});
