import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { people } from '#tests/support/ui/people';
import { ProfilePage } from '~/resources/users/profile/ProfilePage.tsx';

const someone = {
  ...people(1)[0],
  emailVerified: true,
  isMfaEnabled: false,
  awayFrom: null,
  awayUntil: null,
  language: null,
  timeZone: null,
  guessed: { language: null, timeZone: null },
  unconfirmedNewEmail: null,
  addressChange: null,
  addressLock: null,
  invitedAt: null,
  locks: [],
};
const path = `/api/v1/user/${companyId}/users/${someone.id}`;
const tasksCall = `GET ${path}/tasks`;
const open = (tab: string, tasks: object) => {
  const calls = answerNetwork({ [`GET ${path}`]: { body: someone }, [tasksCall]: tasks });
  const shown = { address: `/user_profile/${someone.id}/${tab}`, path: `/user_profile/:userId/${tab}` };
  return showInPanel(<ProfilePage />, shown).then((view) => ({ ...view, calls }));
};

describe('the tasks of a person', () => {
  const task = {
    kind: 'training',
    campaignId: '66666666-6666-4666-8666-666666666666',
    name: 'Annual',
    course: { id: '77777777-7777-4777-8777-777777777777', name: 'Safe links' },
    status: 'overdue',
    isSuspended: false,
    assignedAt: '2026-01-01T00:00:00Z',
    dueAt: '2026-01-08T00:00:00Z',
    startedAt: null,
    completedAt: null,
    score: null,
    done: 2,
    total: 5,
  };
  it('are listed with their progress, and link to the course', async () => {
    const { calls } = await open('outstanding_tasks', { body: [task] });
    const row = within((await screen.findByRole('link', { name: 'Annual' })).closest('tr') as HTMLElement);
    expect(row.getByText('Overdue')).toBeTruthy();
    expect(row.getByText('2 of 5')).toBeTruthy();
    expect(row.getByRole('link').getAttribute('href')).toBe(`/courses/${task.course.id}/preview`);
    expect(calls.find(({ path }) => path.endsWith('/tasks'))?.query.get('status')).toBe('outstanding');
  });

  it('are exercises, too, which link to their report', async () => {
    const exercise = { ...task, kind: 'exercise', name: 'Spot the phish', course: null, total: 10 };
    await open('outstanding_tasks', { body: [exercise] });
    const row = within((await screen.findByRole('link', { name: 'Spot the phish' })).closest('tr') as HTMLElement);
    expect(row.getByText('Phishing exercise')).toBeTruthy();
    expect(row.getByText('2 of 10')).toBeTruthy();
    expect(row.getByRole('link').getAttribute('href')).toBe(`/phishing-exercise-report/${task.campaignId}`);
  });

  it('that are completed have a score; without tasks it says so', async () => {
    const done = { ...task, status: 'completed', completedAt: '2026-01-05T00:00:00Z', score: 80 };
    const { unmount } = await open('completed_tasks', { body: [done] });
    expect(await screen.findByText('80%')).toBeTruthy();
    unmount();
    await open('completed_tasks', { body: [] });
    expect(await screen.findByText('No completed tasks')).toBeTruthy();
  });

  it('are read again after an error', async () => {
    await open('outstanding_tasks', refusal('unavailable'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
