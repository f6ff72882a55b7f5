import { policyTabReports } from '#contract/reports/policyTabs';
import { reportTableAdapter } from '~/dataProvider/adapters/reports.ts';

export const policyPeopleAdapter = reportTableAdapter(policyTabReports.users.table);
