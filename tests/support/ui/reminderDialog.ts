import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Call } from './fakeNetwork.ts';
import { companyId } from './inPanel.ts';

const generic = `/users/${companyId}/manual_reminders`;
const notStarted = `/users/company/${companyId}/reminders/manual/users_not_started`;
/** The calls of the reminder dialog. */
export const calls = {
  tasks: `POST ${generic}/tasks_availability`,
  count: `POST /api/v1${generic}/users_count`,
  send: `POST /api/v1${generic}/send`,
  tasksNotStarted: `POST ${notStarted}/tasks_availability`,
  countNotStarted: `POST /api/v1${notStarted}/users_count`,
  sendNotStarted: `POST /api/v1${notStarted}/send`,
};
export const tasks = { isVideoTraining: true, isGaming: false, isPolicies: false, isMonthlyVideos: false };
/** The body if only trainings are ticked. */
export const training = { includeVideoTraining: true, includeGaming: false, includePolicies: false, includeCalendarVideos: false };
/** Counts of people who get the reminder and who do not, `recently` of them because of a recent one. */
export const counts = (receive: number, wont: number, recently = 0) => ({
  body: {
    usersWhoWillReceiveRemindersCount: receive,
    usersWhoWontReceiveRemindersCount: wont,
    leftOut: [
      ...(wont > recently ? [{ reason: 'nothing_open', count: wont - recently, names: ['Cy Cole'] }] : []),
      ...(recently > 0 ? [{ reason: 'reminded', count: recently, names: [] }] : []),
    ],
  },
});
export const bodyOf = (made: Call[], name: string) => made.findLast(({ method, path }) => `${method} ${path}` === name)?.body;

export const user = userEvent.setup({ delay: null });
export const dialog = () => screen.findByRole('dialog', { name: 'Send reminder' });
export const sendButton = async () => within(await dialog()).findByRole('button', { name: 'Send' });
export const isDisabled = async () => (await sendButton()).hasAttribute('disabled');
export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
