import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/errors';
import { as } from '#tests/support/ui/coursesPage';
import { pickedVideo, someTraining } from '#tests/support/ui/customTraining';
import { answerNetwork, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { courseId } from '#tests/support/ui/training';
import { trainingCalls } from '#tests/support/ui/trainingCalls';
import { EditTrainingPage, NewTrainingPage } from '~/resources/custom-trainings/EditorPages.tsx';

const user = userEvent.setup({ delay: null });
const all = `/rest/v1/company/${companyId}/custom-trainings`;
const one = `${all}/${courseId(1)}`;
const chapter = (n: number) => ({ id: courseId(80 + n), name: `Part ${n}`, video: pickedVideo(n), quizzes: [] });
const training = someTraining({
  topics: [
    { name: 'Start', chapters: [chapter(1)] },
    { name: 'Rest', chapters: [chapter(2), chapter(3)] },
  ],
});
/** A refusal that names fields, as the server writes it. */
const refusedFields = (...fields: string[]) => {
  const { message, status } = errorCodes.validation_failed;
  const details = fields.map((field) => ({ code: 'validation_failed', description: message, field }));
  return { status, body: { error: { code: 'validation_failed', message, status, details } } };
};
const answers = (more: Parameters<typeof answerNetwork>[0]) =>
  answerNetwork({
    [`GET ${one}`]: { body: training },
    [`GET /api/v1/cheat_sheets/${companyId}`]: { body: [] },
    ...more,
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const publish = async () => {
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  return dialog;
};

describe('a training that the server refuses', () => {
  async function open(more: Parameters<typeof answerNetwork>[0]) {
    const calls = answers(more);
    const path = '/custom-training/edit';
    const view = await showInPanel(<EditTrainingPage />, { address: `${path}?id=${courseId(1)}`, path });
    await screen.findByRole('heading', { name: 'Edit custom training' });
    return { ...view, calls };
  }
  const isWrong = (label: string | RegExp) =>
    screen.getAllByLabelText(label).map((field) => field.getAttribute('aria-invalid') === 'true');

  it('shows at the chapter that its video was deleted, and other errors at their fields', async () => {
    await open({ [`PUT ${one}`]: refusedFields('topics.1.chapters.1.videoId', 'cheatSheetId') });
    await press('Save as draft');
    expect(await screen.findByText('This video no longer exists. Remove the chapter, or add another video.')).toBeTruthy();
    expect(screen.getByText('This value isn’t allowed. Check it and try again.')).toBeTruthy();
    expect(isWrong(/^Name/)).toEqual([false, false, false, true]);
    expect(isWrong('Cheat sheet')).toEqual([true]);
  });

  it('shows the errors in the form when publishing saves first, and publishes nothing', async () => {
    const { calls } = await open({ [`PUT ${one}`]: refusedFields('body.topics.0.chapters.0.name') });
    await publish();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isWrong(/^Name/)).toEqual([false, true, false, false]);
    expect(calls.some(({ path }) => path.endsWith('/publish'))).toBe(false);
  });

  it('keeps the confirmation open when only publishing is refused, and can publish again', async () => {
    const { calls } = await open({
      [`PUT ${one}`]: { body: training },
      [trainingCalls.publish]: refusal('course_has_no_chapters'),
    });
    const dialog = await publish();
    expect(await dialog.findByText('Add at least one chapter before you publish')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/publish'))).toHaveLength(2));
  });
});

it('keeps a new training whose publishing fails at its own URL, so that it is not created twice', async () => {
  const calls = answers({
    [`POST ${all}`]: { body: training },
    [`POST /api/v1/custom-training/${companyId}/get_videos`]: { body: [pickedVideo(1)] },
    [trainingCalls.publish]: refusal('internal_error'),
  });
  const path = '/custom-training/new-training';
  const { router } = await showInPanel(<NewTrainingPage />, { address: '/home', path });
  as({ distribution: { isPartner: true, companyType: 'reseller', parentCompanyId: null } });
  void router.navigate(path);
  await user.type(await screen.findByLabelText(/^Name/), 'Ours');
  await press('Add videos');
  const picker = within(await screen.findByRole('dialog'));
  await user.click(await picker.findByRole('checkbox', { name: /Clip 1/ }));
  await user.click(picker.getByRole('button', { name: 'Add selected (1)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await publish();
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${courseId(1)}`));
  expect(router.state.location.pathname).toBe('/custom-training/edit');
  expect(calls.filter(({ method, path: at }) => method === 'POST' && at === all)).toHaveLength(1);
});
