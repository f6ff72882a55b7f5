import { paths } from '../paths.ts';
import { type AnyFigure, figuresOf } from '../reports/figure.ts';
import { type ReportEndpoint, type ReportSummary, summaryOf } from '../reports/report.ts';
import { getSimulationDashboard, type SimulationPeriod } from '../simulation/feeds.ts';
import {
  type DashboardShares,
  type GamingShares,
  getGamingDashboard,
  getMonthlyDashboard,
  getPolicyDashboard,
  getTrainingDashboard,
} from './dashboard.ts';

/** What the dashboard shows of one area: its figures in a period beside those of the period before. */
export interface DashboardWidget {
  name: 'training' | 'gaming' | 'phishing' | 'policies' | 'monthly';
  /** The report with its details. */
  path: string;
  /** The parameters of the report that hold the period. */
  days: readonly [from: string, to: string];
  summary: ReportSummary;
  /** There is nothing to show of these totals. */
  isEmpty: (totals: object) => boolean;
}

interface InBoth<Totals> {
  current: Totals;
  previous: Totals;
}
const inBoth = <Totals extends object>({ current, previous }: InBoth<Totals>) => ({ totals: current, before: previous });
const usualDays = ['dateFrom', 'dateTo'] as const;

/** Of no tasks there are no shares: a comparison with 0 % would show a rise that there was not. */
const known = ({ assignedUsers, completed, inProgress, overdue }: DashboardShares) => {
  const shareOf = (share: number) => (assignedUsers === 0 ? null : share);
  return { assignedUsers, completed: shareOf(completed), inProgress: shareOf(inProgress), overdue: shareOf(overdue) };
};

const tasks = figuresOf<ReturnType<typeof known>>()([
  { kind: 'percent', source: 'completed', label: 'reports.figures.completed' },
  { kind: 'number', source: 'assignedUsers', label: 'reports.figures.tasks' },
  { kind: 'percent', source: 'inProgress', label: 'reports.figures.inProgress' },
  { kind: 'percent', source: 'overdue', label: 'reports.figures.overdue' },
]);

/** Tasks of one kind, in percent. */
const ofTasks = (
  name: DashboardWidget['name'],
  path: string,
  endpoint: ReportEndpoint<InBoth<DashboardShares>>,
  { figures = tasks, note }: { figures?: readonly AnyFigure[]; note?: string } = {},
): DashboardWidget => ({
  name,
  path,
  days: usualDays,
  summary: summaryOf({
    endpoint,
    figures,
    ...(note && { note }),
    totalsIn: ({ current, previous }) => ({ totals: known(current), before: known(previous) }),
  }),
  isEmpty: (totals) => (totals as DashboardShares).assignedUsers === 0,
});

const sent = ({
  recipientsSent,
  campaigns,
  reportedAfterOpen,
  reportedAfterPhished,
  notReportedAfterPhished,
}: SimulationPeriod) => ({
  recipientsSent,
  campaigns,
  reported: recipientsSent === 0 ? null : Math.min(100, reportedAfterOpen.percent + reportedAfterPhished.percent),
  phished: recipientsSent === 0 ? null : Math.min(100, reportedAfterPhished.percent + notReportedAfterPhished.percent),
});

/** What a policy calls the states of its tasks. */
const policyWords: Readonly<Record<string, string>> = {
  completed: 'reports.policies.acknowledged',
  inProgress: 'reports.policies.opened',
};

/** The widgets in their order. A further area adds one. */
export const dashboardWidgets: readonly DashboardWidget[] = [
  // Its report counts games, too.
  ofTasks('training', paths.trainingReport, getTrainingDashboard, { note: 'dashboard.widgets.withoutGames' }),
  {
    name: 'gaming',
    path: paths.gamingReport,
    days: usualDays,
    summary: summaryOf({
      endpoint: getGamingDashboard,
      figures: figuresOf<GamingShares>()([
        { kind: 'score', source: 'averageScore', label: 'reports.figures.averageScore' },
        { kind: 'number', source: 'assignedUsers', label: 'reports.figures.tasks' },
        { kind: 'score', source: 'industryScore', label: 'dashboard.widgets.industry', isOptional: true },
      ]),
      totalsIn: inBoth,
    }),
    isEmpty: (totals) => (totals as GamingShares).assignedUsers === 0,
  },
  {
    name: 'phishing',
    path: paths.simulationsReportOverview,
    days: ['periodFrom', 'periodTo'],
    summary: summaryOf({
      endpoint: getSimulationDashboard,
      figures: figuresOf<ReturnType<typeof sent>>()([
        { kind: 'percent', source: 'reported', label: 'dashboard.widgets.reported' },
        { kind: 'number', source: 'recipientsSent', label: 'dashboard.widgets.sent' },
        { kind: 'percent', source: 'phished', label: 'dashboard.widgets.phished' },
        { kind: 'number', source: 'campaigns', label: 'dashboard.widgets.campaigns' },
      ]),
      totalsIn: ({ data: { current, previous } }) => ({ totals: sent(current), before: sent(previous) }),
    }),
    isEmpty: (totals) => (totals as ReturnType<typeof sent>).recipientsSent === 0,
  },
  ofTasks('policies', paths.policiesReport, getPolicyDashboard, {
    figures: tasks.map((figure) => ({ ...figure, label: policyWords[figure.source] ?? figure.label })),
  }),
  ofTasks('monthly', paths.monthlyVideoReport, getMonthlyDashboard),
];
