import { z } from 'zod';
import { endpoint, id, many } from '../kit/endpoint.ts';
import { getMonthlyStatistics } from '../monthly/report.ts';
import { getPolicyStatistics } from '../policies/progress.ts';
import { gamingFigures } from './gamingReports.ts';
import { rangeQuery } from './reportQuery.ts';
import { departmentFigures } from './trainingCharts.ts';
import { trainingTotals } from './trainingReports.ts';

const inBoth = <T extends z.ZodType>(totals: T) => z.object({ current: totals, previous: totals });
const days = { dateFrom: z.iso.date(), dateTo: z.iso.date() };

/**
 * Figures of all areas for management, a section each. `previous` covers the same number of days right before the range. `best`
 * and `worst` are departments by completion rate; no department is in both.
 */
export const generalReport = z.object({
  ...days,
  previous: z.object(days),
  training: z.object({
    current: trainingTotals,
    previous: trainingTotals,
    best: z.array(departmentFigures),
    worst: z.array(departmentFigures),
  }),
  gaming: gamingFigures,
  policies: inBoth(getPolicyStatistics.reply),
  monthly: inBoth(getMonthlyStatistics.reply),
});
export type GeneralReport = z.input<typeof generalReport>;

/**
 * Without a range the last reportLimits.generalReport.days days, today included. The range is of the day of assignment, over
 * all campaigns, because most of those of the previous period have ended.
 */
export const getGeneralReport = endpoint({
  method: 'GET',
  path: '/reports/api/v1/company/{companyId}/general',
  summary: 'Totals of all areas with the change against the period before',
  access: 'reports:read',
  tx: 'read',
  query: rangeQuery({ departments: many(id), groups: many(id) }),
  reply: generalReport,
  errors: [],
});
