import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cloneCourse, type Course, disableCustomTraining, listCheatSheets, listCourses } from '#contract/courses/courses';
import {
  type CustomTraining,
  createCustomTraining,
  type PickedVideo,
  updateCustomTraining,
} from '#contract/courses/customTrainings';
import { type UploadedImage, uploadCheatSheet, uploadImage, uploadVideo } from '#contract/courses/files';
import { pinVideo } from '#contract/courses/videos';
import { setClock } from '#server/clock';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { tick } from '#server/modules/clock';
import { callAs, type Call } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { tiny, tinyPdf, uploadAs } from '#tests/support/calls/uploads';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => setClock(null));

const begin = new Date('2026-11-20T09:00:00Z');
const hours = (n: number) => setClock(new Date(begin.getTime() + n * 3_600_000));
const pass = async (n: number) => {
  hours(n);
  await tick(server.services);
};

async function aPartner() {
  const { id } = await server.aCompany({ hasBoost: true, isPartner: true });
  const headers = await server.signInAs(await server.aUser({ companyId: id, role: 'admin' }));
  return { id, call: callAs(server, headers, id), send: uploadAs(server, headers, id) };
}
type Partner = Awaited<ReturnType<typeof aPartner>>;

/** A cover, a video with its still picture, and a cheat sheet. */
async function uploaded({ send }: Partner) {
  const cover = (await send(uploadImage, { content: tiny('png') })).json<UploadedImage>();
  const poster = (await send(uploadImage, { content: tiny('jpg') })).json<UploadedImage>();
  const query = { duration: '2', posterId: poster.id };
  const video = (await send(uploadVideo, { content: tiny('webm'), name: 'Tour.webm', query })).json<PickedVideo>();
  const sheet = (await send(uploadCheatSheet, { content: tinyPdf, name: 'Rules.pdf' })).json<{ id: string; url: string }>();
  return { cover, poster, video, sheet };
}
type Uploaded = Awaited<ReturnType<typeof uploaded>>;

const bodyOf = ({ cover, video, sheet }: Uploaded) => ({
  name: 'Our house',
  description: '',
  language: 'en',
  cheatSheetId: sheet.id,
  thumbnailId: cover.id,
  topics: [{ name: 'Start', chapters: [{ name: 'Tour', videoId: video.id, quizzes: [] }] }],
});
const create = async (call: Call, body: object) => (await call(createCustomTraining, { body })).json<CustomTraining>();
const remove = (call: Call, id: string) => call(disableCustomTraining, { body: { course_id: id, active: false } });
const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;
const all = ({ cover, poster, video, sheet }: Uploaded) =>
  Promise.all([cover, poster, video, sheet].map(({ url }) => statusOf(url)));
const filesOf = async (companyId: string) =>
  (await ownerTx(server.services.db, (tx) => rows<{ id: string }>(tx, sql`SELECT id FROM files WHERE company_id = ${companyId}`)))
    .length;

describe('a training with uploaded files', () => {
  it('shows them in the editor, in the list and in a copy, and keeps its cover until it is changed', async () => {
    const partner = await aPartner();
    const { call } = partner;
    const files = await uploaded(partner);
    const mine = await create(call, bodyOf(files));
    expect(mine).toMatchObject({ thumbnail: files.cover.url, cheatSheetId: files.sheet.id });
    expect(mine.topics[0]?.chapters[0]?.video).toEqual(files.video);
    const { thumbnailId: _cover, ...rest } = bodyOf(files);
    const change = async (more: object) =>
      (await call(updateCustomTraining, { params: { courseId: mine.id }, body: { ...rest, ...more } })).json<CustomTraining>()
        .thumbnail;
    expect(await change({})).toBe(files.cover.url);
    expect(await change({ thumbnailId: files.poster.id })).toBe(files.poster.url);
    const copy = await call(cloneCourse, { params: { courseId: mine.id } });
    expect(await change({ thumbnailId: null })).toBeNull();
    const listed = (await call(listCourses)).json<Course[]>();
    const covers = new Map(listed.map(({ id, thumbnail }) => [id, thumbnail]));
    expect([covers.get(mine.id), covers.get(copy.json<{ clonedCourseId: string }>().clonedCourseId)]).toEqual([
      null,
      files.poster.url,
    ]);
  });

  it('refuses files of another company, and a video as its cover', async () => {
    const [one, other] = [await aPartner(), await aPartner()];
    const [mine, theirs] = [await uploaded(one), await uploaded(other)];
    const body = bodyOf(mine);
    for (const [part, field] of [
      [{ thumbnailId: theirs.cover.id }, 'thumbnailId'],
      [{ thumbnailId: mine.video.id }, 'thumbnailId'],
      [{ cheatSheetId: theirs.sheet.id }, 'cheatSheetId'],
      [{ topics: bodyOf(theirs).topics }, 'topics.0.chapters.0.videoId'],
    ] as const) {
      const reply = await one.call(createCustomTraining, { body: { ...body, ...part } });
      expect([reply.code, reply.fields]).toEqual(['validation_failed', [field]]);
    }
    const query = { posterId: theirs.poster.id };
    expect((await one.send(uploadVideo, { content: tiny('webm'), query })).field).toBe('posterId');
    const sheets = (await one.call(listCheatSheets)).json<{ id: string }[]>().map(({ id }) => id);
    expect([sheets.includes(mine.sheet.id), sheets.includes(theirs.sheet.id)]).toEqual([true, false]);
    // Not even the owner of the tables can mix two companies.
    await expect(
      ownerTx(server.services.db, (tx) =>
        rows(tx, sql`UPDATE cheat_sheets SET file = ${`uploads/${one.id}/${theirs.cover.id}`} WHERE id = ${mine.sheet.id}`),
      ),
    ).rejects.toThrow(/foreign key/);
  });
});

describe('the clock job', () => {
  it('deletes files that no training has used for a day, and nothing else', async () => {
    hours(0);
    const [one, other] = [await aPartner(), await aPartner()];
    const [kept, left] = [await uploaded(one), await uploaded(other)];
    const mine = await create(one.call, bodyOf(kept));
    await pass(1);
    await pass(23);
    expect([await filesOf(one.id), await filesOf(other.id)]).toEqual([4, 4]);
    await pass(24.1);
    expect([await filesOf(one.id), await filesOf(other.id)]).toEqual([4, 0]);
    expect([await all(kept), await all(left)]).toEqual([
      [200, 200, 200, 200],
      [404, 404, 404, 404],
    ]);
    expect((await other.call(listCheatSheets)).text).not.toContain(left.sheet.id);

    await pass(100);
    await remove(one.call, mine.id);
    await pass(101);
    await pass(124);
    expect(await filesOf(one.id)).toBe(4);
    await pass(125.1);
    expect(await filesOf(one.id)).toBe(0);
    expect(await all(kept)).toEqual([404, 404, 404, 404]);
  });

  it('restarts the day when a file was used in between, and keeps pinned videos', async () => {
    hours(0);
    const partner = await aPartner();
    const files = await uploaded(partner);
    await pass(20);
    const mine = await create(partner.call, bodyOf(files));
    await partner.call(pinVideo, { params: { videoId: files.video.id } });
    await pass(30);
    await remove(partner.call, mine.id);
    await pass(31);
    await pass(54);
    expect(await filesOf(partner.id)).toBe(4);
    await pass(55.1);
    // The video and its still picture stay.
    expect(await all(files)).toEqual([404, 200, 200, 404]);
  });
});
