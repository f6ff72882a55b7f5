import { paths } from '#contract/paths';
import { reportPage } from '../reportPage.ts';
import { reportRows } from '../reportRows.ts';

/** A revision of a policy with its figures: a row of the report on policies. With `isNamed` only its name, for a filter. */
export const reportPolicies = reportRows({
  name: 'report-policies',
  recordRepresentation: 'name',
  page: () => import('./PoliciesReportPage.tsx').then((m) => m.PoliciesReportPage),
  adapter: () => import('./adapter.ts').then((m) => m.reportPoliciesAdapter),
  at: reportPage(paths.policiesReport, 'shell.titles.policiesReport'),
});
