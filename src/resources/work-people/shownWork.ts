import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { PersonRow } from '#contract/reports/campaignTabs';
import { monthlyPeople } from '#contract/reports/monthly';
import { policyTabReports } from '#contract/reports/policyTabs';
import type { ReportParams, ReportTable } from '#contract/reports/report';
import type { TextKey } from '#locales/english.ts';

/** The campaign whose people are listed. */
export interface ShownWork {
  kind: 'policy' | 'monthlyVideo';
  id: string;
  name: string;
  status: CampaignStatus;
  /** Of a revision. */
  policyId?: string;
  /** Only these of its people: departments, groups and days of the report around the list. */
  among?: ReportParams;
  /** The statuses selected at first. */
  statuses?: readonly string[];
}

export interface KindOfWork {
  table: ReportTable<unknown, PersonRow>;
  /** The key of the names of its statuses. */
  statusTexts: string;
  /** The places of its calls. */
  paramsOf: (work: ShownWork) => Record<string, string>;
  empty: TextKey;
}

export const kindsOfWork: Readonly<Record<ShownWork['kind'], KindOfWork>> = {
  policy: {
    table: policyTabReports.users.table,
    statusTexts: policyTabReports.users.statuses,
    paramsOf: ({ id, policyId = '' }) => ({ policyId, revisionId: id }),
    empty: 'policies.people.empty',
  },
  monthlyVideo: {
    table: monthlyPeople.table,
    statusTexts: 'campaigns.statuses',
    paramsOf: ({ id }) => ({ eventId: id }),
    empty: 'reports.campaign.empty',
  },
};
