import { type AssignmentStatus, assignmentStatuses, type CampaignStatus } from '../campaigns/campaignStates.ts';

/**
 * Status of an assignment in reports: the stored status, unless the status of its campaign overrides it. Derived from both,
 * never stored. Every assignment has exactly one.
 */
export const reportStatuses = ['completed', 'in_progress', 'not_started', 'overdue', 'not_completed', 'paused'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** The statuses that "assigned" is the sum of, and percentages are of. Paused assignments are a separate number. */
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

/** Status of an assignment in a report, by the status of its campaign. */
export const readAs: Readonly<Record<CampaignStatus, Reading>> = {
  scheduled: asStored,
  running: asStored,
  suspended: unlessCompleted('paused'),
  ended: unlessCompleted('not_completed'),
};

/** Report statuses that assignments can have in campaigns with one of these statuses. */
export const readableIn = (states: readonly CampaignStatus[]): readonly ReportStatus[] =>
  reportStatuses.filter((read) => states.some((state) => Object.values(readAs[state]).includes(read)));

/** The figure of each status, in display order: completed first, then what needs attention. */
export const statusFigures = {
  completed: 'completed',
  in_progress: 'inProgress',
  not_started: 'notStarted',
  overdue: 'overdue',
  not_completed: 'notCompleted',
  paused: 'paused',
} as const satisfies Record<ReportStatus, string>;

/** Statuses of tasks that can still be done, so reminders cover them. */
export const openStatuses = ['not_started', 'in_progress', 'overdue'] as const satisfies readonly ReportStatus[];

/** The default of reports without filters on campaigns or their status. */
export const usualCampaignStatuses = ['running'] as const satisfies readonly CampaignStatus[];
