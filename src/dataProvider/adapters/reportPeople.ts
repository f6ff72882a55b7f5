import { type AssignedUser, listCampaignUsers, listTrainingUsers } from '#contract/reports/trainingReports';
import type { CallReply } from '#contract/kit/endpoint';
import type { ListRequest, ListResult } from '../adapter.ts';
import { endpointAdapter } from '../endpointAdapter.ts';

/** One person's assignment as a row; `id` is the row's own, because a person may have several. */
export type PersonRow = AssignedUser & { userId: string; campaignId?: string; campaignName?: string };

/**
 * Renames filters for the calls of reports: `search` becomes `searchText`, statuses chosen under `filterBy` replace those of the report
 * around the list.
 */
function toReportFilter({ search, filterBy, statuses, ...filter }: ListRequest['filter']): object {
  const chosen = filterBy as readonly string[] | undefined;
  return { ...filter, searchText: search || undefined, statuses: chosen?.length ? chosen : statuses };
}

type Work = AssignedUser & { campaignId?: string };

/** Of one campaign, or of several. */
function readPeople(reply: CallReply<typeof listCampaignUsers> | CallReply<typeof listTrainingUsers>): ListResult {
  const { users, totalUsersCount, totalIsCapped } = reply;
  const data = users.map(
    (work: Work): PersonRow => ({
      ...work,
      userId: work.id,
      id: work.campaignId ? `${work.campaignId}-${work.id}` : work.id,
    }),
  );
  return { data, total: totalUsersCount, meta: { totalIsCapped } };
}

/** The people of one campaign, which `campaignId` of the filter names. */
export const campaignPeopleAdapter = endpointAdapter({ list: listCampaignUsers }, { toFilter: toReportFilter, read: readPeople });
/** The people of all campaigns that match the filters of a report, a row for each person and campaign. */
export const reportPeopleAdapter = endpointAdapter({ list: listTrainingUsers }, { toFilter: toReportFilter, read: readPeople });
