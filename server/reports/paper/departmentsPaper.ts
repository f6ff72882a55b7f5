import { dashboardLimits } from '#contract/dashboard/limits';
import { departmentsDashboard } from '#contract/reports/dashboard';
import { type Chosen, rangeOf } from '../periods.ts';
import type { MakePaper } from './paper.ts';
import { reportPaper } from './reportPaper.ts';

/** Departments by their score. Without a range they are about the last days, which the paper then names. */
export const departmentsPaper: MakePaper = (reading) => {
  const query = { ...reading.query, ...rangeOf(reading.query as Chosen, dashboardLimits.days) };
  return reportPaper(departmentsDashboard)({ ...reading, query });
};
