import { type AssignmentStatus, assignmentStatuses, type CampaignStatus } from '../campaigns/campaignStates.ts';

/**
 * How far an assignment is, as reports say it: what is stored, unless the state of its campaign keeps it from being done. Read from
 * both wherever it is asked for, never stored. Every assignment has exactly one.
 */
export const reportStatuses = ['completed', 'in_progress', 'not_started', 'overdue', 'not_completed', 'paused'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What "assigned" is the sum of, and percentages are of. What is paused with its campaign is a number of its own beside it. */
export const assignedStatuses = [
  'completed',
  'in_progress',
  'not_started',
  'overdue',
  'not_completed',
] as const satisfies readonly ReportStatus[];

type Reading = Record<AssignmentStatus, ReportStatus>;
const asStored = Object.fromEntries(assignmentStatuses.map((status) => [status, status])) as Reading;
const unlessCompleted = (status: ReportStatus): Reading => ({
  not_started: status,
  in_progress: status,
  overdue: status,
  completed: 'completed',
});

/** The one table: what is read of an assignment while its campaign is in a state. */
export const readAs: Readonly<Record<CampaignStatus, Reading>> = {
  scheduled: asStored,
  running: asStored,
  suspended: unlessCompleted('paused'),
  ended: unlessCompleted('not_completed'),
};

/** What work can be read as while its campaign is in one of these states. */
export const readableIn = (states: readonly CampaignStatus[]): readonly ReportStatus[] =>
  reportStatuses.filter((read) => states.some((state) => Object.values(readAs[state]).includes(read)));

/** The figure that counts each, in the order in which figures are shown: what is done first, what needs attention after it. */
export const statusFigures = {
  completed: 'completed',
  in_progress: 'inProgress',
  not_started: 'notStarted',
  overdue: 'overdue',
  not_completed: 'notCompleted',
  paused: 'paused',
} as const satisfies Record<ReportStatus, string>;
export type StatusFigure = (typeof statusFigures)[ReportStatus];

/** What can still be done, and be reminded of. */
export const openStatuses = ['not_started', 'in_progress', 'overdue'] as const satisfies readonly ReportStatus[];

/** A report that chooses neither campaigns nor their states is about these. */
export const usualCampaignStatuses = ['running'] as const satisfies readonly CampaignStatus[];
