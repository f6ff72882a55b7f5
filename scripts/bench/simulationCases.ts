import { z } from 'zod';
import { dayMs } from '#contract/kit/durations';
import { listActiveSimulations } from '#contract/simulation/campaigns';
import { getSimulationDashboard } from '#contract/simulation/feeds';
import {
  getSimulationOverview,
  getSimulationsOverview,
  listPersonMessages,
  listReportRounds,
  listSimulationDepartments,
  listSimulationGroups,
  listSimulationRecipients,
  listSimulationRounds,
  listSimulationsDepartments,
  listSimulationsRecipients,
  listSimulationsSummary,
  listSimulationsTemplates,
  listSimulationTemplates,
  namedOrderFields,
  recipientOrderFields,
} from '#contract/simulation/reports';
import { listReview } from '#contract/simulation/review';
import type { ApiCase } from './apiCases.ts';
import type { ApiClient } from './apiClient.ts';

const withIds = z.object({ data: z.object({ items: z.array(z.object({ id: z.string() })) }) });
const rounds = z.object({ data: z.array(z.object({ id: z.string() })) });
const bothWays = (fields: readonly string[]) => fields.flatMap((by) => [`orderBy=${by}&order=ASC`, `orderBy=${by}&order=DESC`]);
const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
const all = (name: string, items: readonly { id: string }[]) => items.map(({ id }) => `${name}=${id}`).join('&');

/** The cards, and every tab of both reports, of a year of simulations with everybody in it. */
export async function simulationCases(api: ApiClient): Promise<ApiCase[]> {
  const campaignId = (await api.get(listActiveSimulations.path, withIds)).data.items[0]?.id ?? '';
  const inCampaign = (path: string) => path.replace('{campaignId}', campaignId);
  const first = async (path: string) =>
    (await api.get(`${inCampaign(path)}?orderBy=recipients&order=DESC&pageSize=50`, withIds)).data.items;
  const departments = await first(listSimulationDepartments.path);
  const groups = await first(listSimulationGroups.path);
  const { data: sent } = await api.get(inCampaign(listReportRounds.path), rounds);
  const people = (await api.get(inCampaign(listSimulationRecipients.path), withIds)).data.items;
  const department = all('departments', departments.slice(0, 1));
  const filters = [
    '',
    'figures=raw',
    department,
    all('departments', departments.slice(0, 5)),
    all('groups', groups.slice(0, 1)),
    `${department}&${all('groups', groups.slice(0, 1))}`,
    'events=phished',
    'events=clicked&events=reported',
    `from=${day(90)}&to=${day(0)}`,
    `from=${day(365)}&to=${day(0)}`,
    `${department}&from=${day(90)}&to=${day(0)}`,
    `${department}&events=clicked`,
  ];
  const byRound = [
    all('rounds', sent.slice(0, 1)),
    all('rounds', sent.slice(0, 6)),
    `${department}&${all('rounds', sent.slice(0, 1))}`,
  ];
  const ofCampaign = [...filters, ...byRound];
  const report = (id: string, what: string, path: string, queries: readonly string[]): ApiCase => ({
    id: `report-simulation-${id}`,
    what: `simulation: ${what}`,
    method: 'GET',
    isAskedInTurn: true,
    requests: queries.map((query) => ({ path: `${inCampaign(path)}?${query}` })),
  });
  return [
    report('cards', 'active campaigns', listActiveSimulations.path, ['']),
    report('overview', 'overview', getSimulationOverview.path, ofCampaign),
    report('recipients', 'recipients, first page', listSimulationRecipients.path, ofCampaign),
    report(
      'recipients-ordered',
      'recipients, first page in other orders',
      listSimulationRecipients.path,
      bothWays(recipientOrderFields),
    ),
    report(
      'recipients-searched',
      'recipients, a search',
      listSimulationRecipients.path,
      ['lopez', 'zzqxv', 'a', 'example'].map((words) => `searchText=${words}`),
    ),
    report('templates', 'templates', listSimulationTemplates.path, [...ofCampaign, ...bothWays(namedOrderFields)]),
    report('departments', 'departments', listSimulationDepartments.path, ofCampaign),
    report('groups', 'groups', listSimulationGroups.path, ofCampaign),
    report('rounds', 'rounds', listSimulationRounds.path, ofCampaign),
    report('person', 'messages of a person', listPersonMessages.path.replace('{userId}', people[0]?.id ?? ''), ['']),
    report('all', 'all simulations, overview', getSimulationsOverview.path, filters),
    report('all-templates', 'all simulations, templates', listSimulationsTemplates.path, filters),
    report('all-recipients', 'all simulations, recipients', listSimulationsRecipients.path, filters),
    report('all-departments', 'all simulations, departments', listSimulationsDepartments.path, filters),
    report('all-rows', 'all simulations, campaigns', listSimulationsSummary.path, filters),
    report('dashboard', 'simulations on the dashboard', getSimulationDashboard.path, ['']),
    report('review', 'what is to review', listReview.path, ['']),
  ];
}
