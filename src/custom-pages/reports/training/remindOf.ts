import type { CallInput } from '#contract/kit/endpoint';
import type { sendReminders } from '#contract/campaigns/reminders';
import type { ReportParams } from '#contract/reports/report';
import type { Reminding } from '~/resources/users/public.ts';

type Work = CallInput<typeof sendReminders>['body']['work'];

const listOf = (value: ReportParams[string]): string[] => (value === undefined ? [] : [value].flat());

/** Whom a report shows under its filters, of what it shows of them. */
export const ofReport = ({ departments, groups, ...work }: ReportParams, searchText = ''): Reminding => ({
  kind: 'people',
  people: {
    isAllUsersSelected: true,
    ...(searchText && { searchText }),
    departmentIds: listOf(departments),
    groupIds: listOf(groups),
    work: work as Work,
  },
});

/** Rows of a list, each of which is one person's work on one campaign. */
export const ofRows = (tasks: readonly { campaignId: string; userId: string }[], onDone?: () => void): Reminding => ({
  kind: 'people',
  people: { isAllUsersSelected: false, userIds: [...new Set(tasks.map(({ userId }) => userId))], tasks: [...tasks] },
  ...(onDone && { onDone }),
});
