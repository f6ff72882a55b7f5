import { type AssignmentStatus, assignmentStatuses, type CampaignStatus } from '../campaigns/campaignStates.ts';
import type { ExerciseStatus } from '../exercise/exerciseStates.ts';

/**
 * Status of an assignment in reports: the stored status, unless the status of its campaign overrides it. Derived from both,
 * never stored. Every assignment has exactly one, and "assigned" is the sum of all: a share that left out the paused ones would say
 * that a suspended campaign is done.
 */
export const reportStatuses = ['completed', 'in_progress', 'not_started', 'overdue', 'not_completed', 'paused'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** The report status of each stored one. */
export type Reading = Record<AssignmentStatus, ReportStatus>;
const asStored = Object.fromEntries(assignmentStatuses.map((status) => [status, status])) as Reading;
const unlessCompleted = (status: ReportStatus): Reading => ({
  not_started: status,
  in_progress: status,
  overdue: status,
  completed: 'completed',
});

const paused = unlessCompleted('paused');
const over = unlessCompleted('not_completed');
/** Status of an assignment in a report, by the status of its training campaign, or of its phishing exercise. */
export const readAs: Readonly<Record<CampaignStatus, Reading>> = {
  scheduled: asStored,
  running: asStored,
  suspended: paused,
  ended: over,
};
export const readExerciseAs: Readonly<Record<ExerciseStatus, Reading>> = {
  scheduled: asStored,
  running: asStored,
  suspended: paused,
  archived: over,
};

/** Report statuses that assignments can have in campaigns that are read in one of these ways. */
export const readableIn = (readings: readonly Reading[]): readonly ReportStatus[] =>
  reportStatuses.filter((read) => readings.some((reading) => Object.values(reading).includes(read)));

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

/** Statuses of campaigns that have begun: the ones of which a report over campaigns has a row. */
export const begunStatuses = ['running', 'suspended', 'ended'] as const satisfies readonly CampaignStatus[];

/** The default of reports without filters on campaigns or their status. */
export const usualCampaignStatuses = ['running'] as const satisfies readonly CampaignStatus[];
