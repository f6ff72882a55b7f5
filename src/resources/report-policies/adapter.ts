import { listPolicyRevisionNames } from '#contract/policies/progress';
import { policiesReport } from '#contract/reports/policies';
import { namesAdapter, reportTableAdapter } from '~/dataProvider/adapters/reports.ts';
import { eitherList } from '~/dataProvider/endpointAdapter.ts';

export const reportPoliciesAdapter = eitherList(
  'isNamed',
  namesAdapter(listPolicyRevisionNames),
  reportTableAdapter(policiesReport.table),
);
