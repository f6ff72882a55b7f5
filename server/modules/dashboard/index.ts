import type { contract } from '#contract/index';
import { dashboardLimits } from '#contract/dashboard/limits';
import type { Handlers } from '../../http/handler.ts';
import { everything } from '../../reports/across/facts.ts';
import { type Chosen, monthsUpTo, type Period, periodsOf } from '../../reports/periods.ts';
import { monthlyVideos } from '../monthlyReports/public.ts';
import { policyProgress } from '../policyReports/public.ts';
import { averageOf, cultureOf, readPeriods, sharesOf } from './company.ts';
import { readIndustry } from './industry.ts';

const { days, months } = dashboardLimits;

/** The figures of the period of a query, and of the one before. */
async function inBoth<T>(query: Chosen, read: (period: Period) => Promise<T>): Promise<{ current: T; previous: T }> {
  const { range, previous } = periodsOf(query, days);
  return { current: await read(range), previous: await read(previous) };
}

export const handlers: Handlers<(typeof contract)['dashboard']> = {
  async getTrainingDashboard({ tx, actor: { companyId }, query }) {
    const { range, previous } = periodsOf(query, days);
    const [current, before] = await readPeriods(tx, companyId, [range, previous]);
    return { current: sharesOf(current.inputs), previous: sharesOf(before.inputs) };
  },
  getPolicyDashboard: ({ tx, actor: { companyId }, query }) =>
    inBoth(query, async (period) => {
      const { assignments, acknowledged, opened, overdue } = await policyProgress.readTotals(tx, companyId, {
        ...everything,
        ...period,
      });
      return sharesOf({ tasks: assignments, completed: acknowledged, inProgress: opened, overdue });
    }),
  getMonthlyDashboard: ({ tx, actor: { companyId }, query }) =>
    inBoth(query, async (period) => {
      const { assignedUsers, completed, inProgress, overdue } = await monthlyVideos.readTotals(tx, companyId, {
        ...everything,
        ...period,
      });
      return sharesOf({ tasks: assignedUsers, completed, inProgress, overdue });
    }),
  async getGamingDashboard({ tx, actor: { companyId }, query }) {
    const { range, previous } = periodsOf(query, days);
    const [current, before] = await readPeriods(tx, companyId, [range, previous]);
    const { score: industryScore } = await readIndustry(tx);
    return {
      current: { assignedUsers: current.inputs.gamingTasks, averageScore: averageOf(current.inputs), industryScore },
      previous: { assignedUsers: before.inputs.gamingTasks, averageScore: averageOf(before.inputs), industryScore: null },
    };
  },
  async getCultureScore({ tx, actor: { companyId }, query }) {
    const { range, previous } = periodsOf(query, days);
    const periods = [range, previous, ...monthsUpTo(range.dateTo, months)] as const;
    const [current, before, ...byMonth] = await readPeriods(tx, companyId, periods);
    return {
      current: cultureOf(current),
      previous: cultureOf(before),
      months: byMonth.map(cultureOf),
      industry: await readIndustry(tx),
    };
  },
};
