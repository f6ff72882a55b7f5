import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { wantsCsv } from '../../reports/csvFiles.ts';
import { paged } from '../../reports/pages.ts';
import { findPeople, nameOfCampaign } from './assignedPeople.ts';
import { readDepartments } from './departments.ts';
import { exportCampaigns } from './exportCampaigns.ts';
import { exportPeople } from './exportPeople.ts';
import { readGeneralReport } from './generalReport.ts';
import { findCampaignNames, findCourseNames } from './nameLists.ts';
import { findReportCampaigns } from './reportCampaigns.ts';
import { readTotals } from './statistics.ts';
import { readTimeline } from './timeline.ts';

export const handlers: Handlers<(typeof contract)['trainingReports']> = {
  getTrainingStatistics: ({ tx, actor, query }) => readTotals(tx, actor.companyId, query),
  getTrainingTimeline: ({ tx, actor, query }) => readTimeline(tx, actor.companyId, query),
  getTrainingDepartments: ({ tx, actor, query }) => readDepartments(tx, actor.companyId, query, query.top),
  async listReportCampaigns({ tx, actor, query, request, inNewTransaction }) {
    const [page, filters] = paged(query, { orderBy: 'startsAt', order: 'DESC' });
    if (wantsCsv(request)) return exportCampaigns({ actor, request, inNewTransaction }, filters, page);
    return findReportCampaigns(tx, actor.companyId, filters, page);
  },
  async listCampaignUsers({ tx, actor, params, query, services, request, inNewTransaction }) {
    const [page, rest] = paged(query, { orderBy: 'name', order: 'ASC' });
    const { companyId } = actor;
    const filters = { ...rest, campaignIds: [params.campaignId] };
    const name = await nameOfCampaign(tx, companyId, params.campaignId);
    if (wantsCsv(request))
      return exportPeople({ actor, services, request, inNewTransaction }, filters, page, { id: params.campaignId, name });
    return findPeople(tx, companyId, filters, page);
  },
  async listTrainingUsers({ tx, actor, query, services, request, inNewTransaction }) {
    const [page, filters] = paged(query, { orderBy: 'name', order: 'ASC' });
    const { companyId } = actor;
    if (wantsCsv(request)) return exportPeople({ actor, services, request, inNewTransaction }, filters, page);
    return findPeople(tx, companyId, filters, page);
  },
  getGeneralReport: ({ tx, actor, query }) => readGeneralReport(tx, actor, query),
  listCampaignNames: async ({ tx, actor }) => ({ items: await findCampaignNames(tx, actor.companyId) }),
  listCourseNames: async ({ tx, actor }) => ({ items: await findCourseNames(tx, actor.companyId) }),
};
