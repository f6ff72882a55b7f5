import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { campaignId, campaignRow, departmentId, person, reportsApi, trainingReportCalls } from '#tests/support/ui/someReport';
import { TrainingReportPage } from '~/resources/report-campaigns/TrainingReportPage.tsx';

const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const campaigns = `${reportsApi}/training/campaigns`;
const open = (search = '') =>
  showInPanel(<TrainingReportPage />, { address: `/reports-training${search}`, path: '/reports-training' });

describe('reminding from the training report', () => {
  const anybody = `/users/${companyId}/manual_reminders`;
  const tasks = { body: { isVideoTraining: true, isGaming: false, isPolicies: false, isMonthlyVideos: false } };
  const counts = {
    body: {
      usersWhoWillReceiveRemindersCount: 9,
      usersWhoWontReceiveRemindersCount: 1,
      leftOut: [{ reason: 'nothing_open', count: 1, names: ['Bo Berg'] }],
    },
  };
  const reminders = {
    ...trainingReportCalls,
    [`POST ${anybody}/tasks_availability`]: tasks,
    [`POST /api/v1${anybody}/users_count`]: counts,
    [`POST /api/v1${anybody}/send`]: { body: { sent: 9, skipped: 1 } },
  };
  const bodyOf = (calls: Call[], path: string) => calls.findLast((call) => call.path === path)?.body;
  const sendIt = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Send reminder' }));
    await dialog.findByText('9 users will receive this reminder.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The reminder has been sent')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send reminder' })).toBeNull());
  };

  it('goes to all people who match the filters', async () => {
    const calls = answerNetwork(reminders);
    await open(`?dateFrom=2026-03-01&dateTo=2026-03-31&statuses=overdue&departments=${departmentId}`);
    await press('Send reminder');
    await sendIt();
    expect(bodyOf(calls, `/api/v1${anybody}/send`)).toMatchObject({
      isAllUsersSelected: true,
      expectedTotal: 10,
      departmentIds: [departmentId],
      groupIds: [],
      work: { statuses: ['overdue'], dateFrom: '2026-03-01', dateTo: '2026-03-31' },
    });
  });

  it("goes from a campaign's row to its people who match the filters", async () => {
    const calls = answerNetwork(reminders);
    await open('?statuses=overdue');
    await press('Actions for Phishing basics');
    await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
    expect(await screen.findByText(/^Sent to the people shown who can still complete the tasks shown/)).toBeTruthy();
    expect(await screen.findByText('Bo Berg')).toBeTruthy();
    await sendIt();
    expect(bodyOf(calls, `/api/v1${anybody}/send`)).toMatchObject({
      isAllUsersSelected: true,
      work: { campaignIds: [campaignId], statuses: ['overdue'] },
    });
  });

  it('is not offered for an ended campaign', async () => {
    answerNetwork({
      ...reminders,
      [`GET ${campaigns}`]: { body: { items: [{ ...campaignRow, status: 'ended' }], totalCount: 1 } },
    });
    await open(`?people=${campaignId}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Phishing basics' }));
    await drawer.findByRole('link', { name: 'Ann Hill' });
    expect(drawer.queryByRole('button', { name: /remind/i })).toBeNull();
    expect(drawer.queryByRole('checkbox')).toBeNull();
  });

  it('goes from a drawer to all its people, or to the selected ones', async () => {
    const calls = answerNetwork(reminders);
    await open(`?people=overdue&groups=${departmentId}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Overdue' }));
    await user.click(await drawer.findByRole('button', { name: 'Send reminder' }));
    await sendIt();
    expect(bodyOf(calls, `/api/v1${anybody}/send`)).toMatchObject({ groupIds: [departmentId], work: { statuses: ['overdue'] } });
    await user.click(await drawer.findByRole('checkbox', { name: 'Select Ann Hill' }));
    const bar = within(drawer.getByRole('region', { name: 'Actions for the selected users' }));
    await user.click(bar.getByRole('button', { name: 'Send reminder' }));
    await sendIt();
    expect(bodyOf(calls, `/api/v1${anybody}/send`)).toMatchObject({
      isAllUsersSelected: false,
      userIds: [person.id],
      tasks: [{ campaignId, userId: person.id }],
    });
    expect(drawer.queryByRole('region', { name: 'Actions for the selected users' })).toBeNull();
  });
});
