import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CourseView } from '#contract/courses';
import { limits } from '#contract/limits';
import type { CurrentUser } from '#contract/session';
import { answerNetwork, type Call, refusal } from '#tests/support/fakeNetwork';
import { companyId, showInPanel, someAdmin } from '#tests/support/inPanel';
import { idOf } from '#tests/support/people';
import { campaign, courseId, someCourse } from '#tests/support/someCourse';
import { someCourse as catalogueCourse } from '#tests/support/training';
import { trainingCalls } from '#tests/support/trainingCalls';
import { CourseOverlay } from '~/custom-pages/course/CourseOverlay.tsx';
import { config } from '~/session/config.ts';
import { sessionStore } from '~/session/store.ts';

const start = `POST /api/v1/campaign/${companyId}`;
const edit = `PUT /api/v1/campaign/${companyId}`;
const set = (name: string, n: number) => ({ id: idOf(n, 901), name, usersCount: 3, createdAt: '2026-01-01T00:00:00Z' });
const answers = (course: CourseView, more = {}) => ({
  [`GET /api/v1/course/company/${companyId}/course/${courseId}/view/admin`]: { body: course },
  [`GET /api/v1/cheat_sheets/${companyId}`]: { body: [{ id: idOf(4, 900), name: 'Sheet', url: '/media/cheat-sheets/a.pdf' }] },
  [`GET /customers/api/v1/company/${companyId}/users/count`]: { body: { totalUsersCount: 12, excluded: { disabled: 2 } } },
  [`GET /customers/api/v1/company/${companyId}/departments`]: {
    body: { data: [set('Sales', 1), set('Support', 2)], totalCount: 2 },
  },
  [`GET /scorm/api/v1/company/${companyId}/courses/${courseId}/list`]: { body: { data: { items: [] } } },
  [start]: { body: campaign },
  [edit]: { body: campaign },
  ...more,
});

const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const bodyOf = (calls: Call[], name: string) => calls.find(({ method, path }) => `${method} ${path}` === name)?.body;

async function open(step: number, company: Partial<CurrentUser['company']> = {}) {
  const view = await showInPanel(<CourseOverlay />, { address: `/learning/courses?course=${courseId}&step=${step}` });
  const admin = someAdmin();
  sessionStore.set({ user: { ...admin, company: { ...admin.company, ...company } }, acting: null, actingCompany: null });
  await screen.findByRole('dialog', { name: 'Phishing basics' });
  return view;
}
const trial = (status: 'active' | 'expired' | 'available' | null) => ({
  subscription: {
    hasBoost: false,
    hasSuperBoost: false,
    trial: { modal: null, status, endsAt: new Date(Date.now() + 3.5 * 86_400_000).toISOString() },
  },
});

const links = { ...config.links };
beforeEach(() => answerNetwork({}));
afterEach(() => {
  config.links = { ...links };
});

describe('adding a course', () => {
  it('shows the course, its chapters, its cheat sheet and the questions of a quiz', async () => {
    answerNetwork(answers(someCourse()));
    await open(1);
    for (const text of ['9 min', '1 video', '1 quiz', '1:05', 'What a phish looks like.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect((await screen.findByRole('link', { name: /Cheat sheet/ })).getAttribute('href')).toBe('/media/cheat-sheets/a.pdf');
    await press(/What did you see/);
    const quiz = await screen.findByRole('dialog', { name: 'What did you see?' });
    expect(within(quiz).getByText('Who asks?')).toBeTruthy();
    expect(within(quiz).getByText('B').closest('li')?.textContent).toContain('right answer');
  });

  it('shows how far the video of a chapter was played, five times a second', async () => {
    answerNetwork(answers(someCourse()));
    await open(1);
    const video = await waitFor(() => {
      const found = document.querySelector('video');
      if (!found) throw new Error('no video yet');
      return found;
    });
    const at = { seconds: 0 };
    Object.defineProperty(video, 'duration', { get: () => 60 });
    Object.defineProperty(video, 'currentTime', { get: () => at.seconds });
    const played = () => document.querySelector<HTMLElement>('.course-played')?.style.inlineSize;
    vi.useFakeTimers();
    fireEvent.play(video);
    expect(played()).toBeUndefined();
    at.seconds = 15;
    act(() => void vi.advanceTimersByTime(limits.videoProgressMs - 1));
    expect(played()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(played()).toBe('25%');
    at.seconds = 30;
    fireEvent.pause(video);
    at.seconds = 6;
    act(() => void vi.advanceTimersByTime(1000));
    expect(played()).toBe('50%');
    vi.useRealTimers();
  });

  it('goes from preview to a start now, and says so', async () => {
    const calls = answerNetwork(answers(someCourse()));
    const { router } = await open(1);
    await press('Next');
    expect(await screen.findByText('12 people get this course. 2 do not, because their accounts are disabled.')).toBeTruthy();
    expect(screen.getByText(/applied to all EXISTING and NEW users/)).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', 'New security awareness training from Acme'),
    );
    await press('Next');
    const ready = await screen.findByRole('dialog', { name: 'Ready to go?' });
    expect(ready.textContent).toContain('Days to complete7Start timeNowNotificationsWill be sent');
    await user.click(within(ready).getByRole('button', { name: 'Confirm' }));
    const done = await screen.findByRole('dialog', { name: 'Success' });
    expect(done.textContent).toContain('Item added to calendar!');
    expect(screen.queryByRole('dialog', { name: 'Phishing basics' })).toBeNull();
    expect(router.state.location.search).toBe('');
    expect(bodyOf(calls, start)).toMatchObject({
      courseId,
      campaign_name: 'Phishing basics',
      totalChapters: 2,
      campaign_assignment_type: 'all_users',
      days_to_complete: 7,
      notificationsEnabled: true,
    });
    expect(Math.abs((bodyOf(calls, start) as { start_date: number }).start_date - Date.now() / 1000)).toBeLessThan(30);
    await user.click(within(done).getByRole('button', { name: 'Nice!' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['is the only annual training: where to follow it is told next', [], true],
    ['joins another annual training: that is all', [catalogueCourse(2, { isActive: true })], false],
  ])('that %s', async (_, others, isTold) => {
    const course = someCourse({ course_type: 'awareness' });
    answerNetwork(answers(course, { [trainingCalls.courses]: { body: others } }));
    await open(2);
    await screen.findByText(/^12 people get this course/);
    await press('Next');
    await user.click(within(await screen.findByRole('dialog', { name: 'Ready to go?' })).getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Success' });
    await press('Nice!');
    if (!isTold) return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const created = await screen.findByRole('dialog', { name: 'Course Created' });
    expect(within(created).getByRole('link', { name: 'Follow progress' }).getAttribute('href')).toBe(
      `/courses/${courseId}/statistics`,
    );
    await user.click(within(created).getByRole('button', { name: 'Skip' }));
    return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('for some departments says that they get it, not everybody', async () => {
    answerNetwork(answers(someCourse(), { [trainingCalls.courses]: { body: [] } }));
    await open(2);
    await user.click(await screen.findByRole('radio', { name: 'Departments' }));
    await user.click(await screen.findByPlaceholderText('Choose departments'));
    const options = getComputedStyle(await screen.findByRole('listbox'));
    expect(options.maxHeight).toBe(`${limits.optionsPx.list}px`);
    await user.click(await screen.findByRole('option', { name: /Sales/ }));
    await user.keyboard('{Escape}');
    await press('Next');
    await user.click(within(await screen.findByRole('dialog', { name: 'Ready to go?' })).getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Success' });
    await press('Nice!');
    const created = await screen.findByRole('dialog', { name: 'Course Created' });
    expect(created.textContent).toContain('Those you chose receive it within a minute.');
  });

  it('says what is wrong with the settings', async () => {
    answerNetwork(answers(someCourse()));
    await open(2);
    await user.click(await screen.findByRole('radio', { name: 'Departments' }));
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    await user.type(screen.getByRole('textbox', { name: 'Number of days' }), '2.5');
    await user.clear(screen.getByRole('textbox', { name: 'Subject' }));
    await user.clear(screen.getByLabelText('Start'));
    await press('Next');
    for (const message of [
      'At least one value must be selected',
      'Days must be an integer',
      'Subject is a required field',
      'Please select date and time',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    await user.click(screen.getByRole('switch', { name: 'Notify people by email' }));
    await waitFor(() => expect(screen.queryByText('Subject is a required field')).toBeNull());
    expect(screen.queryByRole('dialog', { name: 'Ready to go?' })).toBeNull();
  });

  it('tells a date that is none from one that is missing', async () => {
    answerNetwork(answers(someCourse()));
    await open(2);
    const field = await screen.findByLabelText('Start');
    const type = (badInput: boolean) => {
      Object.defineProperty(field, 'validity', { configurable: true, value: { badInput } });
      fireEvent.change(field, { target: { value: badInput ? '' : '2099-02-28T10:00' } });
    };
    type(true);
    expect(await screen.findByText('The date must be valid')).toBeTruthy();
    expect(field).toHaveProperty('value', '');
    type(false);
    expect(await screen.findByText('The date must be valid')).toBeTruthy();
    await user.clear(field);
    expect(await screen.findByText('Please select date and time')).toBeTruthy();
  });

  it('brings a refusal to its field on its step', async () => {
    answerNetwork(answers(someCourse(), { [start]: refusal('start_in_past') }));
    await open(3);
    await user.click(within(await screen.findByRole('dialog', { name: 'Ready to go?' })).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The date must be in the future')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ready to go?' })).toBeNull());
  });

  it('asks before something typed is lost', async () => {
    answerNetwork(answers(someCourse()));
    await open(2);
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), '!');
    await press('Close');
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeTruthy();
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('on a plan that does not hold the course', () => {
  it('a running trial is warned once and counted', async () => {
    answerNetwork(answers(someCourse()));
    await open(2, trial('active'));
    expect(await screen.findByText('4 days left in your trial')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject' })).not.toHaveProperty('value', ''));
    await press('Next');
    await screen.findByRole('dialog', { name: 'You are on a trial' });
    await press('Continue');
    expect(await screen.findByRole('dialog', { name: 'Ready to go?' })).toBeTruthy();
  });

  it('no trial or an ended one ends here, and a free course or a partner goes on', async () => {
    answerNetwork(answers(someCourse()));
    const { unmount } = await open(3, trial('expired'));
    expect(await screen.findByRole('dialog', { name: 'Your Trial period has expired!' })).toBeTruthy();
    expect(screen.getByText('Your trial has expired')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your Trial period has expired!' })).toBeNull());
    await press('Upgrade');
    expect(await screen.findByRole('dialog', { name: 'Your Trial period has expired!' })).toBeTruthy();
    unmount();
    await open(3, trial(null)).then((view) =>
      screen.findByRole('dialog', { name: 'This is part of Boost' }).then(() => view.unmount()),
    );
    answerNetwork(answers(someCourse({ is_free: true })));
    await open(3, trial(null));
    expect(await screen.findByRole('dialog', { name: 'Ready to go?' })).toBeTruthy();
  });

  it('a free course in a language that is neither English nor the company’s needs a plan, too', async () => {
    answerNetwork(answers(someCourse({ is_free: true, language: 'de' })));
    const { unmount } = await open(3, trial('available'));
    expect(await screen.findByRole('dialog', { name: 'Start Your Free Trial' })).toBeTruthy();
    unmount();
    await open(3, { ...trial('available'), lang: 'de' });
    expect(await screen.findByRole('dialog', { name: 'Ready to go?' })).toBeTruthy();
  });
});

describe('a course that is running', () => {
  const running = someCourse({ isActive: true, activeCampaign: campaign });

  it('has no start, keeps its assignment, and is saved once something changed', async () => {
    const calls = answerNetwork(answers(running));
    await open(3);
    expect(screen.queryByText('Start', { selector: 'li span' })).toBeNull();
    expect(screen.getByText('Sales').closest('.tag')?.querySelector('button')).toBeNull();
    expect(screen.getByLabelText('Start')).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Nothing has changed yet')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '14 days' }));
    await press('Save');
    expect(await screen.findByText('Changes were successfully saved!')).toBeTruthy();
    expect(bodyOf(calls, edit)).toMatchObject({ id: campaign.id, days_to_complete: 14, user_departments: ['Sales'] });
    expect(bodyOf(calls, edit)).not.toHaveProperty('start_date');
    expect(await screen.findByText('First look', { selector: 'h3 bdi' })).toBeTruthy();
  });

  it('has its settings and the way to the learners’ application in its menu', async () => {
    const entries = async () => {
      await press('More actions');
      return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    };
    answerNetwork(answers(running));
    const { unmount } = await open(1);
    expect(await entries()).toEqual(['Share', 'Settings', 'Copy and Edit', 'End Training']);
    expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe(`/courses/${courseId}/settings`);
    unmount();
    config.links = { ...links, learnerApp: 'https://learn.example' };
    await open(1);
    expect(await entries()).toEqual(['Share', 'Settings', 'Copy and Edit', 'Learner Login', 'End Training']);
  });

  it('cannot be saved after the trial, nor at all when a partner shared it', async () => {
    answerNetwork(answers(running));
    const { unmount } = await open(2, trial('expired'));
    expect(await screen.findByText('Your trial has expired. Upgrade to save changes.')).toBeTruthy();
    unmount();
    answerNetwork(answers({ ...running, isShared: true }));
    await open(2);
    expect(await screen.findByText(/comes from your partner/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await press('More actions');
    expect(screen.queryByRole('menuitem', { name: 'End Training' })).toBeNull();
  });
});
