import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endMonthlyVideo } from '#contract/monthly/videos';
import { languages } from '#locales/languages.ts';
import { topicName } from '#server/catalogue/monthly/index';
import { setClock } from '#server/clock';
import { learnerBrowser } from '#tests/support/learner/learnerBrowser';
import { startMonthlyLife } from '#tests/support/monthly/monthly';

let life: Awaited<ReturnType<typeof startMonthlyLife>>;
beforeAll(async () => {
  life = await startMonthlyLife();
});
afterEach(() => setClock(null));

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** A company whose video of this month has just begun, a learner who has it, and their browser. */
async function aViewer(language?: string) {
  const { companyId, call, admin } = await life.aCustomer();
  const [viewer] = await life.server.manyUsers(companyId, 1, { language: language ?? null });
  if (!viewer) throw new Error('a person is needed');
  await life.save(call);
  await life.start(call);
  await life.assign(companyId);
  const [video] = await life.videosOf(companyId, viewer.id);
  if (!video) throw new Error('a video is needed');
  const page = `/learn/videos/${video.eventId}`;
  const browser = await learnerBrowser(life.server, { id: viewer.id, companyId });
  const task = async () =>
    (
      await life.query<{ status: string; watched: number }>(
        'SELECT status, watched_seconds AS watched FROM monthly_assignments WHERE campaign_id = $1 AND user_id = $2',
        [video.eventId, viewer.id],
      )
    )[0];
  return { companyId, call, admin, viewer, video, page, browser, task };
}

describe('a monthly video', () => {
  it('is found in the tasks and watched on its page, where looking changes nothing', async () => {
    const { browser, video, page, task } = await aViewer();
    const list = (await browser.get('/learn')).body;
    expect(textOf(list)).toContain(`Monthly video ${video.name} Due on`);
    expect(list).toContain(`href="${page}"`);
    const shown = (await browser.get(page)).body;
    expect(shown).toContain('<video');
    for (const words of [...video.sentences, ...video.tips]) expect(textOf(shown)).toContain(words);
    await browser.get(`${page}/watched`);
    expect(await task()).toEqual({ status: 'not_started', watched: 0 });
    expect((await browser.send(`${page}/watching`, { watchedSeconds: '2' })).status).toBe(204);
    expect(await task()).toEqual({ status: 'in_progress', watched: 2 });
    const done = await browser.send(`${page}/watched`, {});
    expect([done.status, done.to]).toEqual([303, page]);
    expect(await task()).toEqual({ status: 'completed', watched: video.seconds });
    const after = (await browser.get(page)).body;
    expect(textOf(after)).toContain('You watched this video on');
    expect(after).not.toContain('data-watching');
    expect(after).toContain('<video');
  });

  it('refuses a length that is none, and stores nothing of it', async () => {
    const { browser, page, task } = await aViewer();
    for (const watchedSeconds of ['-1', 'x', '1.5', '1e9999']) await browser.send(`${page}/watching`, { watchedSeconds });
    expect(await task()).toEqual({ status: 'not_started', watched: 0 });
  });

  it('speaks the language of its reader', async () => {
    const { browser, video, page, viewer, companyId } = await aViewer('he');
    const [topic] = (
      await life.query<{ topic: 'phishing' }>('SELECT topic FROM monthly_events WHERE id = $1', [video.eventId])
    ).map((row) => row.topic);
    if (!topic) throw new Error('a topic is needed');
    expect(video.name).toBe(topicName(topic, 'he'));
    for (const { code } of languages) {
      const shown = textOf((await browser.get(`${page}?lang=${code}`)).body);
      expect(shown, code).toContain(topicName(topic, code));
      const [own] = await life.videosOf(companyId, viewer.id, code);
      for (const tip of own?.tips ?? []) expect(shown, code).toContain(tip);
    }
    expect(textOf((await browser.get('/learn?lang=de')).body)).toContain(topicName(topic, 'de'));
  });

  it('cannot be watched as a task once it has ended, or by somebody who does not have it', async () => {
    const { companyId, call, video, page, browser, task } = await aViewer();
    const [other] = await life.server.manyUsers(companyId, 1);
    const stranger = await learnerBrowser(life.server, { id: other?.id ?? '', companyId });
    expect((await stranger.get(page)).status).toBe(404);
    await stranger.send(`${page}/watched`, {});
    expect((await life.watch(companyId, other?.id ?? '', video.eventId, 99)).status).toBe(404);
    await call(endMonthlyVideo, { params: { eventId: video.eventId } });
    const shown = (await browser.get(page)).body;
    expect(textOf(shown)).toContain('This video has ended.');
    expect(shown).not.toContain('<video');
    await browser.send(`${page}/watched`, {});
    expect(await task()).toEqual({ status: 'not_started', watched: 0 });
  });
});
