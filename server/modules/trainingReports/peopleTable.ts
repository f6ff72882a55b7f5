import { campaignPeople, trainingPeople } from '#contract/reports/people';
import { answerTable, type TableCall } from '../../reports/tableHandler.ts';
import { countPeople, findPeople, nextPeople } from './assignedPeople.ts';
import type { AssignmentFilters, PeoplePage } from './readPlan.ts';

interface CampaignRef {
  id: string;
  name: string;
}

/** Assigned people: of one campaign, or of several with the names of these. */
export function answerPeople(call: TableCall, filters: AssignmentFilters, page: PeoplePage, campaign?: CampaignRef) {
  const { companyId } = call.actor;
  const { campaignIds: _, ...others } = filters;
  return answerTable(
    call,
    {
      name: campaign?.name ?? 'training-users',
      columns: (campaign ? campaignPeople : trainingPeople).columns,
      page,
      find: (tx, part) => findPeople(tx, companyId, filters, part),
      next: (tx, after, limit) => nextPeople(tx, companyId, filters, after, limit),
      audited: {
        filters: campaign ? others : filters,
        count: async (tx) => (await countPeople(tx, companyId, filters)).total,
        campaign,
      },
    },
    ({ items, ...totals }) => ({ users: items, ...totals }),
  );
}
