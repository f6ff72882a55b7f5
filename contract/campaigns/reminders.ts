import { z } from 'zod';
import { endpoint, id, text } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { sessionLimits } from '../session/limits.ts';
import { anyCase, rangeQuery, reportQuery } from '../reports/reportQuery.ts';
import { reportStatuses } from '../reports/reportStatus.ts';
import { somePeople, userSelection } from '../people/selection.ts';

/**
 * The tasks that a reminder covers; people without any of them only get a reason. `campaignId`: one campaign, of a training or of
 * any other work, with `statuses` only assignments in these, and with a range only those of these days (UTC, both included). `work`:
 * assignments of trainings that match these report filters. `tasks`: some of their rows. Absent: all open tasks.
 */
const coveredTasks = {
  campaignId: id.optional(),
  statuses: z.array(anyCase(reportStatuses)).max(reportStatuses.length).optional(),
  work: reportQuery({}).optional(),
  tasks: z
    .array(z.object({ campaignId: id, userId: id }))
    .max(listLimits.selectionIds)
    .optional(),
};
/** Any people. If all are selected, only those with a task that the reminder covers. */
const peopleFilter = rangeQuery({ companyId: id.optional(), ...coveredTasks });
const anybody = somePeople.and(peopleFilter);
export type RemindedPeople = z.output<typeof anybody>;

/** People of a campaign who have not started: all, or only the people with these ids. */
const notStarted = z
  .object({
    companyId: id.optional(),
    campaignId: id,
    isAllUsersSelected: z.boolean(),
    userIds: z.array(id).max(listLimits.selectionIds).optional(),
    searchText: z.string().trim().max(textLimits.textMax).optional(),
    expectedTotal: z.number().int().min(0).optional(),
  })
  .refine((s) => s.isAllUsersSelected || (s.userIds?.length ?? 0) > 0, { path: ['userIds'], message: 'Select at least one user' });
export type NotStartedPeople = z.output<typeof notStarted>;

/**
 * Kinds of tasks that a reminder can cover: the field that includes the kind, and the field that reports whether there is any.
 */
export const reminderKinds = [
  { include: 'includeVideoTraining', available: 'isVideoTraining' },
  { include: 'includeGaming', available: 'isGaming' },
  { include: 'includePolicies', available: 'isPolicies' },
  { include: 'includeCalendarVideos', available: 'isMonthlyVideos' },
] as const;
export type ReminderKind = (typeof reminderKinds)[number]['include'];

const included = z.object({
  includeGaming: z.boolean(),
  includeVideoTraining: z.boolean(),
  includePolicies: z.boolean(),
  includeCalendarVideos: z.boolean(),
});
export type IncludedKinds = z.output<typeof included>;

/** An empty message means the default text. */
const letter = included
  .extend({ subject: text(), customMessage: z.string().trim().max(textLimits.messageMax) })
  .refine((kinds) => reminderKinds.some(({ include }) => kinds[include]), {
    path: ['includeVideoTraining'],
    message: 'Choose at least one kind of task',
  });

const availability = z.object({
  isGaming: z.boolean(),
  isVideoTraining: z.boolean(),
  isPolicies: z.boolean(),
  isMonthlyVideos: z.boolean(),
});
export type TasksAvailability = z.input<typeof availability>;

/**
 * Why a person gets no reminder: the account is disabled or deleted, their campaign has ended or is suspended, they have no
 * open task, are away today, or already got it within the last hour.
 */
export const leftOutReasons = ['disabled', 'deleted', 'ended', 'suspended', 'nothing_open', 'away', 'reminded'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/**
 * `leftOut` counts all people who get no reminder, by reason; `names` are the first campaignLimits.reminderNames of them,
 * without deleted people.
 */
const counts = z.object({
  usersWhoWillReceiveRemindersCount: z.number().int(),
  usersWhoWontReceiveRemindersCount: z.number().int(),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.number().int(), names: z.array(z.string()) })),
});

/** The counts before a reminder is sent, and the reminder itself; for any people, or for those of a campaign. */
const countCall = { method: 'POST', access: 'reminders:send', tx: 'read' } as const;
const sending = {
  method: 'POST',
  access: 'reminders:send',
  tx: 'write',
  reply: z.object({ sent: z.number().int(), skipped: z.number().int() }),
  perMinute: sessionLimits.lookupsPerMinute,
} as const;

export const findTasksToRemind = endpoint({
  ...countCall,
  path: '/users/{companyId}/manual_reminders/tasks_availability',
  summary: 'Which kinds of task the selected people have outstanding',
  body: anybody,
  reply: availability,
  errors: ['total_changed', 'campaign_not_running', 'plan_required'],
});

export const countReminded = endpoint({
  ...countCall,
  path: '/api/v1/users/{companyId}/manual_reminders/users_count',
  summary: 'How many of the selected people a reminder reaches, and how many it does not',
  body: anybody.and(included),
  reply: counts,
  errors: ['total_changed', 'campaign_not_running', 'plan_required'],
});

export const sendReminders = endpoint({
  ...sending,
  path: '/api/v1/users/{companyId}/manual_reminders/send',
  summary: 'Reminds the selected people of what they have not finished; whoever has nothing outstanding is left out',
  body: userSelection.and(peopleFilter).and(letter),
  errors: ['total_changed', 'nobody_to_remind', 'campaign_not_running', 'plan_required'],
});

export const findTasksNotStarted = endpoint({
  ...countCall,
  path: '/users/company/{companyId}/reminders/manual/users_not_started/tasks_availability',
  summary: 'Whether anybody of a campaign has not begun',
  body: notStarted,
  reply: availability,
  errors: ['total_changed', 'campaign_not_running', 'plan_required'],
});

export const countNotStarted = endpoint({
  ...countCall,
  path: '/api/v1/users/company/{companyId}/reminders/manual/users_not_started/users_count',
  summary: 'How many of a campaign who have not begun a reminder reaches',
  body: notStarted.and(included),
  reply: counts,
  errors: ['total_changed', 'campaign_not_running', 'plan_required'],
});

export const remindNotStarted = endpoint({
  ...sending,
  path: '/api/v1/users/company/{companyId}/reminders/manual/users_not_started/send',
  summary: 'Reminds those of a campaign who have not begun',
  body: notStarted.and(letter),
  errors: ['total_changed', 'nobody_to_remind', 'campaign_not_running', 'plan_required'],
});
