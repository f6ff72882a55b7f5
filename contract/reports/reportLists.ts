import { z } from 'zod';
import { at, endpoint, id } from '../kit/endpoint.ts';

/** Options of the report filters. Campaigns may share a name, so each has its start. */
export const listCampaignNames = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/lists/training/campaigns',
  summary: 'Campaigns of the company, the newest first, at most limits.maxLookupSize',
  access: 'trainingReports:read',
  tx: 'read',
  reply: z.object({ items: z.array(z.object({ id, name: z.string(), startsAt: at })) }),
  errors: [],
});

const names = z.object({ items: z.array(z.object({ id, name: z.string() })) });

export const listCourseNames = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/lists/courses',
  summary: 'Courses that the company has given to its people at some time, by name',
  access: 'trainingReports:read',
  tx: 'read',
  reply: names,
  errors: [],
});
