import { listPolicyRevisionNames } from '#contract/policies/progress';
import { policiesReport } from '#contract/reports/policies';
import { campaignsAdapter } from '~/dataProvider/adapters/reports.ts';

export const reportPoliciesAdapter = campaignsAdapter(policiesReport.table, listPolicyRevisionNames);
