import type { CallInput } from '#contract/kit/endpoint';
import type { sendReminders } from '#contract/campaigns/reminders';
import type { ReportParams } from '#contract/reports/report';
import type { ReminderRequest } from '~/resources/users/public.ts';

type Work = CallInput<typeof sendReminders>['body']['work'];

const listOf = (value: ReportParams[string]): string[] => (value === undefined ? [] : [value].flat());

/** The recipients of a reminder for everything that a report shows under its filters. */
export const ofReport = ({ departments, groups, ...work }: ReportParams, searchText = ''): ReminderRequest => ({
  kind: 'people',
  people: {
    isAllUsersSelected: true,
    searchText: searchText || undefined,
    departmentIds: listOf(departments),
    groupIds: listOf(groups),
    work: work as Work,
  },
});

/** The recipients of a reminder for rows of a list, each of which is one person in one campaign. */
export const ofRows = (tasks: readonly { campaignId: string; userId: string }[], onDone?: () => void): ReminderRequest => ({
  kind: 'people',
  people: { isAllUsersSelected: false, userIds: [...new Set(tasks.map(({ userId }) => userId))], tasks: [...tasks] },
  onDone,
});
