import { z } from 'zod';
import { endpoint, id } from '../kit/endpoint.ts';
import { reportLimits } from './limits.ts';
import { reportQuery } from './reportQuery.ts';
import { trainingTotals } from './trainingReports.ts';

/**
 * People over time. `from` is the first day of a bucket in UTC (weeks begin on Monday); the first and the last bucket hold only
 * what lies in the range. `assigned` counts work by the day it was assigned (what is paused is not in it), `completed` the same work by the day it was
 * completed. What was completed after the last bucket is `completedLater`, so that the figures add up to the totals.
 */
export const trainingTimeline = z.object({
  bucket: z.enum(['day', 'week', 'month']),
  items: z.array(z.object({ from: z.iso.date(), assigned: z.number().int(), completed: z.number().int() })),
  completedLater: z.number().int(),
});
export type TrainingTimeline = z.input<typeof trainingTimeline>;

/** Without a range from the first assignment to today; nothing assigned gives no buckets then. */
export const getTrainingTimeline = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/timeline',
  summary: 'People assigned and completed by day, week or month',
  access: 'reports:read',
  tx: 'read',
  query: reportQuery({}),
  reply: trainingTimeline,
  errors: [],
});

/** Somebody in several departments counts in each, so departments may add up to more than the totals. */
export const departmentFigures = trainingTotals.extend({ id, name: z.string() });
export type DepartmentFigures = z.input<typeof departmentFigures>;

/** Departments with the most assigned people first, none without any; those after the first `top` are added up in `rest`. */
export const getTrainingDepartments = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/training/departments',
  summary: 'Totals for each department',
  access: 'reports:read',
  tx: 'read',
  query: reportQuery({
    top: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(reportLimits.reportTopDepartments.max))
      .optional(),
  }),
  reply: z.object({
    items: z.array(departmentFigures),
    rest: trainingTotals.extend({ departments: z.number().int() }).nullable(),
  }),
  errors: [],
});
