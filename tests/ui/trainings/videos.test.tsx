import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Video } from '#contract/courses/videos';
import { trial } from '#tests/support/ui/courseDialog';
import { answerNetwork, type Call, pathsOf } from '#tests/support/ui/fakeNetwork';
import { someAdmin, showInPanel } from '#tests/support/ui/inPanel';
import { courseId, someVideo, videoId } from '#tests/support/ui/training';
import { trainingCalls as calls } from '#tests/support/ui/trainingCalls';
import { VideoList } from '~/resources/videos/VideoList.tsx';
import { switchLanguage } from '~/i18n/i18n.ts';
import { sessionStore } from '~/session/store.ts';
import css from '~/features/learning/learningCard.module.css';

const user = userEvent.setup({ delay: null });
const path = '/learning/videos';
const library = [someVideo(1), someVideo(2, { category: 'Passwords' }), someVideo(3, { is_free: false })];

/** Answers like the server: by category and search of the address. */
const answers = (videos: Video[], pinned: Video[]) => ({
  [calls.library]: ({ query }: Call) => {
    const name = query.get('categoryName');
    const search = query.get('search')?.toLowerCase() ?? '';
    return videos.filter((it) => (!name || it.category === name) && it.title.toLowerCase().includes(search));
  },
  [calls.pinned]: { body: pinned },
  ...Object.fromEntries([1, 2, 3].map((n) => [calls.coursesWith(n), { body: [{ id: courseId(n), name: `Course ${n}` }] }])),
  ...Object.fromEntries([1, 2, 3].map((n) => [calls.scormOfVideo(n), { body: { data: { items: [] } } }])),
});
async function open({ address = path, videos = library, pinned = [] as Video[], more = {} } = {}) {
  const made = answerNetwork({ ...answers(videos, pinned), ...more });
  const view = await showInPanel(<VideoList />, { address, path });
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
  return { ...view, made };
}
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
function onFreePlan(status: 'available' | 'expired' | null = null) {
  const admin = someAdmin();
  const free = { ...admin.company.subscription, hasBoost: false, ...(status && trial(status).subscription) };
  act(() =>
    sessionStore.set({ user: { ...admin, company: { ...admin.company, subscription: free } }, acting: null, actingCompany: null }),
  );
}
const five = Array.from({ length: 5 }, (_, n) => someVideo(n + 10, { isPinned: true }));

describe('the video library', () => {
  it('derives its categories from the videos and requests one of them from the server', async () => {
    const { router } = await open();
    const strip = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(strip.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All Videos', 'Phishing', 'Passwords']);
    await user.click(strip.getByRole('link', { name: 'Passwords' }));
    expect(router.state.location.hash).toBe('#Passwords');
    await waitFor(() => expect(shown()).toEqual(['Clip 2']));
  });

  it('falls back to all videos for an unknown category', async () => {
    const { router } = await open({ address: `${path}#Gardening` });
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await waitFor(() => expect(shown()).toEqual(['Clip 1', 'Clip 2', 'Clip 3']));
    expect(screen.queryByText('No videos in the selected language')).toBeNull();
  });

  it('follows the language of the panel', async () => {
    const inHebrew = someVideo(4, { language: 'iw' });
    const byLanguage = ({ query }: Call) => (query.get('languageCode') === 'he' ? [inHebrew] : library);
    await open({ more: { [calls.library]: byLanguage } });
    await act(() => switchLanguage('he', { remember: false }));
    await waitFor(() => expect(shown()).toEqual(['Clip 4']));
  });

  it('is read once without filters', async () => {
    const { made } = await open();
    expect(shown()).toEqual(['Clip 1', 'Clip 2', 'Clip 3']);
    expect(pathsOf(made).filter((call) => call === calls.library)).toHaveLength(1);
  });

  it('opens a video over the search results', async () => {
    const { router } = await open({ address: `${path}?search=clip#Passwords` });
    await user.click(await screen.findByRole('link', { name: 'Clip 2' }));
    expect(router.state.location).toMatchObject({ search: `?search=clip&video=${videoId(2)}`, hash: '#Passwords' });
  });

  it('is searched by the server, and reports no matches', async () => {
    const { router } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search videos' }), 'zebra');
    expect(await screen.findByText('No hits on “zebra” yet. Try a different term!')).toBeTruthy();
    expect(router.state.location.search).toBe('?search=zebra');
  });

  it('explains that it has nothing in this language, and what learners see first', async () => {
    await open({ videos: [] });
    expect(screen.getByText('No videos in the selected language')).toBeTruthy();
    expect(screen.getByText('No videos on the Learner Dashboard yet. Open a video to add it.')).toBeTruthy();
  });

  it('shows the pinned videos, and how many more can be pinned', async () => {
    await open({ pinned: five.slice(0, 2) });
    const row = within(screen.getByRole('region', { name: 'On the Learner Dashboard' }));
    expect(row.getByText('2 of 5')).toBeTruthy();
    expect(row.getAllByRole('link')).toHaveLength(2);
  });
});

describe('the video dialog', () => {
  const openVideo = async (options: Parameters<typeof open>[0] = {}) => {
    const opened = await open({ address: `${path}?video=${videoId(1)}`, ...options });
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Clip 1' }) };
  };

  it('plays our own file, lists its courses, and leaves the URL when it closes', async () => {
    const { dialog, router } = await openVideo({ address: `${path}?video=${videoId(1)}#Phishing` });
    expect(dialog.querySelector('video')?.getAttribute('src')).toBe('/media/clips/1.webm');
    const course = await within(dialog).findByRole('link', { name: 'Course 1' });
    expect(course.getAttribute('href')).toBe(`/courses/${courseId(1)}/preview`);
    expect(within(dialog).queryByRole('button', { name: 'Copy link' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location).toMatchObject({ search: '', hash: '#Phishing' });
  });

  it('copies the link of a public video', async () => {
    const { dialog } = await openVideo({ videos: [someVideo(1, { isPublicVideo: true, shareURL: '/share/clip-1' })] });
    const { value } = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Public link' });
    expect(value).toBe(`${location.origin}/share/clip-1`);
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(value);
  });

  it('pins after a confirmation', async () => {
    const { dialog, made } = await openVideo({ more: { [calls.pin(1)]: { body: {} } } });
    await user.click(within(dialog).getByRole('button', { name: 'Add to Learner Dashboard' }));
    const question = await screen.findByRole('dialog', { name: 'Add this video to the Learner Dashboard?' });
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(pathsOf(made)).toContain(calls.pin(1)));
    await waitFor(() => expect(pathsOf(made).filter((call) => call === calls.pinned)).toHaveLength(2));
  });

  it('unpins after a confirmation', async () => {
    const { dialog, made } = await openVideo({
      pinned: [someVideo(1, { isPinned: true })],
      more: { [calls.unpin(1)]: { body: {} } },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Remove from Learner Dashboard' }));
    const question = await screen.findByRole('dialog', { name: 'Remove this video from the Learner Dashboard?' });
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(pathsOf(made)).toContain(calls.unpin(1)));
  });

  it('refuses a sixth pin and shows why', async () => {
    const { dialog } = await openVideo({ pinned: five });
    const button = within(dialog).getByRole('button', { name: 'Add to Learner Dashboard' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.hover(button);
    const reason = 'Maximum number of videos added! Remove one to add more.';
    expect(await screen.findByRole('tooltip', { name: reason })).toBeTruthy();
    await user.click(button);
    expect(screen.queryByRole('dialog', { name: 'Add this video to the Learner Dashboard?' })).toBeNull();
  });

  it('shows an error when a file cannot be played', async () => {
    const { dialog } = await openVideo();
    fireEvent.error(dialog.querySelector('video') as Element);
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(dialog.querySelector('video')).not.toBeNull();
  });

  it('opens from a link to a library in another language', async () => {
    const inHebrew = someVideo(4, { language: 'iw' });
    const byLanguage = ({ query }: Call) => (query.has('languageCode') ? library : [...library, inHebrew]);
    await open({
      address: `${path}?video=${videoId(4)}`,
      more: {
        [calls.library]: byLanguage,
        [calls.coursesWith(4)]: { body: [] },
        [calls.scormOfVideo(4)]: { body: { data: { items: [] } } },
      },
    });
    expect(await screen.findByRole('dialog', { name: 'Clip 4' })).toBeTruthy();
  });

  it('shows an error when a video does not exist any more', async () => {
    await open({ address: `${path}?video=${videoId(99)}` });
    expect(await screen.findByText('This video is no longer available')).toBeTruthy();
  });

  it('offers the plan for a video without a clip, instead of a player that fails', async () => {
    const { dialog } = await openVideo({ videos: [someVideo(1, { is_free: false, url: null })] });
    expect(within(dialog).getByText('This video is part of Boost')).toBeTruthy();
    expect(dialog.querySelector('video')).toBeNull();
  });

  it('on the free plan offers the upgrade instead of pinning a premium video, which can still be unpinned', async () => {
    const { dialog, made } = await openVideo({ videos: [someVideo(1, { is_free: false })] });
    onFreePlan();
    await user.click(within(dialog).getByRole('button', { name: 'Add to Learner Dashboard' }));
    expect(await screen.findByRole('dialog', { name: 'This feature is part of Boost' })).toBeTruthy();
    expect(pathsOf(made)).not.toContain(calls.pin(1));
    cleanup();
    const again = await openVideo({ videos: [someVideo(1, { is_free: false })], pinned: [someVideo(1, { is_free: false })] });
    onFreePlan();
    await user.click(within(again.dialog).getByRole('button', { name: 'Remove from Learner Dashboard' }));
    expect(await screen.findByRole('dialog', { name: 'Remove this video from the Learner Dashboard?' })).toBeTruthy();
  });

  it('mentions a trial only to companies that can still start one', async () => {
    await open();
    const card = () => screen.getByRole('link', { name: 'Clip 3' }).closest('li');
    const note = () => card()?.querySelector(`.${css.note}`)?.textContent;
    onFreePlan('available');
    expect(note()).toBe('Requires a trial or Boost');
    onFreePlan('expired');
    expect(note()).toBe('Requires Boost');
  });

  it('does not play a premium video on the free plan', async () => {
    await open();
    onFreePlan();
    await user.click(screen.getByRole('link', { name: 'Clip 3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clip 3' });
    expect(within(dialog).getByText('This video is part of Boost')).toBeTruthy();
    expect(dialog.querySelector('video')).toBeNull();
  });
});
