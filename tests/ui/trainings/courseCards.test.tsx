import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, as, cardOf, choose, madeTo, open, path, shown, user, withoutPlan } from '#tests/support/ui/coursesPage';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { courseId, courseWith, runningCourse, someCampaign, someCourse } from '#tests/support/ui/training';
import { trainingCalls as calls } from '#tests/support/ui/trainingCalls';

describe('a course card', () => {
  it('shows contents and level, and links to adding it', async () => {
    await open([someCourse(1, { level: 3 })]);
    const card = cardOf('Course 1');
    expect(card.textContent).toContain('25 min');
    expect(card.textContent).toContain('8 videos');
    expect(card.textContent).toContain('3 quizzes');
    expect(within(card).getByRole('img', { name: 'Level 3 of 4' })).toBeTruthy();
    expect(within(card).getByRole('link').getAttribute('href')).toBe(`${path}?course=${courseId(1)}&step=1`);
  });

  it.each([
    ['scheduled', 'Scheduled'],
    ['running', 'Running'],
    ['suspended', 'Suspended'],
    ['ended', 'Ended Feb 3, 2026'],
  ] as const)('leads to how far its people are once it was started: %s', async (status, words) => {
    await open([courseWith(1, status)]);
    expect(screen.getByRole('link', { name: 'Course 1' }).getAttribute('href')).toBe(`/courses/${courseId(1)}/statistics`);
    expect(cardOf('Course 1').textContent).toContain(words);
    expect(cardOf('Course 1').textContent?.includes('Running')).toBe(status === 'running');
  });

  it('links to its figures also without a plan', async () => {
    await open([courseWith(1, 'ended', { is_free: false })]);
    as(withoutPlan);
    expect(screen.getByRole('link', { name: 'Course 1' }).getAttribute('href')).toBe(`/courses/${courseId(1)}/statistics`);
  });

  it('shows when its campaign starts', async () => {
    await open([runningCourse(1, { activeCampaign: someCampaign({ status: 'scheduled', date_started: 4_000_000_000 }) })]);
    expect(cardOf('Course 1').textContent).toMatch(/Starts .*2096/);
  });
});

describe('the menus of the cards', () => {
  const entries = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  it.each([
    ['a draft', someCourse(1, { isCustom: true, is_draft: true }), ['Edit', 'Publish', 'Delete']],
    ['a running course', runningCourse(1), ['Settings', 'Copy and Edit', 'Learner Login', 'End campaign']],
    ['a shared running course', runningCourse(1, { isShared: true }), ['Settings', 'Copy and Edit', 'Learner Login']],
    ['a course that nobody has started', someCourse(1), ['Copy and Edit']],
    ['a custom training', someCourse(1, { isCustom: true }), ['Edit', 'Copy and Edit', 'Delete']],
    ['a scheduled course', courseWith(1, 'scheduled'), ['Settings', 'Copy and Edit', 'Learner Login', 'End campaign']],
    ['a course that has ended', courseWith(1, 'ended'), ['Start again', 'Copy and Edit']],
    [
      'a custom training that has ended',
      courseWith(1, 'ended', { isCustom: true }),
      ['Start again', 'Edit', 'Copy and Edit', 'Delete'],
    ],
  ])('of %s', async (_, course, expected) => {
    await open([course]);
    expect(await entries('Course 1')).toEqual(expected);
  });

  it('publish a draft after a confirmation', async () => {
    const { made } = await open([someCourse(1, { isCustom: true, is_draft: true })], {
      more: { [calls.publish]: { body: someCourse(1) } },
    });
    const dialog = await choose('Course 1', 'Publish');
    expect(within(dialog).getByText('Publish Course 1?')).toBeTruthy();
    expect(within(dialog).getByText('Training will become available for starting campaign')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Training was published successfully!')).toBeTruthy();
    expect(madeTo(made, calls.publish)?.body).toEqual({ course_id: courseId(1), is_draft: false });
  });

  it('delete a custom training after a confirmation, and show in the dialog why it is refused', async () => {
    const more: Parameters<typeof answerNetwork>[0] = { [calls.disable]: refusal('course_is_running') };
    const { made } = await open([someCourse(1, { isCustom: true })], { more });
    const dialog = await choose('Course 1', 'Delete');
    expect(within(dialog).getByText('Delete Course 1?')).toBeTruthy();
    expect(within(dialog).getByText('Training will be deleted')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('This training is running. End it before you delete it.')).toBeTruthy();
    answerNetwork({ ...answers([]), [calls.disable]: { body: {} } });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Training was deleted successfully!')).toBeTruthy();
    await waitFor(() => expect(shown()).toEqual(['No courses in the selected language']));
    expect(madeTo(made, calls.disable)?.body).toEqual({ course_id: courseId(1), active: false });
  });

  it.each([
    ['end a campaign that has begun', 'active', calls.endCampaign, 'All involved users will lose access to the training'],
    [
      'take back one that waits for its start',
      'scheduled',
      calls.deleteCampaign,
      /^This training hasn’t started yet, so no one has received it\./,
    ],
  ] as const)('%s', async (_, status, call, consequence) => {
    const { made } = await open([runningCourse(1, { activeCampaign: someCampaign({ status }) })], {
      more: { [call]: { body: {} } },
    });
    const dialog = await choose('Course 1', 'End campaign');
    expect(within(dialog).getByText('End Course 1?')).toBeTruthy();
    expect(within(dialog).getByText(consequence)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'End campaign' }));
    expect(await screen.findByText('Training was ended successfully!')).toBeTruthy();
    expect(madeTo(made, call)).toBeTruthy();
  });

  it('end a campaign that started while the confirmation was open', async () => {
    const { made } = await open([runningCourse(1, { activeCampaign: someCampaign({ status: 'scheduled' }) })], {
      more: { [calls.deleteCampaign]: refusal('campaign_already_started'), [calls.endCampaign]: { body: {} } },
    });
    const dialog = await choose('Course 1', 'End campaign');
    await user.click(within(dialog).getByRole('button', { name: 'End campaign' }));
    expect(await within(dialog).findByText('This campaign has already started. End it instead.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'End campaign' }));
    expect(await screen.findByText('Training was ended successfully!')).toBeTruthy();
    expect(madeTo(made, calls.endCampaign)).toBeTruthy();
  });
});
