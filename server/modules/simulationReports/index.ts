import { sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { rows } from '../../db/rows.ts';
import type { Handlers } from '../../http/handler.ts';
import { requireWhole } from '../../reports/lock.ts';
import { answerTable } from '../../reports/tableHandler.ts';
import { requireReported } from './about.ts';
import { readTotals, readTrend, type TrendOrder } from './overview.ts';
import { readPerson } from './person.ts';
import { findCampaigns, findRounds, findSets, findTemplates } from './rows.ts';
import { campaignTabs, recipientsTab, summaryTabs, type TabCall, tableTab, type Tabs } from './tabs.ts';

export { feedHandlers } from './feeds.ts';

type Reports = (typeof contract)['simulationReports'];

/** Figures and trend in one reply; the file is of the trend. */
const overviewTab =
  ({ tab }: Tabs) =>
  async (call: TabCall<TrendOrder>) => {
    const { about, file, page, filters, campaign } = await tab(call, 'overview');
    const find = async (tx: typeof call.tx) => {
      const items = await readTrend(tx, about, filters, page);
      return { items, totalCount: items.length };
    };
    return answerTable(call, { ...file, page, find }, async ({ items }) => ({
      data: {
        items,
        pageInfo: { number: 1, size: Math.max(items.length, 1), totalCount: items.length },
        totals: await readTotals(call.tx, about, filters),
        ...(campaign && { campaign }),
      },
    }));
  };

const campaign = {
  overview: overviewTab(campaignTabs),
  recipients: recipientsTab(campaignTabs),
  templates: tableTab(campaignTabs, 'templates', findTemplates),
  departments: tableTab(campaignTabs, 'departments', (tx, about, filters, page) =>
    findSets(tx, about, 'departments', filters, page),
  ),
  groups: tableTab(campaignTabs, 'groups', (tx, about, filters, page) => findSets(tx, about, 'groups', filters, page)),
  rounds: tableTab(campaignTabs, 'rounds', findRounds),
};

export const handlers: Handlers<Reports> = {
  getSimulationOverview: campaign.overview,
  listSimulationRecipients: campaign.recipients,
  listSimulationTemplates: campaign.templates,
  listSimulationDepartments: campaign.departments,
  listSimulationGroups: campaign.groups,
  listSimulationRounds: campaign.rounds,
  getSimulationOverviewBelow: campaign.overview,
  listSimulationRecipientsBelow: campaign.recipients,
  listSimulationTemplatesBelow: campaign.templates,
  listSimulationDepartmentsBelow: campaign.departments,
  listSimulationGroupsBelow: campaign.groups,
  listSimulationRoundsBelow: campaign.rounds,
  async listReportRounds({ tx, actor, params }) {
    const { campaignId } = await requireReported(tx, actor.companyId, params.campaignId);
    const data = await rows<{ id: string; number: number; startsOn: string }>(
      tx,
      sql`SELECT id, number, starts_on::text AS "startsOn" FROM simulation_rounds
        WHERE company_id = ${actor.companyId} AND campaign_id = ${campaignId} AND status <> 'planned' ORDER BY number`,
    );
    return { data };
  },
  async listPersonMessages({ tx, actor, params }) {
    await requireReported(tx, actor.companyId, params.campaignId);
    requireWhole(actor);
    return { data: await readPerson(tx, actor.companyId, params) };
  },
  getSimulationsOverview: overviewTab(summaryTabs),
  listSimulationsTemplates: tableTab(summaryTabs, 'templates', findTemplates),
  listSimulationsRecipients: recipientsTab(summaryTabs),
  listSimulationsDepartments: tableTab(summaryTabs, 'departments', (tx, about, filters, page) =>
    findSets(tx, about, 'departments', filters, page),
  ),
  listSimulationsGroups: tableTab(summaryTabs, 'groups', (tx, about, filters, page) =>
    findSets(tx, about, 'groups', filters, page),
  ),
  listSimulationsSummary: tableTab(summaryTabs, 'campaigns', findCampaigns),
};
