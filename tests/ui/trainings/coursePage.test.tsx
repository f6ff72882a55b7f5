import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { panelLimits } from '#contract/panel';
import { unattendedHeader } from '#contract/session/sessionHeader';
import { user } from '#tests/support/ui/courseDialog';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { campaign, courseId, someCourse } from '#tests/support/ui/someCourse';
import { assigned, reportsApi, totals } from '#tests/support/ui/someReport';
import { CoursePage } from '~/resources/campaigns/CoursePage.tsx';
import { watchAttention } from '~/browser/attention.ts';

const paths = {
  view: `/api/v1/course/company/${companyId}/course/${courseId}/view/admin`,
  totals: `${reportsApi}/training/statistics`,
  people: `${reportsApi}/training/campaigns/${campaign.id}/users`,
  campaigns: `/api/v1/campaign/admin_panel/${companyId}/company`,
};
const running = someCourse({ isActive: true, activeCampaign: campaign });
const ended = someCourse({ lastEndedAt: '2026-02-03T09:00:00.000Z' });
const past = {
  id: campaign.id,
  name: campaign.name,
  courseId,
  status: 'ended',
  date_started: campaign.date_started,
  endedAt: ended.lastEndedAt,
  assignedUsers: 3,
};
const times = (calls: Call[], wanted: string) => calls.filter(({ path }) => path === wanted).length;
const figure = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;

async function open(course = running, more = {}) {
  const calls = answerNetwork({
    [`GET ${paths.view}`]: { body: course },
    [`GET ${paths.totals}`]: { body: totals },
    [`GET ${paths.people}`]: { body: { users: [assigned], totalUsersCount: 1, totalIsCapped: false } },
    [`GET ${paths.campaigns}`]: {
      body: [{ ...past, courseName: course.name }],
    },
    ...more,
  });
  await showInPanel(<CoursePage />, { address: `/courses/${courseId}/statistics`, path: '/courses/:courseId/:tab' });
  await waitFor(() => expect(figure('Completed')).toBe('120'));
  await screen.findByText('Ann Hill');
  return calls;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
function look(visibility: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(
  () =>
    void vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    }),
);
afterEach(() => {
  look('visible');
  vi.useRealTimers();
});

it('a running course polls its figures, and refetches its people only after a change', async () => {
  let now = totals;
  const calls = await open(running, { [`GET ${paths.totals}`]: () => now });
  await wait(panelLimits.followMs);
  expect(times(calls, paths.totals)).toBe(2);
  expect(times(calls, paths.people)).toBe(1);
  now = { ...totals, completed: 121, inProgress: 29 };
  await wait(panelLimits.followMs);
  await waitFor(() => expect(figure('Completed')).toBe('121'));
  await waitFor(() => expect([times(calls, paths.people), times(calls, paths.view)]).toEqual([2, 2]));
});

it('a hidden page makes no calls, and polls at once when it is visible again', async () => {
  const calls = await open();
  look('hidden');
  await wait(10 * panelLimits.followMs);
  expect(times(calls, paths.totals)).toBe(1);
  look('visible');
  await waitFor(() => expect(times(calls, paths.totals)).toBe(2));
});

it('calls that a page makes while unattended are marked, so that they do not extend the session', async () => {
  const marked: boolean[] = [];
  await open(running, {
    [`GET ${paths.totals}`]: (_: Call, headers: Headers) => {
      marked.push(headers.has(unattendedHeader));
      return totals;
    },
  });
  watchAttention();
  await user.click(screen.getByRole('heading', { level: 1 }));
  await wait(6 * panelLimits.followMs);
  expect([marked[1], marked.at(-1)]).toEqual([false, true]);
});

it('figures stay on screen while polling fails', async () => {
  let isAway = false;
  const calls = await open(running, { [`GET ${paths.totals}`]: () => (isAway ? Response.json({}, { status: 503 }) : totals) });
  isAway = true;
  await wait(panelLimits.followMs);
  expect(times(calls, paths.totals)).toBe(2);
  expect(figure('Completed')).toBe('120');
});

it('a scheduled course shows its start, and switches to running when it starts', async () => {
  const waiting = someCourse({ isActive: true, activeCampaign: { ...campaign, status: 'scheduled', date_started: 4_000_000_000 } });
  let [course, now] = [waiting, totals];
  await open(waiting, { [`GET ${paths.view}`]: () => course, [`GET ${paths.totals}`]: () => now });
  expect(screen.getByText('Scheduled')).toBeTruthy();
  expect(screen.getByText(/^Starts Oct 2, 2096/)).toBeTruthy();
  [course, now] = [running, { ...totals, assignedUsers: 201 }];
  await wait(panelLimits.followMs);
  expect(await screen.findByText('Running')).toBeTruthy();
  expect(screen.queryByText(/^Starts /)).toBeNull();
});

it('an ended course is not polled', async () => {
  const calls = await open(ended);
  expect(screen.getByText('This training has ended. These are its final results.')).toBeTruthy();
  await wait(4 * panelLimits.followMs);
  expect(times(calls, paths.totals)).toBe(1);
});

const statusWords = ['Completed', 'In progress', 'Not started', 'Overdue', 'Not completed', 'Paused'];
const offered = () => statusWords.filter((name) => screen.queryByRole('button', { name, pressed: false }));

it('a suspended course shows and charts who is paused among those who are assigned', async () => {
  const held = { ...totals, assignedUsers: 200, inProgress: 0, notStarted: 0, overdue: 0, paused: 80 };
  const suspended = someCourse({ isActive: true, activeCampaign: { ...campaign, status: 'suspended' } });
  await open(suspended, { [`GET ${paths.totals}`]: { body: held } });
  expect([figure('Assigned users'), figure('Completed'), figure('Paused')]).toEqual(['200', '120', '80']);
  const drawn = within(screen.getByRole('table', { name: 'Progress' })).getAllByRole('row');
  const rows = drawn.map(({ textContent }) => textContent);
  expect(rows).toContain('Completed12060%');
  expect(rows).toContain('Paused8040%');
});

it('the status filter of people only offers statuses that are possible now', async () => {
  await open(ended);
  expect(offered()).toEqual(['Completed', 'Not completed']);
  cleanup();
  await open(someCourse({ isActive: true, activeCampaign: { ...campaign, status: 'suspended' } }));
  expect(offered()).toEqual(['Completed', 'Paused']);
  cleanup();
  await open();
  expect(offered()).toEqual(['Completed', 'In progress', 'Not started', 'Overdue']);
});
