import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CustomTraining } from '#contract/courses/customTrainings';
import { courseLimits } from '#contract/courses/limits';
import { textLimits } from '#contract/kit/limits';
import { pickedVideo, someTraining } from '#tests/support/ui/customTraining';
import { answerNetwork, type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel, someAdmin } from '#tests/support/ui/inPanel';
import { courseId, someCourse, videoId } from '#tests/support/ui/training';
import { trainingCalls } from '#tests/support/ui/trainingCalls';
import { EditTrainingPage, NewTrainingPage } from '~/resources/custom-trainings/EditorPages.tsx';
import { sessionStore } from '~/session/store.ts';

const user = userEvent.setup({ delay: null, applyAccept: false });
const path = '/custom-training/edit';
const one = `/rest/v1/company/${companyId}/custom-trainings/${courseId(1)}`;
const calls = {
  read: `GET ${one}`,
  save: `PUT ${one}`,
  videos: `POST /api/v1/custom-training/${companyId}/get_videos`,
  sheets: `GET /api/v1/cheat_sheets/${companyId}`,
};
const question = { id: courseId(80), question: 'Which?', answers: ['A', 'B', 'C', 'D'], correctAnswer: 2 };
const topics = [
  {
    name: 'Start',
    chapters: [
      { id: courseId(81), name: 'Watch', video: pickedVideo(1), quizzes: [] },
      { id: courseId(82), name: 'Check', video: null, quizzes: [question] },
    ],
  },
];
async function open(part: Partial<CustomTraining> = {}, more: Parameters<typeof answerNetwork>[0] = {}) {
  const made = answerNetwork({
    [calls.read]: { body: someTraining({ topics, ...part }) },
    [calls.save]: { body: someTraining({ topics, ...part, name: 'Saved' }) },
    [calls.sheets]: { body: [] },
    [calls.videos]: { body: [pickedVideo(1), pickedVideo(2)] },
    ...more,
  });
  const view = await showInPanel(<EditTrainingPage />, { address: `${path}?id=${courseId(1)}`, path });
  await screen.findByRole('heading', { name: 'Edit custom training' });
  return { ...view, made };
}
const sent = (made: readonly Call[], call: string) =>
  made.find(({ method, path: at }) => `${method} ${at}` === call)?.body as
    | {
        name: string;
        topics: { name: string; chapters: { id?: string; name: string; videoId: string | null; quizzes: unknown[] }[] }[];
      }
    | undefined;
const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Name/).map(({ value }) => value);
function asksBeforeLeaving() {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the editor of a custom training', () => {
  it('changes the order by buttons and announces it; saves everything with its ids', async () => {
    const { made } = await open();
    expect(names()).toEqual(['Ours', 'Watch', 'Check']);
    await user.click(button('Move Check up'));
    expect(names()).toEqual(['Ours', 'Check', 'Watch']);
    expect(screen.getByText('Check is now at position 1')).toBeTruthy();
    await user.click(button('Save as draft'));
    expect(await screen.findByText('Training was saved')).toBeTruthy();
    expect(sent(made, calls.save)).toMatchObject({
      name: 'Ours',
      topics: [
        {
          name: 'Start',
          chapters: [
            { id: courseId(82), name: 'Check', videoId: null, quizzes: [question] },
            { id: courseId(81), name: 'Watch', videoId: videoId(1), quizzes: [] },
          ],
        },
      ],
    });
  });

  it('focuses the next row after one is removed', async () => {
    await open();
    await user.click(button('Remove Watch'));
    expect(names()).toEqual(['Ours', 'Check']);
    await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Check'));
  });

  it('adds videos of the library and a quiz, whose fields are all required', async () => {
    const { made } = await open();
    await user.click(button('Add videos'));
    const picker = await screen.findByRole('dialog');
    await user.click(await within(picker).findByRole('checkbox', { name: /Clip 2/ }));
    await user.click(within(picker).getByRole('button', { name: 'Add selected (1)' }));
    await waitFor(() => expect(names()).toEqual(['Ours', 'Watch', 'Check', 'Clip 2']));
    await user.click(button('Add quiz'));
    await user.click(button('Save as draft'));
    expect((await screen.findAllByText('This field is required')).length).toBe(5);
    expect(sent(made, calls.save)).toBeUndefined();
    for (const field of screen.getAllByLabelText<HTMLInputElement>(/^(Question|Answer) \d$/).slice(-5)) await user.type(field, 'x');
    await user.click(screen.getAllByRole('radio', { name: 'Answer 3 is correct' }).at(-1) as HTMLElement);
    await user.type(screen.getAllByLabelText(/^Explanation/).at(-1) as HTMLElement, 'Why');
    await user.click(button('Save as draft'));
    await waitFor(() => expect(sent(made, calls.save)).toBeTruthy());
    expect(sent(made, calls.save)?.topics[0]?.chapters.slice(2)).toEqual([
      { name: 'Clip 2', videoId: videoId(2), quizzes: [] },
      {
        name: 'Quiz',
        videoId: null,
        quizzes: [{ question: 'x', answers: ['x', 'x', 'x', 'x'], correctAnswer: 3, explanation: 'Why' }],
      },
    ]);
  });

  it('searches the library a moment after the last key, in the project of the company', async () => {
    const { made } = await open();
    const { company, ...admin } = someAdmin();
    const at = { company: { ...company, wistia_project_id: 'p1' } };
    sessionStore.set({ user: { ...admin, ...at }, acting: null, actingCompany: null });
    await user.click(button('Add videos'));
    const picker = within(await screen.findByRole('dialog'));
    await picker.findByRole('checkbox', { name: /Clip 2/ });
    await user.type(picker.getByRole('searchbox'), 'clip');
    const asked = () => made.filter(({ path: at }) => at.endsWith('/get_videos'));
    await waitFor(() => expect(asked().at(-1)?.query.get('search')).toBe('clip'));
    expect(asked().map(({ query, body }) => [query.get('search'), body])).toEqual([
      [null, { wistiaProjectId: 'p1' }],
      ['clip', { wistiaProjectId: 'p1' }],
    ]);
  });

  it.each([
    ['too large', 'quiz.csv', 'x'.repeat(courseLimits.uploadBytes + 1), 'File size should be less than 7 MB'],
    ['not named as one', 'quiz.txt', 'x', 'Incorrect file format or unknown field name'],
    ['empty', 'quiz.csv', 'Question\n', "File doesn't have any data"],
    ['without its columns', 'quiz.csv', 'Question\nWhy?\n', /^The file must contain these columns: Question, Answer 1/],
    [
      'longer than the quiz may be',
      'quiz.csv',
      `Q\n${'a\n'.repeat(100)}`,
      'The file has 100 questions, but this quiz only has room for 99.',
    ],
  ])('takes no question from a file that is %s, and says why', async (_what, name, content, message) => {
    await open();
    const input = screen.getByLabelText<HTMLInputElement>('Import questions (CSV)', { selector: 'input' });
    await user.upload(input, new File([content], name));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getAllByLabelText<HTMLInputElement>(/^Question \d$/).map(({ value }) => value)).toEqual(['Which?']);
  });

  it('imports questions from a file and lists the rejected rows', async () => {
    await open();
    const file = new File(
      [
        'Question,Answer 1,Answer 2,Answer 3,Answer 4,Correct Answer Number,Explanation\n',
        'Good?,1,2,3,4,4,"Because it is, mostly"\nPlain?,1,2,3,4,1\nNo number?,1,2,3,4,5,\nShort?,1,2,,4,1,\n',
        `Wordy?,1,2,3,4,1,${'x'.repeat(textLimits.longTextMax + 1)}\n`,
      ],
      'quiz.csv',
      { type: 'text/csv' },
    );
    await user.upload(screen.getByLabelText<HTMLInputElement>('Import questions (CSV)', { selector: 'input' }), file);
    expect(await screen.findByText('Row 4: Correct Answer Number must be from 1 to 4')).toBeTruthy();
    expect(screen.getByText('Row 5: a value is missing')).toBeTruthy();
    expect(screen.getByText('Row 6: a text is too long')).toBeTruthy();
    expect(screen.getAllByLabelText<HTMLInputElement>(/^Question \d$/).map(({ value }) => value)).toEqual([
      'Which?',
      'Good?',
      'Plain?',
    ]);
    const explanations = screen.getAllByLabelText<HTMLInputElement>(/^Explanation/);
    expect(explanations.map(({ value }) => value)).toEqual(['', 'Because it is, mostly', '']);
  });

  it('publishes after a confirmation, with the changes', async () => {
    const { made, router } = await open({}, { [trainingCalls.publish]: { body: someCourse(1, { isCustom: true }) } });
    await user.click(button('Publish'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Publish Ours?')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.hash).toBe('/learning/courses#custom'));
    expect(made.some(({ method, path: at }) => `${method} ${at}` === trainingCalls.publish)).toBe(true);
  });

  it('keeps typed input when saving is refused, and asks before it is lost', async () => {
    const { router } = await open({}, { [calls.save]: refusal('course_in_use') });
    await user.type(screen.getAllByLabelText(/^Name/)[0] as HTMLElement, '!');
    await user.click(button('Save as draft'));
    expect(await screen.findByText('This training is running. End it before you change it.')).toBeTruthy();
    void router.navigate('/learning/courses');
    expect(await screen.findByText('Discard changes?')).toBeTruthy();
    await user.click(button('Keep editing'));
    expect(names()[0]).toBe('Ours!');
  });

  it('asks before changes are lost, and no more once they are saved, whatever the questions leave empty', async () => {
    const changed = someTraining({ topics, name: 'Ours!' });
    const { router } = await open({}, { [calls.save]: { body: changed }, [calls.read]: { body: someTraining({ topics }) } });
    await user.type(screen.getAllByLabelText(/^Name/)[0] as HTMLElement, '!');
    expect(asksBeforeLeaving()).toBe(true);
    await user.click(button('Save as draft'));
    expect(await screen.findByText('Training was saved')).toBeTruthy();
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
    await user.type(screen.getAllByLabelText(/^Name/)[0] as HTMLElement, '!{Backspace}');
    expect(asksBeforeLeaving()).toBe(false);
    await act(() => router.navigate('/learning/courses'));
    expect(screen.queryByText('Discard changes?')).toBeNull();
  });

  it('is read-only for a running training', async () => {
    await open({ is_draft: false, isActive: true });
    expect(screen.getByText('This training is running. End it before you change it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});

describe('the URL of the editor', () => {
  it("without a training redirects to the company's trainings", async () => {
    const { router } = await showInPanel(<EditTrainingPage />, { address: path, path });
    expect(router.state.location).toMatchObject({ pathname: '/learning/courses', hash: '#custom' });
  });

  it('for a new training is for partners; others are redirected home', async () => {
    const address = '/custom-training/new-training';
    const { router } = await showInPanel(<NewTrainingPage />, { address, path: address });
    expect(router.state.location.pathname).toBe('/home');
  });
});
