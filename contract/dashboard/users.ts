import { z } from 'zod';
import { endpoint, id, many } from '../kit/endpoint.ts';
import { itemsReply } from '../kit/replies.ts';
import { anyCase, pageShape, searchShape } from '../reports/reportQuery.ts';
import { shareLevels } from './shareLevels.ts';

const count = z.number().int();

/** What a person has completed of everything ever assigned. There is no score of a single person. */
export const dashboardUser = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  departments: z.string(),
  tasks: count,
  completed: count,
  /** Completed tasks in percent, and the level of this share; null without tasks. */
  share: z.number().min(0).max(100).nullable(),
  level: z.enum(shareLevels).nullable(),
  /** Tasks that are not completed and can still be done, now or when the plan includes them again, and how many of them are late. */
  open: count,
  overdue: count,
});
export type DashboardUser = z.input<typeof dashboardUser>;

export const dashboardUserOrderFields = ['name', 'share'] as const;

/** Without disabled people. */
export const listDashboardUsers = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/dashboard/users',
  summary: 'What people have completed of their tasks; with Accept: text/csv or application/pdf as a file',
  access: 'trainingReports:read',
  tx: 'read',
  query: z.object({
    ...pageShape(dashboardUserOrderFields),
    ...searchShape,
    departments: many(id),
    groups: many(id),
    levels: many(anyCase(shareLevels)),
  }),
  reply: itemsReply(dashboardUser),
  errors: [],
});
