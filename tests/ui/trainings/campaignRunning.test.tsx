import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, bodyOf, edit, open, press, trial, user } from '#tests/support/ui/courseDialog';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { campaign, courseId, someCourse } from '#tests/support/ui/someCourse';
import { config } from '~/browser/config.ts';
import css from '~/components/form/tags/tag.module.css';

const links = { ...config.links };
beforeEach(() => answerNetwork({}));
afterEach(() => {
  config.links = { ...links };
});

describe('on a plan that does not include the course', () => {
  it('a running trial gets one warning with the days left', async () => {
    answerNetwork(answers(someCourse()));
    await open(2, trial('active'));
    expect(await screen.findByText('4 days left in your trial')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject' })).not.toHaveProperty('value', ''));
    await press('Next');
    await screen.findByRole('dialog', { name: 'You are on a trial' });
    await press('Continue');
    expect(await screen.findByRole('dialog', { name: 'Ready to go?' })).toBeTruthy();
  });

  it('without a trial or after it the start is blocked; a free course or a partner continues', async () => {
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
      screen.findByRole('dialog', { name: 'This feature is part of Boost' }).then(() => view.unmount()),
    );
    answerNetwork(answers(someCourse({ is_free: true })));
    await open(3, trial(null));
    expect(await screen.findByRole('dialog', { name: 'Ready to go?' })).toBeTruthy();
  });

  it('a free course in a language other than English and the company’s needs a plan, too', async () => {
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

  it('has no start, keeps its assignment, and is saved after a change', async () => {
    const calls = answerNetwork(answers(running));
    await open(3);
    expect(screen.queryByText('Start', { selector: 'li span' })).toBeNull();
    expect((await screen.findByText('Sales')).closest(`.${css.tag}`)?.querySelector('button')).toBeNull();
    expect(screen.getByLabelText('Start', { selector: 'input' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(screen.getByText('No changes to save')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '14 days' }));
    await press('Save');
    expect(await screen.findByText('Changes were successfully saved!')).toBeTruthy();
    expect(bodyOf(calls, edit)).toMatchObject({ id: campaign.id, days_to_complete: 14, user_departments: ['Sales'] });
    expect(bodyOf(calls, edit)).not.toHaveProperty('start_date');
    expect(await screen.findByText('First look', { selector: 'h3 bdi' })).toBeTruthy();
  });

  it('refuses a deadline in the past, for a preset and for typed days', async () => {
    const begun = { ...campaign, date_started: Math.floor(Date.now() / 1000) - 10 * 86_400 };
    answerNetwork(answers({ ...running, activeCampaign: { ...begun, days_to_complete: 14 } }));
    await open(2);
    await user.click(await screen.findByRole('radio', { name: '7 days' }));
    expect(await screen.findByText('Value must be greater than or equal to 11.')).toBeTruthy();
    expect(screen.getByText('Fix the highlighted fields first')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '14 days' }));
    await waitFor(() => expect(screen.queryByText(/Value must be/)).toBeNull());
  });

  it('links to its settings and to the learner app in its menu', async () => {
    const entries = async () => {
      await press('More actions');
      return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    };
    answerNetwork(answers(running));
    await open(1);
    expect(await entries()).toEqual(['Share', 'Settings', 'Copy and Edit', 'Learner Login', 'End Training']);
    expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe(`/courses/${courseId}/settings`);
  });

  it('cannot be saved after the trial, nor at all when a partner shared it', async () => {
    answerNetwork(answers(running));
    const { unmount } = await open(2, trial('expired'));
    expect(await screen.findByText('Your trial has expired. Upgrade to save changes.')).toBeTruthy();
    unmount();
    answerNetwork(answers({ ...running, isShared: true }));
    await open(2);
    expect(await screen.findByText(/Your partner assigned this training/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await press('More actions');
    expect(screen.queryByRole('menuitem', { name: 'End Training' })).toBeNull();
  });
});
