import type { CallInput, CallReply } from '#contract/kit';
import {
  countNotStarted,
  countReminded,
  findTasksNotStarted,
  findTasksToRemind,
  type IncludedKinds,
  type ReminderKind,
  reminderKinds,
  type TasksAvailability,
} from '#contract/reminders';
import { callEndpoint } from '~/dataProvider/index.ts';

/** Who is to be reminded, and what to do once they are. */
export type Reminding = { onDone?: () => void } & (
  | {
      /** Of everything that is outstanding. */
      kind: 'people';
      /** As bulk calls take it; with everybody selected and no total, the total is the one that the dialog shows. */
      people: CallInput<typeof findTasksToRemind>['body'];
    }
  | {
      /** Of one campaign, and only those who have not begun it. */
      kind: 'notStarted';
      people: CallInput<typeof findTasksNotStarted>['body'];
      courseName: string;
    }
);

/** All of a campaign who have not begun it, or those who are chosen. */
export const ofCampaign = (
  { id: campaignId, courseName }: { id: string; courseName: string },
  userIds?: readonly string[],
  onDone?: () => void,
): Reminding => ({
  kind: 'notStarted',
  courseName,
  people: { campaignId, ...(userIds ? { isAllUsersSelected: false, userIds: [...userIds] } : { isAllUsersSelected: true }) },
  ...(onDone && { onDone }),
});

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
