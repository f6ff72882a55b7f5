import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, open, press, start, trial, user } from '#tests/support/ui/courseDialog';
import { fillDate } from '#tests/support/ui/dates';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { companyId } from '#tests/support/ui/inPanel';
import { campaign, courseId, someCourse } from '#tests/support/ui/someCourse';
import { trainingCalls } from '#tests/support/ui/trainingCalls';
import css from '~/components/form/tags/tag.module.css';

beforeEach(() => answerNetwork({}));
const several = (more = {}) =>
  answers(someCourse({ course_type: 'compliance' }), { [trainingCalls.courses]: { body: [] }, ...more });

describe('the note on a missing plan', () => {
  it.each([
    ['expired', /^This course is part of Boost\. .* upgrade your plan first\.$/],
    ['available', /^This course is part of Boost\. .* start your free trial first\.$/],
    ['active', /^When your trial ends, this training will be suspended/],
  ] as const)('is said on the first step, with a trial that is %s', async (status, words) => {
    answerNetwork(answers(someCourse()));
    await open(1, trial(status));
    expect(await screen.findByText(words)).toBeTruthy();
    if (status === 'available') {
      await press('Start Trial');
      expect(await screen.findByRole('dialog', { name: 'Start Your Free Trial' })).toBeTruthy();
    }
  });

  it('is hidden if the plan includes the course', async () => {
    answerNetwork(answers(someCourse()));
    const { unmount } = await open(1);
    await screen.findByText('9 min');
    expect(screen.queryByText(/part of Boost/)).toBeNull();
    unmount();
    answerNetwork(answers(someCourse({ is_free: true })));
    await open(1, trial('expired'));
    await screen.findByText('9 min');
    expect(screen.queryByText(/part of Boost/)).toBeNull();
  });

  it('offers the upgrade instead of continuing with a trial', async () => {
    answerNetwork(answers(someCourse()));
    await open(3, trial('active'));
    const warning = await screen.findByRole('dialog', { name: 'You are on a trial' });
    await user.click(within(warning).getByRole('button', { name: 'Upgrade' }));
    const offer = await screen.findByRole('dialog', { name: 'This feature is part of Boost' });
    expect(within(offer).getByRole('button', { name: 'Contact Sales' })).toBeTruthy();
    await user.click(within(offer).getByRole('button', { name: 'Close' }));
    await press('Continue');
    expect(await screen.findByRole('dialog', { name: 'Ready to go?' })).toBeTruthy();
  });

  it('after a trial leads to sales', async () => {
    answerNetwork(answers(someCourse()));
    await open(1, trial('expired'));
    await press('Upgrade');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your Trial period has expired!' }));
    await user.click(dialog.getByRole('button', { name: 'Contact Sales' }));
    expect(await screen.findByRole('dialog', { name: 'Contact Sales' })).toBeTruthy();
  });
});

describe('the confirmation of a start', () => {
  it('names the course and the audience', async () => {
    answerNetwork(several());
    await open(3);
    const ready = await screen.findByRole('dialog', { name: 'Ready to go?' });
    await waitFor(() => expect(ready.textContent).toContain('CoursePhishing basicsAssign toAll users (12)'));
  });

  it('names chosen departments', async () => {
    answerNetwork(several());
    await open(2);
    await user.click(await screen.findByRole('radio', { name: 'Departments' }));
    await user.click(await screen.findByPlaceholderText('Choose departments'));
    await user.click(await screen.findByRole('option', { name: /Sales/ }));
    await waitFor(() => expect(document.querySelector(`.${css.tag}`)?.textContent).toContain('Sales'));
    await press('Next');
    expect((await screen.findByRole('dialog', { name: 'Ready to go?' })).textContent).toContain('Assign toDepartments: Sales');
  });

  it('says no number of people while that of another choice is counted', async () => {
    let release = () => {};
    const counted = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reach = `GET /customers/api/v1/company/${companyId}/users/count`;
    const count = async ({ query }: Call) => {
      const ids = query.getAll('ids');
      if (ids.length === 2) await counted;
      return { totalUsersCount: ids.length === 2 ? 6 : 3, excluded: { disabled: 0 } };
    };
    answerNetwork(several({ [reach]: count }));
    await open(2);
    await user.click(await screen.findByRole('radio', { name: 'Departments' }));
    await user.click(await screen.findByPlaceholderText('Choose departments'));
    await user.click(await screen.findByRole('option', { name: /Sales/ }));
    expect(await screen.findByText('3 people will get this course.')).toBeTruthy();
    await user.click(await screen.findByRole('option', { name: /Support/ }));
    await waitFor(() => expect(screen.queryByText('3 people will get this course.')).toBeNull());
    release();
    expect(await screen.findByText('6 people will get this course.')).toBeTruthy();
  });

  it('stays closed after a cancel when the browser goes back', async () => {
    answerNetwork(several());
    const { router } = await open(1);
    await router.navigate('/learning/courses');
    await router.navigate(`/learning/courses?course=${courseId}&step=1`);
    await press('Next');
    await screen.findByText(/^12 people will get this course/);
    await press('Next');
    const ready = await screen.findByRole('dialog', { name: 'Ready to go?' });
    await user.click(within(ready).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ready to go?' })).toBeNull());
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
  });
});

describe('a start', () => {
  it('can be changed from planned to now again', async () => {
    answerNetwork(several());
    await open(2);
    expect(screen.queryByRole('button', { name: 'Start now instead' })).toBeNull();
    await fillDate('Start', '2099-02-28T10:00');
    await press('Start now instead');
    expect(await screen.findByText('Starts now. Choose a later time to schedule it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start now instead' })).toBeNull();
  });

  it('links to the place where its progress is shown', async () => {
    answerNetwork(several({ [start]: { body: campaign } }));
    const { router } = await open(3);
    await press('Confirm');
    const done = within(await screen.findByRole('dialog', { name: 'Success' }));
    expect(done.getByText('Item added to calendar! Follow its progress on the course page.')).toBeTruthy();
    await user.click(done.getByRole('link', { name: 'Follow progress' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/courses/${courseId}/statistics`));
    expect(screen.queryByRole('dialog', { name: 'Success' })).toBeNull();
  });
});
