import { paths } from '#contract/paths';
import { reportPage } from '../reportPage.ts';
import { reportRows } from '../reportRows.ts';

/*
 * Reports over the campaigns of a kind of work. A row is a campaign with its figures; with `isNamed` in the filter only its name, for the
 * filter on campaigns. One import has the code of all, because each import names every file that it needs in the code of the first page.
 */
const code = () => import('./code.ts');
const recordRepresentation = 'name';

/** Revisions of policies. */
export const reportPolicies = reportRows({
  name: 'report-policies',
  recordRepresentation,
  page: () => code().then((m) => m.PoliciesReportPage),
  adapter: () => code().then((m) => m.policiesAdapter),
  at: reportPage(paths.policiesReport, 'shell.titles.policiesReport'),
});

/** Phishing exercises and games. */
export const reportGaming = reportRows({
  name: 'report-gaming',
  recordRepresentation,
  page: () => code().then((m) => m.GamingReportPage),
  adapter: () => code().then((m) => m.gamingAdapter),
  at: reportPage(paths.gamingReport, 'shell.titles.gamingReport'),
});
