import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CourseView } from '#contract/courses/courses';
import { allowance, answers, bodyOf, press, start, trial, user } from '#tests/support/ui/courseDialog';
import { as } from '#tests/support/ui/coursesPage';
import { fillDate } from '#tests/support/ui/dates';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { campaign, courseId, someCourse } from '#tests/support/ui/someCourse';
import { trainingCalls } from '#tests/support/ui/trainingCalls';
import { CoursePage } from '~/resources/campaigns/CoursePage.tsx';

const view = `GET /api/v1/course/company/${companyId}/course/${courseId}/view/admin`;
async function open(course: CourseView | (() => CourseView), tab = 'settings', more = {}) {
  const calls = answerNetwork({
    ...answers(someCourse()),
    [view]: () => (typeof course === 'function' ? course() : course),
    [trainingCalls.courses]: { body: [] },
    ...more,
  });
  const made = await showInPanel(<CoursePage />, { address: `/courses/${courseId}/${tab}`, path: '/courses/:courseId/:tab' });
  await screen.findByRole('heading', { level: 1, name: 'Phishing basics' });
  return { ...made, calls };
}
const boosted = { subscription: { hasBoost: true, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } } };

describe('the settings of a course without a campaign', () => {
  it('start the course here and then show its figures', async () => {
    let isStarted = false;
    const waiting = someCourse({ course_type: 'compliance' });
    const running: CourseView = {
      ...waiting,
      isActive: true,
      activeCampaign: { ...campaign, assignmentType: 'all_users', items: [] },
    };
    const { calls } = await open(() => (isStarted ? running : waiting));
    await user.click(await screen.findByRole('radio', { name: '14 days' }));
    await press('Start');
    const ready = await screen.findByRole('dialog', { name: 'Ready to go?' });
    isStarted = true;
    await user.click(within(ready).getByRole('button', { name: 'Confirm' }));
    await press('Nice!');
    expect(bodyOf(calls, start)).toMatchObject({ courseId, days_to_complete: 14, campaign_assignment_type: 'all_users' });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show how many people get the standard text if the plan limits other texts', async () => {
    await open(someCourse(), 'settings', { [allowance]: { body: { ownTexts: { perDay: 10, left: 4 } } } });
    expect(await screen.findByText(/Emails with your own text: 4 of 10 left today/)).toBeTruthy();
    expect(screen.getByText('People getting the standard text now: 8.')).toBeTruthy();
    await fillDate('Start', '2099-01-05T09:00');
    expect(
      await screen.findByText(
        'When the course starts, up to 10 emails can use your own text. People getting the standard text: 2.',
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: /Notify people/ }));
    expect(screen.queryByText(/own text/)).toBeNull();
  });

  it('show no note while the limit of texts is not reached', async () => {
    const { calls } = await open(someCourse(), 'settings', { [allowance]: { body: { ownTexts: { perDay: 200, left: 12 } } } });
    await screen.findByText(/^12 people will get/);
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/mail_allowance'))).toBe(true));
    expect(screen.queryByText(/own text/)).toBeNull();
  });

  it('are validated before the confirmation', async () => {
    await open(someCourse());
    await fillDate('Start', '');
    await press('Start');
    expect(await screen.findByText('Please select date and time')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show what the plan does not include', async () => {
    await open(someCourse());
    as(trial('available'));
    expect(await screen.findByText(/start your free trial first/)).toBeTruthy();
    await press('Start');
    expect(await screen.findByRole('dialog', { name: 'Start Your Free Trial' })).toBeTruthy();
    as(boosted);
    expect(await screen.findByRole('dialog', { name: 'Ready to go?' })).toBeTruthy();
  });

  it('are hidden for a draft', async () => {
    await open(someCourse({ is_draft: true, isCustom: true }));
    expect(await screen.findByText('This course is a draft. Publish it before you start it.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the page of a course', () => {
  it.each([
    ['was never started', someCourse(), 'Set up and start', null],
    ['has ended', someCourse({ lastEndedAt: '2026-02-03T09:00:00.000Z' }), 'Start again', 'Ended'],
  ] as const)('that %s leads to a start', async (_, course, action, status) => {
    const { router } = await open(course, 'preview');
    expect(screen.queryByText('Ended') === null).toBe(status === null);
    await user.click(screen.getByRole('link', { name: action }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/courses/${courseId}/settings`));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: action })).toBeNull();
  });

  it('shows a scheduled start, and offers no other start', async () => {
    const waiting = { ...campaign, status: 'scheduled' as const, date_started: 4_000_000_000 };
    await open(someCourse({ isActive: true, activeCampaign: waiting }), 'preview');
    expect(screen.getByText('Scheduled')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /start/i })).toBeNull();
  });
});

it('settings that cannot be saved after the trial cannot be changed either', async () => {
  const suspended = { ...campaign, status: 'suspended' as const };
  await open(someCourse({ isActive: true, isCampaignSuspended: true, activeCampaign: suspended }));
  as(trial('expired'));
  expect(await screen.findByText('Your trial has expired. Upgrade to save changes.')).toBeTruthy();
  const isOff = (field: HTMLElement) => field.matches(':disabled') || field.closest('fieldset:disabled') !== null;
  for (const field of [screen.getByRole('radio', { name: '14 days' }), screen.getByRole('textbox', { name: 'Subject' })])
    expect(isOff(field)).toBe(true);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});
