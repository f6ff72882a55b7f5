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

/** Who is to be reminded, of what, and what to do once they are. */
export type Reminding = { onDone?: () => void } & (
  | {
      /** Of everything that is outstanding, or of what the body says that it is about. */
      kind: 'people';
      /** As bulk calls take it; with everybody selected and no total, the total is the one that the dialog shows. */
      people: CallInput<typeof findTasksToRemind>['body'];
      /** Where it is about one course only. */
      courseName?: string;
      /** Of that course, as the catalogue writes it. */
      courseLanguage?: string | null;
    }
  | {
      /** Of the figure Not started of a campaign. */
      kind: 'notStarted';
      people: CallInput<typeof findTasksNotStarted>['body'];
      courseName: string;
      courseLanguage: string | null;
    }
);

interface ShownPeople {
  statuses: readonly ReportStatus[];
  search: string;
  /** Only these of them. */
  userIds?: readonly string[] | undefined;
}

/** Those of a campaign's people who are shown, or some of them, of that campaign. */
export function ofCampaign(
  campaignId: string,
  course: Pick<Course, 'name' | 'language'>,
  { statuses, search, userIds }: ShownPeople,
  onDone?: () => void,
): Reminding {
  const people = {
    campaignId,
    ...(userIds
      ? { isAllUsersSelected: false, userIds: [...userIds] }
      : { isAllUsersSelected: true, ...(search && { searchText: search }) }),
  };
  const then = { courseName: course.name, courseLanguage: course.language, ...(onDone && { onDone }) };
  return statuses.length === 1 && statuses[0] === 'not_started'
    ? { kind: 'notStarted', people, ...then }
    : { kind: 'people', people: { ...people, statuses: [...statuses] }, ...then };
}

/** What the dialog says of whom it goes to. */
export function aboutText(reminding: Reminding): 'notStarted' | 'ofCampaign' | 'shown' | undefined {
  if (reminding.kind === 'notStarted') return 'notStarted';
  const { campaignId, work, tasks } = reminding.people;
  if (campaignId) return 'ofCampaign';
  return work || tasks ? 'shown' : undefined;
}

export type ReminderCounts = CallReply<typeof countReminded>;

export const findTasks = (reminding: Reminding): Promise<TasksAvailability> =>
  reminding.kind === 'people'
    ? callEndpoint(findTasksToRemind, { body: reminding.people })
    : callEndpoint(findTasksNotStarted, { body: reminding.people });

export const countUsers = (reminding: Reminding, kinds: IncludedKinds): Promise<ReminderCounts> =>
  reminding.kind === 'people'
    ? callEndpoint(countReminded, { body: { ...reminding.people, ...kinds } })
    : callEndpoint(countNotStarted, { body: { ...reminding.people, ...kinds } });

const kindsThat = (holds: (kind: (typeof reminderKinds)[number]) => boolean): IncludedKinds =>
  Object.fromEntries(reminderKinds.map((kind) => [kind.include, holds(kind)])) as Record<ReminderKind, boolean>;

/** To begin with, everything that somebody has outstanding. */
export const availableKinds = (tasks: TasksAvailability): IncludedKinds => kindsThat(({ available }) => tasks[available]);

export const isAny = (kinds: IncludedKinds): boolean => reminderKinds.some(({ include }) => kinds[include]);
