import type { CallReply } from '../kit/endpoint.ts';
import type { TrendRow } from '../simulation/reportRows.ts';
import {
  getSimulationOverview,
  getSimulationsOverview,
  listSimulationDepartments,
  listSimulationGroups,
  listSimulationRecipients,
  listSimulationRounds,
  listSimulationsDepartments,
  listSimulationsGroups,
  listSimulationsRecipients,
  listSimulationsSummary,
  listSimulationsTemplates,
  listSimulationTemplates,
} from '../simulation/reports.ts';
import type { SimulationReportTotals } from '../simulation/reportRows.ts';
import { tabReports } from './campaignTables.ts';
import { columnsChart } from './chartData.ts';
import { figuresOf } from './figure.ts';
import type { FilterName } from './filters.ts';
import { chartOf, type ReportEndpoint, summaryOf } from './report.ts';
import { campaignTable, recipientTable, roundTable, simulationSetTable, templateTable, trendTable } from './simulations.ts';
import type { Writing } from './writing.ts';

/* The figures above the reports on phishing simulations, and their trend. i18n-keys: simulationReport.* */

type Overview = CallReply<typeof getSimulationOverview>;

const figures = figuresOf<SimulationReportTotals>()([
  { kind: 'number', source: 'sent', label: 'simulationReport.fields.sent' },
  { kind: 'number', source: 'opened', label: 'simulationReport.fields.opened', share: 'openedRate' },
  { kind: 'number', source: 'clicked', label: 'simulationReport.fields.clicked', share: 'clickedRate' },
  { kind: 'number', source: 'phished', label: 'simulationReport.fields.phished', share: 'phishedRate' },
  { kind: 'number', source: 'reported', label: 'simulationReport.fields.reported', share: 'reportedRate' },
  { kind: 'number', source: 'recipients', label: 'simulationReport.fields.recipients' },
  { kind: 'number', source: 'toReview', label: 'simulationReport.fields.toReview', isRare: true },
]);
/** What only the overview has room for. */
const times = figuresOf<SimulationReportTotals>()([
  { kind: 'average', source: 'minutesToClick', label: 'simulationReport.fields.minutesToClick' },
  { kind: 'average', source: 'minutesToReport', label: 'simulationReport.fields.minutesToReport' },
  { kind: 'percent', source: 'reportedFirst', label: 'simulationReport.fields.reportedFirst' },
]);

const summary = (endpoint: ReportEndpoint<Overview>, more: typeof times | readonly [] = []) =>
  summaryOf({
    endpoint,
    figures: [...figures, ...more],
    note: 'simulationReport.note',
    notesOf: (totals, writing) => {
      const { erasedUntil } = totals as SimulationReportTotals;
      return erasedUntil ? [writing.text('simulationReport.erased', { day: writing.day(erasedUntil) })] : [];
    },
    totalsIn: ({ data: { totals, campaign } }: Overview) => ({ totals, ...(campaign && { name: campaign.name }) }),
  });

/** Shares of what was sent, so that rounds of different sizes can be compared. */
function drawTrend(rows: readonly TrendRow[], writing: Writing) {
  const share = (rate: number | null) => (rate ?? 0) / 100;
  return columnsChart(writing, {
    title: writing.text('simulationReport.trend'),
    series: [
      { key: 'clicked', label: writing.text('simulationReport.fields.clicked'), tone: 'warning' },
      { key: 'phished', label: writing.text('simulationReport.fields.phished'), tone: 'danger' },
      { key: 'reported', label: writing.text('simulationReport.fields.reported'), tone: 'success' },
    ],
    points: rows.map((row) => ({
      key: row.id,
      label: row.number === null ? writing.month(row.startsOn) : writing.text('simulationReport.round', { number: row.number }),
      tick: row.number === null ? writing.month(row.startsOn) : writing.number(row.number),
      values: [share(row.clickedRate), share(row.phishedRate), share(row.reportedRate)],
    })),
    pointsLabel: writing.text('simulationReport.period'),
    format: writing.percent,
    max: 1,
  });
}

const trend = (endpoint: ReportEndpoint<Overview>) =>
  chartOf({ name: 'trend', endpoint, isWide: true, draw: ({ data }, writing) => drawTrend(data.items, writing) });

/** The keys of the texts of tabs. */
const texts = {
  overview: 'simulationReport.tabs.overview',
  recipients: 'simulationReport.tabs.recipients',
  templates: 'simulationReport.tabs.templates',
  departments: 'simulationReport.tabs.departments',
  groups: 'simulationReport.tabs.groups',
  rounds: 'simulationReport.tabs.rounds',
  campaigns: 'simulationReport.tabs.campaigns',
};

const ofAll = ['departments', 'groups', 'events', 'sentPeriod', 'figures'] as const satisfies readonly FilterName[];
/** Rounds and a period exclude each other. */
const ofOne = ['departments', 'groups', 'events', 'rounds', 'sentPeriod', 'figures'] as const satisfies readonly FilterName[];

/** The tabs of the report of one campaign. */
const oneTabs = tabReports({
  name: 'simulation',
  summary: summary(getSimulationOverview),
  filters: ofOne,
  tables: {
    overview: trendTable('rounds', getSimulationOverview),
    recipients: recipientTable(listSimulationRecipients),
    templates: templateTable(listSimulationTemplates),
    departments: simulationSetTable('departments', listSimulationDepartments),
    groups: simulationSetTable('groups', listSimulationGroups),
    rounds: roundTable(listSimulationRounds),
  },
  texts,
});
export const simulationReports = {
  ...oneTabs,
  overview: {
    ...oneTabs.overview,
    summary: summary(getSimulationOverview, times),
    charts: [trend(getSimulationOverview)],
  },
};

/** The tabs of the report on all campaigns. */
const allTabs = tabReports({
  name: 'simulations',
  summary: summary(getSimulationsOverview),
  filters: ofAll,
  tables: {
    overview: trendTable('months', getSimulationsOverview),
    templates: templateTable(listSimulationsTemplates),
    recipients: recipientTable(listSimulationsRecipients),
    departments: simulationSetTable('departments', listSimulationsDepartments),
    groups: simulationSetTable('groups', listSimulationsGroups),
    campaigns: campaignTable(listSimulationsSummary),
  },
  texts,
});
export const simulationsReports = {
  ...allTabs,
  overview: {
    ...allTabs.overview,
    summary: summary(getSimulationsOverview, times),
    charts: [trend(getSimulationsOverview)],
  },
};
