import type { CallInput } from '#contract/kit';
import type { sendReminders } from '#contract/reminders';
import type { Reminding } from '~/resources/users/index.ts';
import type { ReportQuery } from '../report/useReportCall.ts';

type People = Extract<Reminding, { kind: 'people' }>['people'];
type Work = CallInput<typeof sendReminders>['body']['work'];

const listOf = (value: ReportQuery[string]): string[] => (value === undefined ? [] : [value].flat());

/** Whom a report shows under its filters, with everything that they have open. */
export function ofReport({ departments, groups, ...work }: ReportQuery, searchText = ''): Reminding {
  const people: People = {
    isAllUsersSelected: true,
    ...(searchText && { searchText }),
    departmentIds: listOf(departments),
    groupIds: listOf(groups),
    work: work as Work,
  };
  return { kind: 'people', people };
}

/** Those who are chosen, with everything that they have open. */
export const ofPeople = (userIds: readonly string[], onDone?: () => void): Reminding => ({
  kind: 'people',
  people: { isAllUsersSelected: false, userIds: [...userIds] },
  ...(onDone && { onDone }),
});
