import { type AssignedUser, listCampaignUsers, listTrainingUsers } from '#contract/reports/trainingReports';
import type { ListRequest, ListResult } from '../adapter.ts';
import { endpointAdapter } from '../endpointAdapter.ts';

/** One person's work on one campaign as a row; `id` is the row's own, because a person may have several. */
export type PersonRow = AssignedUser & { userId: string; campaignId?: string; campaignName?: string };

/** A search is called `searchText` by the calls of the reports; the statuses of people are chosen under `filterBy`. */
function toReportFilter({ search, filterBy, ...filter }: ListRequest['filter']): object {
  const statuses = filterBy as readonly string[] | undefined;
  return { ...filter, ...(search ? { searchText: search } : {}), ...(statuses?.length ? { statuses } : {}) };
}

interface PeoplePage {
  users: (AssignedUser & { campaignId?: string; campaignName?: string })[];
  totalUsersCount: number;
  totalIsCapped: boolean;
}

function readPeople(body: unknown): ListResult {
  const { users, totalUsersCount, totalIsCapped } = body as PeoplePage;
  const data = users.map(
    (work): PersonRow => ({
      ...work,
      userId: work.id,
      id: work.campaignId ? `${work.campaignId}-${work.id}` : work.id,
    }),
  );
  return { data, total: totalUsersCount, meta: { totalIsCapped } };
}

/** The people of one campaign, which `campaignId` of the filter names. */
export const campaignPeopleAdapter = endpointAdapter({ list: listCampaignUsers }, { toFilter: toReportFilter, read: readPeople });
/** The people of all campaigns that the filters of a report leave, a row for each person and campaign. */
export const reportPeopleAdapter = endpointAdapter({ list: listTrainingUsers }, { toFilter: toReportFilter, read: readPeople });
