import { z } from 'zod';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { campaignStatuses } from '#contract/campaigns/campaignStates';
import { getGeneralReport } from '#contract/reports/generalReport';
import { countReminded } from '#contract/campaigns/reminders';
import { listCampaignNames } from '#contract/reports/reportLists';
import { getTrainingDepartments, getTrainingTimeline } from '#contract/reports/trainingCharts';
import { getTrainingStatistics, listCampaignUsers, listTrainingUsers } from '#contract/reports/trainingReports';
import { dayMs } from '#contract/kit/durations';
import type { ApiCase } from './apiCases.ts';
import type { ApiClient } from './apiClient.ts';

/** By default a report shows running campaigns only. */
const everyCampaign = campaignStatuses.map((state) => `campaignStatuses=${state}`).join('&');
const named = z.object({ items: z.array(z.object({ id: z.string() })) });
const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

/** The training reports, with each filter in turn. */
export async function reportCases(api: ApiClient): Promise<ApiCase[]> {
  const { items: departments } = await api.get(`${getTrainingDepartments.path}?top=50`, named);
  const { items: campaigns } = await api.get(listCampaignNames.path, named);
  const all = (name: string, items: readonly { id: string }[]) => items.map(({ id }) => `${name}=${id}`).join('&');
  const filters = [
    '',
    `dateFrom=${day(29)}&dateTo=${day(0)}`,
    `dateFrom=${day(365)}&dateTo=${day(0)}`,
    'statuses=overdue&statuses=not_started',
    all('departments', departments.slice(0, 1)),
    all('departments', departments.slice(3, 8)),
    all('campaignIds', campaigns.slice(5, 10)),
    everyCampaign,
    `${everyCampaign}&statuses=not_completed`,
    `${everyCampaign}&rangeOf=due&dateFrom=${day(29)}&dateTo=${day(0)}`,
    `${everyCampaign}&rangeOf=completed&dateFrom=${day(365)}&dateTo=${day(0)}`,
  ];
  const orders = ['email', 'status', 'score', 'assignedAt', 'dueAt', 'completedAt'].flatMap((by) => [
    `orderBy=${by}&order=ASC`,
    `orderBy=${by}&order=DESC`,
  ]);
  const report = (id: string, what: string, path: string, queries: readonly string[]): ApiCase => ({
    id: `report-${id}`,
    what: `report: ${what}`,
    method: 'GET',
    isAskedInTurn: true,
    requests: queries.map((query) => ({ path: `${path}?${query}` })),
  });
  const ofCampaigns = campaigns.slice(5, 8).map(({ id }) => listCampaignUsers.path.replace('{campaignId}', id));
  return [
    report('totals', 'totals', getTrainingStatistics.path, filters),
    report('timeline', 'people over time', getTrainingTimeline.path, filters),
    report('departments', 'departments', getTrainingDepartments.path, filters),
    report('campaigns', 'campaigns, first page', listReportCampaigns.path, filters),
    report('people', 'people of all campaigns, first page', listTrainingUsers.path, filters),
    report('people-ordered', 'people of all campaigns, first page in other orders', listTrainingUsers.path, orders),
    report(
      'people-ordered-all',
      'people of every campaign, also those who did not complete, first page in other orders',
      listTrainingUsers.path,
      orders.flatMap((order) => [`${everyCampaign}&${order}`, `${everyCampaign}&statuses=not_completed&${order}`]),
    ),
    report('people-searched', 'people of all campaigns, a search', listTrainingUsers.path, [
      'searchText=lopez',
      'searchText=ann',
      'searchText=zzqxv',
    ]),
    { ...report('of-campaign', 'people of one campaign', '', ['']), requests: ofCampaigns.map((path) => ({ path })) },
    reminderCase(),
    report('general', 'general report', getGeneralReport.path, ['', `dateFrom=${day(364)}&dateTo=${day(0)}`]),
  ];
}

/** Counts the people of a reminder that covers the rows of a report. */
function reminderCase(): ApiCase {
  const campaigns = { campaignStatuses: [...campaignStatuses] };
  const works = [{}, campaigns, { ...campaigns, statuses: ['not_completed'] }, { ...campaigns, statuses: ['overdue'] }];
  const included = { includeVideoTraining: true, includeGaming: false, includePolicies: false, includeCalendarVideos: false };
  return {
    id: 'reminder-count',
    what: 'reminder: whom it reaches',
    method: 'POST',
    isAskedInTurn: true,
    requests: works.map((work) => ({ path: countReminded.path, body: { ...included, isAllUsersSelected: true, work } })),
  };
}
