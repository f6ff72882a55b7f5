import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CourseView, getCourseView } from '#contract/courses/courses';
import { listPinnedVideos, listVideos, pinVideo, type Video } from '#contract/courses/videos';
import { freeClips } from '#server/catalogue/clips';
import { courseId, videoId } from '#server/catalogue/rows';
import { callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function anAdmin(columns: Parameters<TestServer['aCompany']>[0]) {
  const { id: companyId } = await server.aCompany(columns);
  const headers = await server.signInAs(await server.aUser({ companyId, role: 'admin' }));
  return { companyId, call: callAs(server, headers, companyId) };
}
type Admin = Awaited<ReturnType<typeof anAdmin>>;
const premium = videoId(null, 'deepfakes');
const library = async ({ call }: Admin) => (await call(listVideos, { query: { languageCode: 'en' } })).json<Video[]>();
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a premium video of the library', () => {
  it.each([
    ['the free plan', { trialStatus: 'available' as const }],
    ['a trial that has ended', { trialStatus: 'expired' as const }],
  ])('has no clip address on %s, where free ones have theirs', async (_plan, given) => {
    const found = await library(await anAdmin(given));
    expect(found.find(({ id }) => id === premium)).toMatchObject({ url: null, is_free: false, shareURL: null });
    expect(found.filter(({ is_free, url }) => is_free !== (url !== null))).toEqual([]);
    expect(found.some(({ url }) => url !== null)).toBe(true);
    expect(JSON.stringify(found)).not.toContain('deepfakes.webm');
  });

  it('stays pinned without its clip when the plan ends', async () => {
    const admin = await anAdmin({ hasBoost: true });
    await admin.call(pinVideo, { params: { videoId: premium } });
    await server.services.db.pool.query(`UPDATE companies SET has_boost = false WHERE id = $1`, [admin.companyId]);
    expect((await admin.call(listPinnedVideos)).json<Video[]>()).toMatchObject([{ id: premium, url: null }]);
  });

  it.each([
    ['a trial', { trialStatus: 'active' as const }],
    ['Boost', { hasBoost: true }],
    ['partners', { isPartner: true }],
  ])('plays on %s under a signed address, in the pieces a player asks for', async (_plan, given) => {
    const url = (await library(await anAdmin(given))).find(({ id }) => id === premium)?.url ?? '';
    expect(url).toMatch(/^\/files\/library\/deepfakes\.webm\?expires=\d+&signature=[\w-]+$/);
    const complete = await get(url);
    expect([complete.statusCode, complete.headers['content-type']]).toEqual([200, 'video/webm']);
    expect(complete.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    expect(complete.rawPayload.length).toBeGreaterThan(10_000);
    const part = await get(url, { range: 'bytes=4-7' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, complete.rawPayload.subarray(4, 8)]);
  });

  it('is not found under an unsigned URL', async () => {
    const url = (await library(await anAdmin({ hasBoost: true }))).find(({ id }) => id === premium)?.url ?? '';
    const bare = url.split('?')[0] ?? '';
    expect((await get(bare)).statusCode).toBe(404);
    expect((await get(url.replace('deepfakes', 'ransomware'))).statusCode).toBe(410);
    expect((await get(url.replace(/expires=\d+/, 'expires=9999999999'))).statusCode).toBe(410);
  });

  it('is not in a public folder', () => {
    const panelFolder = fileURLToPath(new URL('../../../public/media', import.meta.url));
    for (const slug of ['ransomware', 'phone-calls', 'text-messages', 'public-wifi', 'personal-data', 'deepfakes'] as const) {
      expect(freeClips).not.toContain(slug);
      expect(existsSync(`${panelFolder}/clips/${slug}.webm`), slug).toBe(false);
    }
  });
});

describe('the preview of a premium course', () => {
  it.each([
    ['the free plan', { trialStatus: 'available' as const }],
    ['a trial that has ended', { trialStatus: 'expired' as const }],
  ])('is open on %s: its clips play', async (_plan, given) => {
    const { call } = await anAdmin(given);
    const reply = await call(getCourseView, { params: { courseId: courseId('ransomware') } });
    const view = reply.json<CourseView>();
    expect([reply.status, view.is_free]).toEqual([200, false]);
    const urls = view.sections.flatMap(({ chapters }) => chapters.flatMap(({ videos }) => videos.map(({ url }) => url)));
    expect(urls.some((url) => url.startsWith('/files/library/ransomware.webm?'))).toBe(true);
    for (const url of urls.filter((one) => one.startsWith('/files/'))) expect((await get(url)).statusCode, url).toBe(200);
  });
});
