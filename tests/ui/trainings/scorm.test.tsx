import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scormTypes } from '#contract/courses/scorm';
import { answerNetwork, pathsOf, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { idOf } from '#tests/support/ui/people';
import { courseId } from '#tests/support/ui/someCourse';
import { CourseScorm } from '~/resources/campaigns/preview/CoursePreview.tsx';
import { VideoScorm } from '~/resources/videos/LibraryVideo.tsx';

const base = `/scorm/api/v1/company/${companyId}/courses`;
const list = `GET ${base}/${courseId}/list`;
const items = scormTypes.map((type, n) => ({ id: idOf(n, 950), type: type as string }));
const download = (n: number) => `GET ${base}/${idOf(n, 950)}/download`;
const listed = { body: { data: { items } } };

const user = userEvent.setup({ delay: null });
const chip = () => screen.findByRole('button', { name: 'SCORM' });
const usable = async () => {
  const found = await chip();
  await waitFor(() => expect(found.getAttribute('aria-disabled')).toBeNull());
  return found;
};
const show = (language: 'en' | 'he' = 'en') => showInPanel(<CourseScorm courseId={courseId} />, { language });

/** Where the browser was sent, instead of sending it. */
let opened: string[] = [];
beforeEach(() => {
  opened = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the SCORM chip', () => {
  it('offers what the server lists, an unknown edition by its raw name', async () => {
    const newer = { data: { items: [...items, { id: idOf(9, 950), type: 'cmi5' }] } };
    // As a later server would answer: only `application/json` is compared with the contract of today.
    const headers = { 'content-type': 'application/vnd.later+json' };
    answerNetwork({ [list]: () => new Response(JSON.stringify(newer), { headers }) });
    await show();
    await user.click(await usable());
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'SCORM 1.2',
      'SCORM 2004 2nd Edition',
      'SCORM 2004 3rd Edition',
      'SCORM 2004 4th Edition',
      'cmi5',
    ]);
  });

  it('requests the chosen package and downloads it', async () => {
    const calls = answerNetwork({ [list]: listed, [download(2)]: { body: { data: { url: '/gateway/scorm/package?token=x' } } } });
    await show();
    await user.click(await usable());
    await user.click(await screen.findByRole('menuitem', { name: 'SCORM 2004 3rd Edition' }));
    await waitFor(() => expect(opened).toEqual(['/gateway/scorm/package?token=x']));
    expect(pathsOf(calls)).toEqual([list, download(2)]);
  });

  it('shows an error when there is no URL', async () => {
    answerNetwork({ [list]: listed, [download(0)]: refusal('scorm_too_large') });
    await show();
    await user.click(await usable());
    await user.click(await screen.findByRole('menuitem', { name: 'SCORM 1.2' }));
    expect(await screen.findByText('Failed to get SCORM URL')).toBeTruthy();
    expect(opened).toEqual([]);
  });

  it('is disabled without access, and shows why', async () => {
    answerNetwork({ [list]: refusal('plan_required') });
    await show();
    await waitFor(async () => expect((await chip()).getAttribute('aria-disabled')).toBe('true'));
    await user.hover(await chip());
    expect((await screen.findByRole('tooltip')).textContent).toBe("Your organization doesn't have access to SCORM");
    await user.click(await chip());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('tries again after a server error', async () => {
    const calls = answerNetwork({ [list]: { status: 500, body: {} } });
    await show();
    const asked = () => calls.length;
    await usable();
    const before = asked();
    answerNetwork({ [list]: listed });
    await user.click(await chip());
    expect(before).toBeGreaterThan(0);
    await waitFor(async () => {
      await user.click(await chip());
      expect(screen.queryAllByRole('menuitem')).toHaveLength(4);
    });
  });

  it('is hidden when there is nothing to export', async () => {
    answerNetwork({ [list]: { body: { data: { items: [] } } } });
    await show();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'SCORM' })).toBeNull());
  });

  it('of a video requests the packages of the video', async () => {
    const ofVideos = `GET /scorm/api/v1/company/${companyId}/videos`;
    const [listCall, downloadCall] = [`${ofVideos}/${courseId}/list`, `${ofVideos}/${idOf(0, 950)}/download`];
    const calls = answerNetwork({
      [listCall]: listed,
      [downloadCall]: { body: { data: { url: '/gateway/scorm/package?token=v' } } },
    });
    await showInPanel(<VideoScorm videoId={courseId} />);
    await user.click(await usable());
    await user.click(await screen.findByRole('menuitem', { name: 'SCORM 1.2' }));
    await waitFor(() => expect(opened).toEqual(['/gateway/scorm/package?token=v']));
    expect(pathsOf(calls)).toEqual([listCall, downloadCall]);
  });
});
