import { z } from 'zod';
import { getCultureScore } from '#contract/dashboard/dashboard';
import { departmentOrderFields, listDashboardDepartments } from '#contract/dashboard/departments';
import { dashboardUserOrderFields, listDashboardUsers } from '#contract/dashboard/users';
import { dayMs } from '#contract/kit/durations';
import { listMonthlyPeople, listMonthlyReport, getMonthlyStatistics } from '#contract/monthly/report';
import { listMonths, listMonthlyEvents } from '#contract/monthly/videos';
import { listPolicies } from '#contract/policies/policies';
import { getPolicyStatistics, listPolicyProgress } from '#contract/policies/progress';
import { listPolicyPeople } from '#contract/policies/reports';
import { listRevisions } from '#contract/policies/revisions';
import { personOrderFields } from '#contract/reports/campaignTabs';
import { getGamingStatistics, listGamingCampaigns } from '#contract/reports/gamingReports';
import { getTrainingDepartments } from '#contract/reports/trainingCharts';
import type { ApiCase } from './apiCases.ts';
import type { ApiClient } from './apiClient.ts';

const rowsWithIds = z.object({ data: z.array(z.object({ id: z.string() })) });
const itemsWithIds = z.object({ items: z.array(z.object({ id: z.string() })) });
const idsOnly = z.array(z.object({ id: z.string() }));
const everything = ['running', 'suspended', 'ended'].map((status) => `campaignStatuses=${status}`).join('&');
const bothWays = (fields: readonly string[]) => fields.flatMap((by) => [`orderBy=${by}&order=ASC`, `orderBy=${by}&order=DESC`]);

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
const lastYear = `dateFrom=${day(Date.now() - 364 * dayMs)}&dateTo=${day(Date.now())}`;

/** Policies, monthly videos, the dashboard and the reports over their campaigns, with each filter in turn. */
export async function yearCases(api: ApiClient): Promise<ApiCase[]> {
  const [policy] = (await api.get(listPolicies.path, rowsWithIds)).data;
  const revisionsPath = listRevisions.path.replace('{policyId}', policy?.id ?? '');
  const [revision] = await api.get(revisionsPath, idsOnly);
  const [video] = (await api.get(listMonthlyEvents.path, itemsWithIds)).items;
  const { items: departments } = await api.get(`${getTrainingDepartments.path}?top=50`, itemsWithIds);
  const department = `departments=${departments[0]?.id}`;
  const some = departments
    .slice(3, 8)
    .map(({ id }) => `departments=${id}`)
    .join('&');
  const filters = ['', everything, `${everything}&statuses=overdue`, `${everything}&${department}`, `${everything}&${some}`];
  const people = ['', 'status=completed', 'status=overdue', department, 'searchText=lopez', ...bothWays(personOrderFields)];
  const year = (id: string, what: string, path: string, queries: readonly string[] = ['']): ApiCase => ({
    id: `year-${id}`,
    what: `year: ${what}`,
    method: 'GET',
    isAskedInTurn: true,
    requests: queries.map((query) => ({ path: `${path}?${query}` })),
  });
  return [
    year('policies', 'list of policies', listPolicies.path, ['', ...bothWays(['name', 'progress', 'overdue'])]),
    year('revisions', 'revisions of a policy', revisionsPath),
    year('policy-report', 'report on policies', listPolicyProgress.path, filters),
    year('policy-totals', 'totals of policies', getPolicyStatistics.path, filters),
    year(
      'policy-people',
      'people of a revision',
      listPolicyPeople.path.replace('{policyId}', policy?.id ?? '').replace('{revisionId}', revision?.id ?? ''),
      people,
    ),
    year('months', 'the plan of monthly videos', listMonths.path),
    year('events', 'history of monthly videos', listMonthlyEvents.path, ['', ...bothWays(['month', 'completed', 'overdue'])]),
    year('monthly-report', 'report on monthly videos', listMonthlyReport.path, filters),
    year('monthly-totals', 'totals of monthly videos', getMonthlyStatistics.path, filters),
    year('monthly-people', 'people of a video', listMonthlyPeople.path.replace('{eventId}', video?.id ?? ''), people),
    year('gaming-report', 'report on exercises and games', listGamingCampaigns.path, filters),
    year('gaming-totals', 'totals of exercises and games', getGamingStatistics.path, filters),
    year('culture', 'culture score with its months', getCultureScore.path, ['', lastYear]),
    year('dashboard-departments', 'culture score by department', listDashboardDepartments.path, [
      '',
      lastYear,
      ...bothWays(departmentOrderFields),
    ]),
    year('dashboard-users', 'completed tasks by user', listDashboardUsers.path, [
      '',
      'pageNumber=1000',
      department,
      'levels=risky',
      'searchText=lopez',
      ...bothWays(dashboardUserOrderFields),
    ]),
  ];
}
