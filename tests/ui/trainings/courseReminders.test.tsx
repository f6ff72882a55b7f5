import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNetwork, type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { idOf } from '#tests/support/ui/people';
import {
  bodyOf,
  calls,
  counts,
  dialog,
  isDisabled,
  press,
  sendButton,
  tasks,
  training,
  user,
} from '#tests/support/ui/reminderDialog';
import { campaign, courseId, someCourse } from '#tests/support/ui/someCourse';
import { StatisticsTab } from '~/resources/campaigns/statistics/StatisticsTab.tsx';

describe('reminding from the statistics of a course', () => {
  const report = `/reports/api/v1/company/${companyId}/training`;
  const totals = {
    assignedUsers: 9,
    notStarted: 4,
    inProgress: 1,
    completed: 4,
    overdue: 0,
    notCompleted: 0,
    paused: 0,
    averageScore: null,
  };
  const row = (n: number) => ({
    id: idOf(n),
    name: 'Person',
    lastName: String(n),
    email: `person${n}@acme.example`,
    isDeleted: false,
    isDisabled: false,
    status: 'not_started',
    score: null,
    assignedAt: '2026-01-01T00:00:00.000Z',
    dueAt: '2026-01-08T00:00:00.000Z',
    startedAt: null,
    completedAt: null,
    openedAt: null,
    awayUntil: null,
  });
  const statistics = {
    [`GET ${report}/statistics`]: { body: totals },
    [`GET ${report}/campaigns/${campaign.id}/users`]: {
      body: { users: [row(1), row(2)], totalUsersCount: 2, totalIsCapped: false },
    },
    [calls.tasksNotStarted]: { body: tasks },
    [calls.countNotStarted]: counts(4, 0),
    [calls.sendNotStarted]: { body: { sent: 4, skipped: 0 } },
    [calls.tasks]: { body: tasks },
    [calls.count]: counts(5, 1),
    [calls.send]: { body: { sent: 5, skipped: 1 } },
  };
  const open = (status: 'active' | 'suspended' = 'active', search = '', language = 'en') =>
    showInPanel(<StatisticsTab course={someCourse({ language, isActive: true, activeCampaign: { ...campaign, status } })} />, {
      address: `/courses/${courseId}/statistics${search}`,
    });

  it('starts with the text in the language of the course', async () => {
    answerNetwork(statistics);
    await open('active', '', 'es');
    await press('Send reminder');
    await dialog();
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    await waitFor(() => expect(subject).toHaveProperty('value', expect.stringContaining('formación')));
  });

  it('goes to everybody shown who has not finished it, and names who is left out', async () => {
    const made = answerNetwork(statistics);
    await open('active', '?filterBy=in_progress&filterBy=overdue&search=an');
    await press('Send reminder');
    expect(await screen.findByText('Sent to the people shown who haven’t finished “Phishing basics” and still can.')).toBeTruthy();
    await waitFor(async () =>
      expect((await dialog()).textContent).toContain('1 user will NOT receive reminder: - No Outstanding TasksCy Cole'),
    );
    await user.click(await sendButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(made, calls.send)).toMatchObject({
      campaignId: campaign.id,
      isAllUsersSelected: true,
      statuses: ['in_progress', 'overdue'],
      searchText: 'an',
      expectedTotal: 6,
    });
  });

  it('goes from the figure Not started to people who have not started, with the course in its text', async () => {
    const made = answerNetwork(statistics);
    await open('active', '?filterBy=not_started');
    await press('Send reminder');
    expect(await screen.findByText('Sent to people who haven’t started “Phishing basics”.')).toBeTruthy();
    await waitFor(async () => expect(await isDisabled()).toBe(false));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty(
      'value',
      'You haven’t finished the training “Phishing basics” from Acme yet. The next chapter only takes a few minutes.',
    );
    await user.click(await sendButton());
    expect(await screen.findByText('The reminder has been sent')).toBeTruthy();
    expect(bodyOf(made, calls.sendNotStarted)).toMatchObject({
      campaignId: campaign.id,
      isAllUsersSelected: true,
      expectedTotal: 4,
      ...training,
    });
  });

  it('refuses to send from the figure Not started when the number of people has changed', async () => {
    // Somebody was assigned after four were counted.
    const { status, body } = refusal('total_changed') as { status: number; body: unknown };
    const onlyFive = ({ body: sent }: Call) =>
      (sent as { expectedTotal?: number }).expectedTotal === 4 ? Response.json(body, { status }) : { sent: 5, skipped: 0 };
    answerNetwork({ ...statistics, [calls.sendNotStarted]: onlyFive });
    await open('active', '?filterBy=not_started');
    await press('Send reminder');
    await waitFor(async () => expect(await isDisabled()).toBe(false));
    await user.click(await sendButton());
    expect(
      await within(await dialog()).findByText(/^The list has changed since you made your selection, so no changes were made/),
    ).toBeTruthy();
    expect(screen.queryByText('The reminder has been sent')).toBeNull();
  });

  it('shows the number left out for each reason, also of deleted people, who have no names', async () => {
    const leftOut = [
      { reason: 'deleted', count: 2, names: [] },
      { reason: 'disabled', count: 1, names: ['Cy Cole'] },
    ];
    const body = { usersWhoWillReceiveRemindersCount: 5, usersWhoWontReceiveRemindersCount: 3, leftOut };
    answerNetwork({ ...statistics, [calls.count]: { body } });
    await open();
    await press('Send reminder');
    await waitFor(async () =>
      expect((await dialog()).textContent).toContain('reminder: - Account deleted (2)- Account disabled (1)Cy Cole'),
    );
  });

  it('goes to selected people only', async () => {
    const made = answerNetwork(statistics);
    await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person 2' }));
    const bar = within(screen.getByRole('region', { name: 'Actions for the selected users' }));
    await user.click(bar.getByRole('button', { name: 'Send reminder' }));
    await waitFor(async () => expect(await isDisabled()).toBe(false));
    await user.click(await sendButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf(made, calls.send)).toMatchObject({
      campaignId: campaign.id,
      isAllUsersSelected: false,
      userIds: [idOf(2)],
    });
    expect(screen.queryByRole('region', { name: 'Actions for the selected users' })).toBeNull();
  });

  it('is not offered while the campaign is not running', async () => {
    answerNetwork(statistics);
    await open('suspended');
    await screen.findByRole('link', { name: 'Person 1' });
    expect(screen.queryByRole('button', { name: 'Send reminder' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
