import type { contract } from '#contract/index';
import { limits } from '#contract/limits';
import type { Handlers } from '../../implement.ts';
import { wordsFor } from '../../wordsFor.ts';
import { countCampaignUsers, findCampaignUsers, nameOfCampaign } from './campaignUsers.ts';
import { exportCampaignUsers } from './exportCampaignUsers.ts';
import { exportReportCampaigns, findReportCampaigns } from './reportCampaigns.ts';
import { readTotals } from './statistics.ts';

const wantsCsv = (accept: string | undefined): boolean => /^\s*text\/csv\b/i.test(accept ?? '');

export const handlers: Handlers<(typeof contract)['trainingReports']> = {
  getTrainingStatistics: ({ tx, actor, query }) => readTotals(tx, actor.companyId, query),
  async listReportCampaigns({ tx, actor, query, request, again }) {
    const { orderBy = 'startsAt', order = 'DESC', pageNumber = 1, pageSize: limit = limits.defaultPageSize, ...wanted } = query;
    const { companyId } = actor;
    if (wantsCsv(request.headers.accept)) {
      const t = wordsFor(request.headers['accept-language'] ?? actor.companyLang);
      return exportReportCampaigns({ companyId, wanted, t, again });
    }
    return findReportCampaigns(tx, companyId, wanted, { orderBy, order, offset: (pageNumber - 1) * limit, limit });
  },
  async listCampaignUsers({ tx, actor, params, query, services, request, again }) {
    const { orderBy = 'name', order = 'ASC', pageNumber = 1, pageSize: limit = limits.defaultPageSize } = query;
    const { searchText, statuses } = query;
    const people = { companyId: actor.companyId, campaignId: params.campaignId, searchText, statuses };
    const campaignName = await nameOfCampaign(tx, people);
    if (wantsCsv(request.headers.accept)) return exportCampaignUsers({ actor, campaignName, people, services, request, again });
    const { total, isCapped } = await countCampaignUsers(tx, people);
    const users = await findCampaignUsers(tx, people, { orderBy, order, offset: (pageNumber - 1) * limit, limit });
    return { users, totalUsersCount: total, totalIsCapped: isCapped };
  },
};
