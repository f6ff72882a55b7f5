import {
  getPolicyDepartments,
  getPolicyStatistics,
  listPolicyProgress,
  policyProgressOrderFields,
  type PolicyProgressRow,
  type PolicyTotals,
} from '../policies/progress.ts';
import { type PartsChart, partsChart } from './chartData.ts';
import { assignmentTones } from '../tones.ts';
import { columnsOf } from './column.ts';
import { departmentBars } from './departments.ts';
import { figuresOf, shownFigures } from './figure.ts';
import { chartOf, type Report, summaryOf, tableOf } from './report.ts';
import type { Writing } from './writing.ts';

/** Where the names of the statuses of an assignment are. */
export const policyStatuses = 'reports.policies.statuses';

export const policyFigures = figuresOf<PolicyTotals>()([
  { kind: 'number', source: 'revisions', label: 'reports.policies.revisions' },
  { kind: 'number', source: 'assignments', label: 'reports.policies.assignments' },
  { kind: 'number', source: 'acknowledged', label: 'reports.policies.acknowledged', of: 'assignments' },
  { kind: 'number', source: 'opened', label: 'reports.policies.opened', of: 'assignments' },
  { kind: 'number', source: 'notOpened', label: 'reports.policies.notOpened', of: 'assignments' },
  { kind: 'number', source: 'overdue', label: 'campaigns.statuses.overdue', of: 'assignments' },
  { kind: 'number', source: 'notCompleted', label: 'reports.policies.notAcknowledged', of: 'assignments', isRare: true },
  { kind: 'number', source: 'paused', label: 'campaigns.statuses.paused', of: 'assignments', isRare: true },
  { kind: 'average', source: 'averageAcknowledge', label: 'reports.policies.averageAcknowledge' },
]);

/** The parts of all assignments, in display order. */
const shares = [
  { source: 'acknowledged', label: 'reports.policies.acknowledged', status: 'completed' },
  { source: 'opened', label: 'reports.policies.opened', status: 'in_progress' },
  { source: 'notOpened', label: 'reports.policies.notOpened', status: 'not_started' },
  { source: 'overdue', label: 'campaigns.statuses.overdue', status: 'overdue' },
  { source: 'notCompleted', label: 'reports.policies.notAcknowledged', status: 'not_completed' },
  { source: 'paused', label: 'campaigns.statuses.paused', status: 'paused' },
] as const;
/** Rare ones only where the figures show them. */
const sharesOf = (totals: PolicyTotals) => {
  const shown = shownFigures(policyFigures, totals).map(({ source }): string => source);
  return shares.filter(({ source }) => shown.includes(source));
};

/** All assignments of policies as one bar. */
export const policyParts = (totals: PolicyTotals, writing: Writing): PartsChart =>
  partsChart(writing, {
    kind: 'share',
    title: writing.text('reports.policies.chart'),
    parts: sharesOf(totals).map(({ source, label, status }) => ({
      key: source,
      label: writing.text(label),
      tone: assignmentTones[status],
      value: totals[source],
    })),
    totalLabel: writing.text('reports.policies.assignments'),
    columns: [
      writing.text('reports.fields.status'),
      writing.text('reports.policies.assignments'),
      writing.text('reports.policies.share'),
    ],
  });

/** Paper has no room for these beside the others. */
const notOnPaper = ['page', 'csv'] as const;

/** The revisions of all policies that have begun. i18n-keys: reports.policies.* i18n-keys: policies.sources.* */
export const policiesReport = {
  name: 'policies',
  filters: ['period', 'statuses', 'departments', 'groups', 'revisionIds', 'begunStatuses'],
  statuses: policyStatuses,
  summary: summaryOf({
    endpoint: getPolicyStatistics,
    figures: policyFigures,
    note: 'reports.policies.note',
  }),
  charts: [
    chartOf({
      name: 'statuses',
      endpoint: getPolicyStatistics,
      isWide: true,
      draw: policyParts,
    }),
    chartOf({
      name: 'departments',
      endpoint: getPolicyDepartments,
      isWide: true,
      draw: (departments, writing) =>
        departmentBars(writing, departments, {
          title: writing.text('reports.policies.byDepartment'),
          columns: [writing.text('reports.policies.acknowledged'), writing.text('reports.policies.without')],
          textOf: ({ completed, assignedUsers }) => ({
            text: writing.text('reports.charts.ofTotal', { done: completed, total: assignedUsers }),
            cells: [writing.number(completed), writing.number(assignedUsers - completed)],
          }),
        }),
    }),
  ],
  table: tableOf({
    endpoint: listPolicyProgress,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    columns: columnsOf<PolicyProgressRow>()([
      { kind: 'text', source: 'name', label: 'reports.policies.name', orderField: 'name', priority: 1 },
      { kind: 'number', source: 'revision', label: 'reports.policies.revision', orderField: 'revision', priority: 3 },
      { kind: 'word', source: 'status', texts: 'campaigns.states', label: 'reports.fields.status', priority: 3 },
      {
        kind: 'word',
        source: 'source',
        texts: 'policies.sources',
        label: 'reports.policies.source',
        priority: 8,
        only: notOnPaper,
      },
      { kind: 'number', source: 'assignments', label: 'reports.policies.assignments', orderField: 'assignments', priority: 2 },
      { kind: 'percent', source: 'progress', label: 'reports.policies.progress', orderField: 'progress', priority: 1 },
      { kind: 'number', source: 'acknowledged', label: 'reports.policies.acknowledged', orderField: 'acknowledged', priority: 2 },
      { kind: 'number', source: 'opened', label: 'reports.policies.opened', priority: 7, only: notOnPaper },
      { kind: 'number', source: 'notOpened', label: 'reports.policies.notOpened', orderField: 'notOpened', priority: 4 },
      { kind: 'number', source: 'overdue', label: 'campaigns.statuses.overdue', orderField: 'overdue', priority: 3 },
      { kind: 'number', source: 'notCompleted', label: 'reports.policies.notAcknowledged', priority: 8, only: notOnPaper },
      { kind: 'number', source: 'paused', label: 'campaigns.statuses.paused', priority: 9, only: notOnPaper },
      {
        kind: 'average',
        source: 'averageAcknowledge',
        label: 'reports.policies.averageAcknowledge',
        orderField: 'averageAcknowledge',
        priority: 5,
      },
      { kind: 'day', source: 'createdAt', label: 'reports.policies.createdAt', orderField: 'createdAt', priority: 4 },
      { kind: 'day', source: 'endedAt', label: 'reports.fields.endedAt', orderField: 'endedAt', priority: 6 },
    ]),
    orderFields: policyProgressOrderFields,
    orderBy: 'createdAt',
    order: 'DESC',
    search: 'reports.policies.search',
  }),
} as const satisfies Report;
