import { audienceWire } from '../people/audience.ts';

/** Status transitions of a campaign of phishing exercises. No other transition is allowed; those of a person's assignment are those of trainings. */
export const exerciseStatuses = ['scheduled', 'running', 'suspended', 'archived'] as const;
export type ExerciseStatus = (typeof exerciseStatuses)[number];
/** Those of campaigns that may have a report. */
export const reportedStatuses = ['running', 'suspended', 'archived'] as const satisfies readonly ExerciseStatus[];

interface Move {
  from: readonly ExerciseStatus[];
  to: ExerciseStatus;
}

/** The clock job makes `start`, and `suspend` and `resume` around a trial; an admin archives, which nothing undoes. */
export const exerciseMoves = {
  start: { from: ['scheduled'], to: 'running' },
  suspend: { from: ['running'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'running' },
  archive: { from: ['scheduled', 'running', 'suspended'], to: 'archived' },
} as const satisfies Record<string, Move>;

/** Campaigns of the tabs of the landing page. */
export const activeStatuses = ['scheduled', 'running', 'suspended'] as const satisfies readonly ExerciseStatus[];

interface Reportable {
  status: ExerciseStatus;
  isNeverLaunched: boolean;
  isOutdated: boolean;
}

/** Whether a campaign has a report: not before it has begun, and never if it was archived before that or is of an outdated version. */
export const hasReport = ({ status, isNeverLaunched, isOutdated }: Reportable): boolean =>
  status !== 'scheduled' && !isNeverLaunched && !isOutdated;

/** Who takes part: everybody, people by name, or the members of departments or groups; in each case also those who come later. */
export const usersTypes = ['USERS_ALL', 'USERS_SELECTED', 'USERS_FROM_DEPARTMENTS', 'USERS_FROM_GROUPS'] as const;
export type UsersType = (typeof usersTypes)[number];
/** The kind of audience of an exercise as its calls name it. */
export const usersType = audienceWire({
  USERS_ALL: 'all',
  USERS_SELECTED: 'people',
  USERS_FROM_DEPARTMENTS: 'departments',
  USERS_FROM_GROUPS: 'groups',
} as const satisfies Record<UsersType, string>);
