import { monthlyPeople } from '#contract/reports/monthly';
import { policyTabReports } from '#contract/reports/policyTabs';
import { reportTableAdapter } from '~/dataProvider/adapters/reports.ts';
import { eitherList } from '~/dataProvider/endpointAdapter.ts';

/** The people of the video that `eventId` of the filter names, or of the revision that `policyId` and `revisionId` do. */
export const workPeopleAdapter = eitherList(
  'eventId',
  reportTableAdapter(monthlyPeople.table),
  reportTableAdapter(policyTabReports.users.table),
);
