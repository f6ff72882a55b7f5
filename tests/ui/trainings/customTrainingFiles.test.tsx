import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ErrorCode, errorCodes } from '#contract/errors';
import { courseLimits } from '#contract/courses/limits';
import { pickedVideo, someTraining } from '#tests/support/ui/customTraining';
import { catchUploads, type SentFile } from '#tests/support/ui/fakeUploads';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { courseId } from '#tests/support/ui/training';
import { EditTrainingPage } from '~/resources/custom-trainings/EditorPages.tsx';

const user = userEvent.setup({ delay: null, applyAccept: false });
const path = '/custom-training/edit';
const one = `/rest/v1/company/${companyId}/custom-trainings/${courseId(1)}`;
const filesAt = `/rest/v1/company/${companyId}/files`;
const training = someTraining({ thumbnail: '/files/old' });
let sheets: object[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  sheets = [];
});

async function open() {
  const calls = answerNetwork({
    [`GET ${one}`]: { body: training },
    [`PUT ${one}`]: { body: training },
    [`GET /api/v1/cheat_sheets/${companyId}`]: () => sheets,
  });
  const sent = catchUploads();
  const view = await showInPanel(<EditTrainingPage />, { address: `${path}?id=${courseId(1)}`, path });
  await screen.findByRole('heading', { name: 'Edit custom training' });
  const saved = () =>
    calls.find(({ method }) => method === 'PUT')?.body as { thumbnailId?: string | null } & Record<string, unknown>;
  return { ...view, sent, saved };
}
const choose = (label: string, ...files: File[]) =>
  user.upload(screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }), files);
const file = (name: string, size = 10, type = '') => new File([new Uint8Array(size)], name, { type });
const clip = (name: string) => file(name, 10, 'video/x-msvideo');
const nth = async (sent: readonly SentFile[], n: number) => {
  await waitFor(() => expect(sent.length).toBe(n));
  return sent[n - 1] as SentFile;
};
const video = (n: number, duration = 12) => ({ ...pickedVideo(n), url: `/files/${n}`, duration });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const refusal = (code: ErrorCode) => {
  const { message, status } = errorCodes[code];
  return { error: { code, message, status, details: [{ code, description: message }] } };
};

describe('files in the editor of a training', () => {
  it('uploads videos one after the other with progress, and makes each a chapter', async () => {
    const { sent } = await open();
    await choose('Upload videos', clip('one.avi'), clip('two.avi'));
    const first = await nth(sent, 1);
    expect([first.name, first.path]).toEqual(['one.avi', `${filesAt}/video?language=en`]);
    expect(first.headers).toMatchObject({ 'Cache-Control': 'no-cache', Pragma: 'no-cache' });
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(screen.getByText('Files are still uploading')).toBeTruthy();
    expect(button('Save as draft').disabled).toBe(true);
    act(() => first.progress(0.42));
    expect(screen.getByText('42%')).toBeTruthy();
    await act(async () => first.answer(video(1)));
    const second = await nth(sent, 2);
    await act(async () => second.answer(video(2, 0)));
    await waitFor(() =>
      expect(screen.getAllByLabelText<HTMLInputElement>(/^Name/).map(({ value }) => value)).toEqual(['Ours', 'Clip 1', 'Clip 2']),
    );
    expect(screen.getByText(/may not be able to play this video/)).toBeTruthy();
    expect(button('Save as draft').disabled).toBe(false);
  });

  it('cancels an upload, retries a lost one, and shows the error of an invalid file', async () => {
    const { sent } = await open();
    await choose('Upload videos', clip('one.avi'), clip('two.avi'), file('big.avi', courseLimits.uploadBytes + 1));
    expect(screen.getByText('File size should be less than 7 MB')).toBeTruthy();
    await nth(sent, 1);
    await user.click(button('Stop uploading one.avi'));
    expect(sent[0]?.isAborted).toBe(true);
    const second = await nth(sent, 2);
    await act(async () => second.fail());
    await user.click(await screen.findByRole('button', { name: 'Upload two.avi again' }));
    const again = await nth(sent, 3);
    await act(async () => again.answer(refusal('not_a_video'), 415));
    expect(await screen.findByText(/^File should be of allowed content type: MOV, MPG, AVI/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Upload two.avi again' })).toBeNull();
    await user.click(button('Dismiss two.avi'));
    await user.click(button('Dismiss big.avi'));
    expect(screen.queryByText('big.avi')).toBeNull();
  });

  it('changes the cover, also by drag and drop, and removes it; an unchanged one is not sent', async () => {
    const { sent, saved } = await open();
    const area = screen.getByRole('group', { name: 'Cover image' });
    await user.click(button('Save as draft'));
    await waitFor(() => expect(saved()).toBeTruthy());
    expect(saved()).not.toHaveProperty('thumbnailId');
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [file('cover.png')] } });
    const cover = await nth(sent, 1);
    expect(cover.path).toBe(`${filesAt}/image`);
    await act(async () => cover.answer({ id: courseId(9), url: '/files/new' }));
    await waitFor(() => expect(area.parentElement?.querySelector('img')?.getAttribute('src')).toBe('/files/new'));
    await user.click(within(area).getByRole('button', { name: 'Remove image' }));
    expect(area.parentElement?.querySelector('img')).toBeNull();
  });

  it('selects the cheat sheet that was uploaded', async () => {
    const { sent } = await open();
    await choose('Upload PDF', file('Rules.pdf'));
    const sheet = await nth(sent, 1);
    sheets = [{ id: courseId(7), name: 'Rules', url: '/files/rules' }];
    await act(async () => sheet.answer(sheets[0]));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Cheat sheet').value).toBe(courseId(7)));
  });

  it('asks before the page is left during an upload, and then cancels it', async () => {
    const { sent, router } = await open();
    await choose('Upload videos', clip('one.avi'));
    await nth(sent, 1);
    void router.navigate('/learning/courses');
    expect(await screen.findByText('Discard changes?')).toBeTruthy();
    await user.click(button('Discard'));
    await waitFor(() => expect(sent[0]?.isAborted).toBe(true));
  });
});
