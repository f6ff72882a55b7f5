import { paths } from '#contract/paths';
import { reportPage } from '../reportPage.ts';
import { reportRows, tabRows } from '../reportRows.ts';

const tabs = () => import('./tabs.tsx');
const summary = () => import('./summary.tsx');
const adapters = () => import('./adapters.ts');

const tab = tabRows({ read: 'simulationReports:read', title: 'shell.titles.simulationReport', parent: paths.simulations });
const summaryPage = (path: string) => reportPage(path, 'shell.titles.simulationsReport');

/** A round of a campaign: a row of the trend in its report. */
export const simulationTrend = tab({
  name: 'simulation-trend',
  recordRepresentation: 'id',
  page: () => tabs().then((m) => m.OverviewTab),
  adapter: () => adapters().then((m) => m.trendAdapter),
  path: paths.simulationReportOverview,
});

/** A person with what they did: a row of its report. */
export const simulationRecipients = tab({
  name: 'simulation-recipients',
  recordRepresentation: 'fullName',
  page: () => tabs().then((m) => m.RecipientsTab),
  adapter: () => adapters().then((m) => m.recipientsAdapter),
  path: paths.simulationReportRecipients,
});

/** A template that was sent. */
export const simulationResults = tab({
  name: 'simulation-results',
  recordRepresentation: 'name',
  page: () => tabs().then((m) => m.TemplatesTab),
  adapter: () => adapters().then((m) => m.resultsAdapter),
  path: paths.simulationReportTemplates,
});

/** A department with its people. */
export const simulationDepartments = tab({
  name: 'simulation-departments',
  recordRepresentation: 'name',
  page: () => tabs().then((m) => m.DepartmentsTab),
  adapter: () => adapters().then((m) => m.departmentsAdapter),
  path: paths.simulationReportDepartments,
});

/** The same of groups. */
export const simulationGroups = tab({
  name: 'simulation-groups',
  recordRepresentation: 'name',
  page: () => tabs().then((m) => m.GroupsTab),
  adapter: () => adapters().then((m) => m.groupsAdapter),
  path: paths.simulationReportGroups,
});

/** A round with its templates and recipients. With `isNamed` only numbers and days, for the filter. */
export const simulationRounds = tab({
  name: 'simulation-rounds',
  recordRepresentation: 'number',
  page: () => tabs().then((m) => m.RoundsTab),
  adapter: () => adapters().then((m) => m.roundsAdapter),
  path: paths.simulationReportRounds,
});

/** A month in the report on all campaigns, and its other rows. */
export const simulationsTrend = reportRows({
  name: 'simulation-summary-trend',
  recordRepresentation: 'id',
  page: () => summary().then((m) => m.OverviewTab),
  adapter: () => adapters().then((m) => m.allTrendAdapter),
  at: summaryPage(paths.simulationsReportOverview),
});

export const simulationsTemplates = reportRows({
  name: 'simulation-summary-templates',
  recordRepresentation: 'name',
  page: () => summary().then((m) => m.TemplatesTab),
  adapter: () => adapters().then((m) => m.allTemplatesAdapter),
  at: summaryPage(paths.simulationsReportTemplates),
});

export const simulationsRecipients = reportRows({
  name: 'simulation-summary-recipients',
  recordRepresentation: 'fullName',
  page: () => summary().then((m) => m.RecipientsTab),
  adapter: () => adapters().then((m) => m.allRecipientsAdapter),
  at: summaryPage(paths.simulationsReportRecipients),
});

export const simulationsDepartments = reportRows({
  name: 'simulation-summary-departments',
  recordRepresentation: 'name',
  page: () => summary().then((m) => m.DepartmentsTab),
  adapter: () => adapters().then((m) => m.allDepartmentsAdapter),
  at: summaryPage(paths.simulationsReportDepartments),
});

export const simulationsGroups = reportRows({
  name: 'simulation-summary-groups',
  recordRepresentation: 'name',
  page: () => summary().then((m) => m.GroupsTab),
  adapter: () => adapters().then((m) => m.allGroupsAdapter),
  at: summaryPage(paths.simulationsReportGroups),
});

export const simulationsSummary = reportRows({
  name: 'simulation-summary-campaigns',
  recordRepresentation: 'name',
  page: () => summary().then((m) => m.CampaignsTab),
  adapter: () => adapters().then((m) => m.allCampaignsAdapter),
  at: summaryPage(paths.simulationsReportCampaigns),
});
