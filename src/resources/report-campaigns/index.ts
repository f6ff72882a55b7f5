import { paths } from '#contract/paths';
import { reportPage } from '../reportPage.ts';
import { reportRows } from '../reportRows.ts';

/*
 * Reports over the campaigns of a kind of work, see docs/areas/work.md. A row is a campaign with its figures; with `isNamed` in the filter
 * only its name, for a filter. One import has all pages, and one all adapters: an import lists each file that it needs in what loads before
 * the first list.
 */
const pages = () => import('./pages.ts');
const adapters = () => import('./adapters.ts');
const recordRepresentation = 'name';

/** Trainings. */
export const reportCampaigns = reportRows({
  name: 'report-campaigns',
  recordRepresentation,
  page: () => pages().then((m) => m.TrainingReportPage),
  adapter: () => adapters().then((m) => m.trainingAdapter),
  at: reportPage(paths.trainingReport, 'shell.titles.trainingReport'),
});

/** Revisions of policies. */
export const reportPolicies = reportRows({
  name: 'report-policies',
  recordRepresentation,
  page: () => pages().then((m) => m.PoliciesReportPage),
  adapter: () => adapters().then((m) => m.policiesAdapter),
  at: reportPage(paths.policiesReport, 'shell.titles.policiesReport'),
});

/** Monthly videos. */
export const reportMonthly = reportRows({
  name: 'report-monthly',
  recordRepresentation,
  page: () => pages().then((m) => m.MonthlyReportPage),
  adapter: () => adapters().then((m) => m.monthlyAdapter),
  at: reportPage(paths.monthlyVideoReport, 'shell.titles.monthlyReport'),
});

/** Phishing exercises and games. */
export const reportGaming = reportRows({
  name: 'report-gaming',
  recordRepresentation,
  page: () => pages().then((m) => m.GamingReportPage),
  adapter: () => adapters().then((m) => m.gamingAdapter),
  at: reportPage(paths.gamingReport, 'shell.titles.gamingReport'),
});
