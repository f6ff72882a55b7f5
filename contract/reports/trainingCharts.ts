import { z } from 'zod';
import { endpoint, id } from '../kit/endpoint.ts';
import { byDepartment } from './departments.ts';
import { reportLimits } from './limits.ts';
import { reportQuery } from './reportQuery.ts';
import { trainingTotals } from './trainingReports.ts';

/**
 * People over time. `from` is the first day of a bucket in UTC (weeks begin on Monday); the first and last bucket only contain
 * days of the range. `assigned` counts assignments by day of assignment, `completed` the same assignments
 * by day of completion. `completedLater` counts those completed after the last bucket, so that the figures add up to the
 * totals.
 */
export const trainingTimeline = z.object({
  bucket: z.enum(['day', 'week', 'month']),
  items: z.array(z.object({ from: z.iso.date(), assigned: z.number().int(), completed: z.number().int() })),
  completedLater: z.number().int(),
});
export type TrainingTimeline = z.input<typeof trainingTimeline>;

/** Without a range from the first assignment to today; without assignments there are no buckets. */
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

/** People in several departments count in each, so departments may add up to more than the totals. */
export const departmentFigures = trainingTotals.extend({ id, name: z.string() });

/** The first `top` departments, and the others in `rest`. */
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
  reply: byDepartment(trainingTotals.shape),
  errors: [],
});
