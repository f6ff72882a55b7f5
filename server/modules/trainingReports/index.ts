import type { contract } from '#contract/index';
import { trainingReport } from '#contract/reports/training';
import type { Handlers } from '../../http/handler.ts';
import { paged } from '../../reports/pages.ts';
import { readOpened } from '../../reports/people/opened.ts';
import { nameOfCampaign } from './assignedPeople.ts';
import { readDepartments } from './departments.ts';
import { assignmentsWhere, work } from './filters.ts';
import { findCampaignNames, findCourseNames } from './nameLists.ts';
import { answerPeople } from './peopleTable.ts';
import { findReportCampaigns, nextReportCampaigns } from './reportCampaigns.ts';
import { readTotals } from './statistics.ts';
import { readTimeline } from './timeline.ts';
import { answerTable, asFound } from '../../reports/tableHandler.ts';

export const handlers: Handlers<(typeof contract)['trainingReports']> = {
  async getTrainingStatistics({ tx, actor, query, services }) {
    const totals = await readTotals(tx, actor.companyId, query);
    // Of one campaign only: somebody in three campaigns has three links.
    if (query.campaignIds.length !== 1) return totals;
    const people = { from: work, where: assignmentsWhere(actor.companyId, query) };
    return { ...totals, ...(await readOpened(tx, services.env, people)) };
  },
  getTrainingTimeline: ({ tx, actor, query }) => readTimeline(tx, actor.companyId, query),
  getTrainingDepartments: ({ tx, actor, query }) => readDepartments(tx, actor.companyId, query, query.top),
  listReportCampaigns(call) {
    const { companyId } = call.actor;
    const [page, filters] = paged(call.query, { orderBy: 'startsAt', order: 'DESC' });
    return answerTable(
      call,
      {
        name: 'training',
        columns: trainingReport.table.columns,
        page,
        find: (tx, part) => findReportCampaigns(tx, companyId, filters, part),
        next: (tx, after, limit) => nextReportCampaigns(tx, companyId, filters, after, limit),
      },
      asFound,
    );
  },
  async listCampaignUsers(call) {
    const { tx, actor, params, query } = call;
    const [page, filters] = paged(query, { orderBy: 'name', order: 'ASC' });
    const { campaignId: id } = params;
    const name = await nameOfCampaign(tx, actor.companyId, id);
    return answerPeople(call, { ...filters, campaignIds: [id] }, page, { id, name });
  },
  listTrainingUsers(call) {
    const [page, filters] = paged(call.query, { orderBy: 'name', order: 'ASC' });
    return answerPeople(call, filters, page);
  },
  listCampaignNames: async ({ tx, actor }) => ({ items: await findCampaignNames(tx, actor.companyId) }),
  listCourseNames: async ({ tx, actor }) => ({ items: await findCourseNames(tx, actor.companyId) }),
};
