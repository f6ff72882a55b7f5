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
import type { ReportParams } from '#contract/reports/report';
import type { ReportStatus } from '#contract/reports/reportStatus';
import { callEndpoint } from '~/dataProvider/index.ts';

type RemindedCourse = Pick<Course, 'name' | 'language'>;

/** The people to remind, the tasks, and what to do afterwards. */
export type ReminderRequest = { onDone?: (() => void) | undefined } & (
  | {
      /** All open tasks, or the ones that the body names. */
      kind: 'people';
      /** The selection of a bulk call. When all are selected without a total, the dialog's total is sent. */
      people: CallInput<typeof findTasksToRemind>['body'];
      /** Set if the reminder is about one course. */
      course?: RemindedCourse;
      /** Set if it is about one campaign of other work: an exercise, a policy, the video of a month. */
      work?: { name: string; isExercise?: true };
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

interface NamedCampaign {
  id: string;
  name: string;
}

/** The days of a report's range, on which people got the campaign. */
const daysOf = ({ dateFrom, dateTo }: ReportParams) => ({ dateFrom: dateFrom?.toString(), dateTo: dateTo?.toString() });

/** The people whom the report of a campaign shows under its filters, or all. */
function shownIn(campaignId: string, query: ReportParams, search: string) {
  const listOf = (filter: string) => [query[filter] ?? []].flat();
  return {
    campaignId,
    isAllUsersSelected: true,
    statuses: listOf('status'),
    departmentIds: listOf('departments'),
    groupIds: listOf('groups'),
    searchText: search || undefined,
    ...daysOf(query),
  };
}

/** The filters of a report over campaigns, as those of the report of one. */
export const ofRow = ({ statuses, ...query }: ReportParams): ReportParams => ({ ...query, status: statuses });

/** Reminds the people of a campaign of it that is no training: a revision of a policy, or the video of a month. */
export const ofWork = ({ id, name }: NamedCampaign, query: ReportParams = {}, search = ''): ReminderRequest => ({
  kind: 'people',
  people: shownIn(id, query, search),
  work: { name },
});

/** The same of a phishing exercise, whose mail has texts of its own. */
export const ofExercise = ({ id, name }: NamedCampaign, query: ReportParams = {}, search = ''): ReminderRequest => ({
  kind: 'people',
  people: shownIn(id, query, search),
  work: { name, isExercise: true },
});

/** What a reminder is about, if it is one campaign. */
export const subjectOf = (request: ReminderRequest): { name: string } | undefined =>
  request.course ?? (request.kind === 'people' ? request.work : undefined);

/** The text of the dialog that describes the recipients. */
export function aboutText(request: ReminderRequest): 'notStarted' | 'ofCampaign' | 'everybody' | 'shown' | undefined {
  if (request.kind === 'notStarted') return 'notStarted';
  const { campaignId, work, tasks, statuses, departmentIds, groupIds, searchText, dateFrom } = request.people;
  const isNarrowed = [statuses, departmentIds, groupIds, searchText, dateFrom].some((filter) => filter && filter.length > 0);
  if (campaignId) return request.work && !isNarrowed ? 'everybody' : 'ofCampaign';
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
