import { beforeAll, describe, expect, it } from 'vitest';
import { courseLimits } from '#contract/courses/limits';
import { listPinnedVideos, listVideoCourses, listVideos, pinVideo, unpinVideo, type Video } from '#contract/courses/videos';
import { listAuditLog } from '#contract/company/audit';
import { courseId, videoId } from '#server/catalogue/rows';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
async function anAdmin(columns: Parameters<TestServer['aCompany']>[0] = { hasBoost: true }): Promise<Call> {
  const { id: companyId } = await server.aCompany(columns);
  const admin = await server.aUser({ companyId, role: 'admin' });
  return callAs(server, await server.signInAs(admin), admin.companyId);
}
let call: Call;
beforeAll(async () => {
  server = await startTestServer();
  call = await anAdmin();
});

const library = async (query: Record<string, string>, who = call) => (await who(listVideos, { query })).json<Video[]>();
const languagesOf = (videos: Video[]) => [...new Set(videos.map(({ language }) => language))];
const pinned = async (who: Call) => (await who(listPinnedVideos)).json<Video[]>().map(({ id }) => id);
const pin = (who: Call, id: string) => who(pinVideo, { params: { videoId: id } });
const unpin = (who: Call, id: string) => who(unpinVideo, { params: { videoId: id } });
const slugs = ['phishing', 'links', 'passwords', 'two-step', 'ransomware', 'deepfakes', 'clean-desk'];
const ids = slugs.map((slug) => videoId(null, slug));

describe('the video library', () => {
  it.each([
    ['en', [null]],
    ['he', ['iw']],
    ['pt', ['pt']],
    ['pt-br', ['pt-br', 'pt']],
    ['ja', ['ja']],
  ])('in %s has the languages %j', async (languageCode, languages) => {
    const found = await library({ languageCode });
    expect(languagesOf(found)).toEqual(languages);
    expect(found.length).toBeGreaterThanOrEqual(languageCode === 'en' ? 30 : 12);
  });

  it('has all videos without a language code, and none for an unknown language', async () => {
    expect(languagesOf(await library({}))).toHaveLength(14);
    expect(await library({ languageCode: 'sv' })).toEqual([]);
  });

  it('is searched by a part of the name in any case, without wildcards', async () => {
    const names = async (search: string) => (await library({ languageCode: 'en', search })).map(({ name }) => name);
    expect(await names('PHISHING')).toEqual(['Anatomy of a phishing email', 'Spear phishing: written just for you']);
    expect(await names('%')).toEqual([]);
  });

  it('is filtered by category', async () => {
    const found = await library({ languageCode: 'de', categoryName: 'Daten und Arbeitsplatz' });
    expect(found).toHaveLength(3);
  });

  it('returns URLs, the share URL for public videos only, and the courses', async () => {
    const found = await library({ languageCode: 'en' });
    const of = (slug: string) => found.find(({ id }) => id === videoId(null, slug));
    expect(of('phishing')).toMatchObject({ url: '/media/clips/phishing.webm', duration: 9, is_free: true, isPublicVideo: true });
    expect(of('phishing')?.shareURL).toBe(`http://localhost:3000/video/${videoId(null, 'phishing')}`);
    expect(of('deepfakes')).toMatchObject({ shareURL: null, isPublicVideo: false, is_free: false });
    expect(of('ransomware')?.courses.map(({ id }) => id)).toContain(courseId('essentials'));
  });

  it('lists the courses of a video by name, without developer courses', async () => {
    const reply = await call(listVideoCourses, { params: { videoId: videoId(null, 'passwords') } });
    const courses = reply.json<{ id: string; name: string }[]>();
    expect(courses.map(({ id }) => id)).toContain(courseId('passwords'));
    expect(courses.map(({ id }) => id)).not.toContain(courseId('dev-secrets'));
    expect((await call(listVideoCourses, { params: { videoId: crypto.randomUUID() } })).code).toBe('not_found');
  });
});

describe('pinned videos', () => {
  it('belong to the company, in the order they were pinned, each once', async () => {
    const [mine, theirs] = [await anAdmin(), await anAdmin()];
    for (const id of [ids[2], ids[0], ids[2]]) expect((await pin(mine, id ?? '')).status).toBe(200);
    expect(await pinned(mine)).toEqual([ids[2], ids[0]]);
    expect(await pinned(theirs)).toEqual([]);
    expect((await library({ languageCode: 'en' }, mine)).filter(({ isPinned }) => isPinned)).toHaveLength(2);
    await unpin(mine, ids[2] ?? '');
    expect((await unpin(mine, ids[2] ?? '')).status).toBe(200);
    expect(await pinned(mine)).toEqual([ids[0]]);
    const log = (await mine(listAuditLog)).json<{ action: string; subject: { label: string } }[]>();
    expect(log.map(({ action }) => action)).toEqual(['videos.unpinned', 'videos.pinned', 'videos.pinned']);
    expect(log[0]?.subject.label).toBe('Passwords that hold');
  });

  it('never exceed the limit, also with simultaneous calls', async () => {
    const mine = await anAdmin();
    const replies = await Promise.all(ids.map((id) => pin(mine, id)));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      ids.slice(courseLimits.maxPinnedVideos).map(() => [409, 'too_many_pinned_videos']),
    );
    expect(await pinned(mine)).toHaveLength(courseLimits.maxPinnedVideos);
    const [gone = ''] = await pinned(mine);
    await unpin(mine, gone);
    expect((await pin(mine, gone)).status).toBe(200);
  });

  it.each([
    ['free', { trialStatus: 'available' as const }, 'plan_required'],
    ['an ended trial', { trialStatus: 'expired' as const }, 'trial_expired'],
    ['a trial', { trialStatus: 'active' as const }, undefined],
    ['an ended trial of a partner', { trialStatus: 'expired' as const, isPartner: true }, undefined],
  ])('on %s are those that the plan opens', async (_plan, given, code) => {
    const mine = await anAdmin(given);
    expect((await pin(mine, videoId(null, 'deepfakes'))).code).toBe(code);
    expect((await pin(mine, videoId(null, 'phishing'))).status).toBe(200);
    expect(await pinned(mine)).toHaveLength(code ? 1 : 2);
  });

  it('must exist', async () => {
    expect((await pin(call, crypto.randomUUID())).code).toBe('not_found');
  });
});
