import type { Course } from '#contract/courses/courses';
import type { CallInput, CallReply } from '#contract/kit/endpoint';
import {
  countNotStarted,
  countReminded,
  findTasksNotStarted,
  findTasksToRemind,
  type IncludedKinds,
  type ReminderKind,
  reminderKinds,
  type TasksAvailability,
} from '#contract/campaigns/reminders';
import type { ReportStatus } from '#contract/reports/reportStatus';
import { callEndpoint } from '~/dataProvider/index.ts';

type RemindedCourse = Pick<Course, 'name' | 'language'>;

/** The people to remind, the tasks, and what to do afterwards. */
export type ReminderRequest = { onDone?: (() => void) | undefined } & (
  | {
      /** All open tasks, or those that the body names. */
      kind: 'people';
      /** The selection of a bulk call. When all are selected without a total, the dialog's total is sent. */
      people: CallInput<typeof findTasksToRemind>['body'];
      /** Set if the reminder is about one course. */
      course?: RemindedCourse;
    }
  | {
      /** The people behind the figure Not started of a campaign. */
      kind: 'notStarted';
      people: CallInput<typeof findTasksNotStarted>['body'];
      course: RemindedCourse;
    }
);

interface ShownPeople {
  statuses: readonly ReportStatus[];
  search: string;
  /** Only these of them. */
  userIds?: readonly string[] | undefined;
}

/** Reminds the listed people of a campaign, or some of them, of that campaign. */
export function ofCampaign(
  campaignId: string,
  course: RemindedCourse,
  { statuses, search, userIds }: ShownPeople,
  onDone?: () => void,
): ReminderRequest {
  const people = {
    campaignId,
    ...(userIds
      ? { isAllUsersSelected: false, userIds: [...userIds] }
      : { isAllUsersSelected: true, searchText: search || undefined }),
  };
  const then = { course, onDone };
  return statuses.length === 1 && statuses[0] === 'not_started'
    ? { kind: 'notStarted', people, ...then }
    : { kind: 'people', people: { ...people, statuses: [...statuses] }, ...then };
}

/** The text of the dialog that describes the recipients. */
export function aboutText(request: ReminderRequest): 'notStarted' | 'ofCampaign' | 'shown' | undefined {
  if (request.kind === 'notStarted') return 'notStarted';
  const { campaignId, work, tasks } = request.people;
  if (campaignId) return 'ofCampaign';
  return work || tasks ? 'shown' : undefined;
}

export type ReminderCounts = CallReply<typeof countReminded>;

export const findTasks = (request: ReminderRequest): Promise<TasksAvailability> =>
  request.kind === 'people'
    ? callEndpoint(findTasksToRemind, { body: request.people })
    : callEndpoint(findTasksNotStarted, { body: request.people });

export const countUsers = (request: ReminderRequest, kinds: IncludedKinds): Promise<ReminderCounts> =>
  request.kind === 'people'
    ? callEndpoint(countReminded, { body: { ...request.people, ...kinds } })
    : callEndpoint(countNotStarted, { body: { ...request.people, ...kinds } });

const kindsThat = (holds: (kind: (typeof reminderKinds)[number]) => boolean): IncludedKinds =>
  Object.fromEntries(reminderKinds.map((kind) => [kind.include, holds(kind)])) as Record<ReminderKind, boolean>;

/** The initial choice: all kinds of task that somebody has open. */
export const availableKinds = (tasks: TasksAvailability): IncludedKinds => kindsThat(({ available }) => tasks[available]);

export const isAny = (kinds: IncludedKinds): boolean => reminderKinds.some(({ include }) => kinds[include]);
