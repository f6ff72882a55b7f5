import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panelLimits } from '#contract/panel';
import { answers, bodyOf, open, press, start, user } from '#tests/support/ui/courseDialog';
import { fillDate } from '#tests/support/ui/dates';
import { described } from '#tests/support/ui/dom';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { courseId, someCourse } from '#tests/support/ui/someCourse';
import { someCourse as catalogueCourse } from '#tests/support/ui/training';
import { trainingCalls } from '#tests/support/ui/trainingCalls';
import css from '~/resources/campaigns/preview/CoursePreview.module.css';

beforeEach(() => answerNetwork({}));
afterEach(() => onlineManager.setOnline(true));

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
    expect(within(quiz).getByText('B').closest('li')?.textContent).toContain('correct answer');
    expect(within(quiz).getByText('B signs its mails.')).toBeTruthy();
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
    const played = () => document.querySelector<HTMLElement>(`.${css.played}`)?.style.inlineSize;
    vi.useFakeTimers();
    fireEvent.play(video);
    expect(played()).toBeUndefined();
    at.seconds = 15;
    act(() => void vi.advanceTimersByTime(panelLimits.videoProgressMs - 1));
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

  it('offers departments and groups only to people who may read them', async () => {
    answerNetwork(answers(someCourse()));
    await open(2, {}, 'msp');
    const offered = within(await screen.findByRole('group', { name: 'Assign to' })).getAllByRole('radio');
    expect(offered).toHaveLength(1);
    expect(await screen.findByText(/12 people will get this course/)).toBeTruthy();
  });

  it.each([
    ['iw', 'הדרכה חדשה למודעות לאבטחת מידע מאת Acme'],
    ['de', 'Neue Security-Awareness-Schulung von Acme'],
    ['', 'New security awareness training from Acme'],
  ])('begins with the notification in the language of the course: %s', async (language, subject) => {
    answerNetwork(answers(someCourse({ language })));
    await open(2);
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveProperty('value', subject);
  });

  it('goes from the preview to a start now, and confirms it', async () => {
    const calls = answerNetwork(answers(someCourse()));
    const { router } = await open(1);
    await press('Next');
    expect(await screen.findByText('12 people will get this course. 2 people with disabled accounts won’t get it.')).toBeTruthy();
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
    expect(bodyOf(calls, start)).toMatchObject({ start_date: null });
    await user.click(within(done).getByRole('button', { name: 'Nice!' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['is the only annual training: monthly videos and where to follow it come next', [], true],
    ['joins another annual training: that is all', [catalogueCourse(2, { isActive: true })], false],
  ])('that %s', async (_, others, isTold) => {
    const course = someCourse({ course_type: 'awareness' });
    answerNetwork(answers(course, { [trainingCalls.courses]: { body: others } }));
    await open(2);
    await screen.findByText(/^12 people will get this course/);
    await press('Next');
    await user.click(within(await screen.findByRole('dialog', { name: 'Ready to go?' })).getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Success' });
    await press('Nice!');
    if (!isTold) return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const created = await screen.findByRole('dialog', { name: 'Course Created' });
    expect(within(created).getByRole('link', { name: 'Follow progress' }).getAttribute('href')).toBe(
      `/courses/${courseId}/statistics`,
    );
    expect(within(created).getByRole('link', { name: 'Add Monthly Videos' }).getAttribute('href')).toBe('/calendar/preview');
    await user.click(within(created).getByRole('button', { name: 'Skip' }));
    return waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('for some departments names them instead of everybody', async () => {
    answerNetwork(answers(someCourse(), { [trainingCalls.courses]: { body: [] } }));
    await open(2);
    await user.click(await screen.findByRole('radio', { name: 'Departments' }));
    await user.click(await screen.findByPlaceholderText('Choose departments'));
    const options = getComputedStyle(await screen.findByRole('listbox'));
    expect(options.maxHeight).toBe(`${panelLimits.optionsPx.list}px`);
    const sales = await screen.findByRole('option', { name: /Sales/ });
    expect(getComputedStyle(sales).minHeight).toBe(`${panelLimits.optionsPx.row}px`);
    await user.click(sales);
    await press('Next');
    await user.click(within(await screen.findByRole('dialog', { name: 'Ready to go?' })).getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('dialog', { name: 'Success' });
    await press('Nice!');
    const created = await screen.findByRole('dialog', { name: 'Course Created' });
    expect(created.textContent).toContain('The people you selected will receive it within a minute.');
  });

  it('shows the errors of the settings', async () => {
    answerNetwork(answers(someCourse()));
    await open(2);
    await user.click(await screen.findByRole('radio', { name: 'Departments' }));
    await screen.findByRole('combobox', { name: 'Departments' });
    expect(screen.queryByText('At least one value must be selected')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    const days = screen.getByRole('textbox', { name: 'Number of days' });
    await user.type(days, 'two');
    expect(described(days)).toContain('Days must be a number');
    expect(days).toHaveProperty('value', '');
    await user.type(days, '٢.5');
    expect(days).toHaveProperty('value', '2.5');
    await user.clear(screen.getByRole('textbox', { name: 'Subject' }));
    await fillDate('Start', '');
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

  it('refuses to continue while an unknown department is typed', async () => {
    answerNetwork(answers(someCourse()));
    await open(2);
    await user.click(await screen.findByRole('radio', { name: 'Departments' }));
    await user.type(await screen.findByRole('combobox', { name: 'Departments' }), 'Sal');
    await press('Next');
    expect(await screen.findByText('The highlighted name doesn’t exist.', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Ready to go?' })).toBeNull();
  });

  it('distinguishes an invalid date from a missing one', async () => {
    answerNetwork(answers(someCourse()));
    await open(2);
    await fillDate('Start', '2027-01-30T10:00');
    const month = screen.getByRole('spinbutton', { name: 'Month' });
    await user.click(month);
    await user.keyboard('{ArrowUp}');
    expect(month.textContent).toBe('02');
    expect(await screen.findByText('The date must be valid')).toBeTruthy();
    // Further than a start may be.
    await fillDate('Start', '2099-02-28T10:00');
    expect(await screen.findByText('The date must be valid')).toBeTruthy();
    await fillDate('Start', '');
    expect(await screen.findByText('Please select date and time')).toBeTruthy();
  });

  it('shows a refusal at its field on its step', async () => {
    answerNetwork(answers(someCourse(), { [start]: refusal('start_in_past') }));
    await open(3);
    await user.click(within(await screen.findByRole('dialog', { name: 'Ready to go?' })).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The date must be in the future')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ready to go?' })).toBeNull());
  });

  it('without a connection shows an error, instead of waiting and starting later', async () => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    answerNetwork(answers(someCourse(), { [start]: unreachable }));
    await open(3);
    const ready = await screen.findByRole('dialog', { name: 'Ready to go?' });
    onlineManager.setOnline(false);
    await user.click(within(ready).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Couldn’t reach the server. Check your connection and try again.')).toBeTruthy();
  });

  it('asks before typed input is lost', async () => {
    answerNetwork(answers(someCourse()));
    await open(2);
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), '!');
    await press('Close');
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeTruthy();
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
