import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cloneCourse,
  type CourseView,
  disableCustomTraining,
  getCourseView,
  listCourses,
  publishCourse,
} from '#contract/courses/courses';
import {
  type CustomTraining,
  createCustomTraining,
  getCustomTraining,
  getVideos,
  type PickedVideo,
  updateCustomTraining,
} from '#contract/courses/customTrainings';
import { courseId } from '#server/catalogue/rows';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: TestServer;
let company: string;
let partner: Call;
let customer: Call;
let stranger: Call;
let free: Call;

beforeAll(async () => {
  server = await startTestServer();
  const calls: Call[] = [];
  for (const given of [{ hasBoost: true, isPartner: true }, { hasBoost: true }, { hasBoost: true, isPartner: true }, {}]) {
    const { id } = await server.aCompany(given);
    calls.push(callAs(server, await server.signInAs(await server.aUser({ companyId: id, role: 'admin' })), id));
    company ||= id;
  }
  [partner, customer, stranger, free] = calls as [Call, Call, Call, Call];
});

const asOwner = <Row>(query: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => rows<Row>(tx, query));
const acts = async (id: string) =>
  (await asOwner<{ action: string }>(sql`SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY at, action`)).map(
    ({ action }) => action,
  );
const question = { question: 'Which one?', answers: ['A', 'B', 'C', 'D'], correctAnswer: 3 };
const quiz = { name: 'Quiz', videoId: null, quizzes: [question, { ...question, question: 'And now?', correctAnswer: 1 }] };
const someVideo = async (who = partner) => {
  const [found] = (await who(getVideos, { query: { language: 'en' } })).json<PickedVideo[]>();
  return found as PickedVideo;
};
const training = async () => ({
  name: 'How we do it',
  description: 'First line\nsecond line',
  language: 'en',
  cheatSheetId: null,
  topics: [
    { name: 'Start', chapters: [{ name: 'Watch this', videoId: (await someVideo()).id, quizzes: [] }, quiz] },
    { name: 'End', chapters: [{ ...quiz, name: 'Once more' }] },
  ],
});
const create = async (body?: Awaited<ReturnType<typeof training>>, who = partner) =>
  who(createCustomTraining, { body: body ?? (await training()) });
const created = async () => (await create()).json<CustomTraining>();
const read = (id: string, who = partner) => who(getCustomTraining, { params: { courseId: id } });
/** What the editor sends back for a training as it was read. */
const bodyOf = ({ name, description, language, cheatSheetId, topics }: CustomTraining) => ({
  name,
  description,
  language,
  cheatSheetId,
  topics: topics.map((topic) => ({
    name: topic.name,
    chapters: topic.chapters.map(({ id, name: own, video, quizzes }) => ({ id, name: own, videoId: video?.id ?? null, quizzes })),
  })),
});
const update = (id: string, body: ReturnType<typeof bodyOf>, who = partner) =>
  who(updateCustomTraining, { params: { courseId: id }, body });
const codeOf = (reply: { json: <T>() => T }) => reply.json<{ error: { code: string } }>().error.code;

describe('a new training', () => {
  it('is a draft with its topics, chapters and questions, and can be published', async () => {
    const mine = await created();
    expect(mine).toMatchObject({ name: 'How we do it', description: 'First line\nsecond line', is_draft: true, isActive: false });
    expect(mine.topics.map(({ name, chapters }) => [name, chapters.map((one) => [one.name, one.quizzes.length])])).toEqual([
      [
        'Start',
        [
          ['Watch this', 0],
          ['Quiz', 2],
        ],
      ],
      ['End', [['Once more', 2]]],
    ]);
    expect(mine.topics[0]?.chapters[0]?.video).toEqual(await someVideo());
    expect(mine.topics[0]?.chapters[1]?.quizzes[0]).toMatchObject(question);
    expect((await read(mine.id)).json()).toEqual(mine);
    const published = await partner(publishCourse, { body: { course_id: mine.id, is_draft: false } });
    expect(published.json()).toMatchObject({ is_draft: false, total_chapters: 3, total_quizzes: 2, isCustom: true });
    expect(await acts(mine.id)).toEqual(['courses.created', 'courses.published']);
  });

  it('keeps the explanation of a question, also in copies, and has none where none was written', async () => {
    const explained = { ...question, explanation: ' It asks for a secret. ' };
    const chapters = [{ ...quiz, quizzes: [explained, { ...question, explanation: ' ' }, question] }];
    const mine = (await create({ ...(await training()), topics: [{ name: 'Start', chapters }] })).json<CustomTraining>();
    const explanations = ({ topics }: CustomTraining) => topics[0]?.chapters[0]?.quizzes.map(({ explanation }) => explanation);
    expect(explanations(mine)).toEqual(['It asks for a secret.', undefined, undefined]);
    expect((await update(mine.id, bodyOf(mine))).json()).toEqual(mine);
    const { clonedCourseId } = (await partner(cloneCourse, { params: { courseId: mine.id } })).json<{ clonedCourseId: string }>();
    expect(explanations((await read(clonedCourseId)).json<CustomTraining>())).toEqual(explanations(mine));
    const long = [{ ...quiz, quizzes: [{ ...question, explanation: 'x'.repeat(1001) }] }];
    expect(codeOf(await create({ ...(await training()), topics: [{ name: 'Start', chapters: long }] }))).toBe('validation_failed');
  });

  it('can be created by partners; customers copy a course, except on the free plan', async () => {
    expect(codeOf(await create(undefined, customer))).toBe('permission_denied');
    expect(codeOf(await create(undefined, free))).toBe('plan_required');
    const copy = await customer(cloneCourse, { params: { courseId: courseId('essentials') } });
    const { clonedCourseId } = copy.json<{ clonedCourseId: string }>();
    const mine = (await read(clonedCourseId, customer)).json<CustomTraining>();
    const view = (await customer(getCourseView, { params: { courseId: clonedCourseId } })).json<CourseView>();
    expect((await update(clonedCourseId, { ...bodyOf(mine), name: 'Ours' }, customer)).json()).toEqual({ ...mine, name: 'Ours' });
    // Nothing but the name has changed, every id is the same.
    expect((await customer(getCourseView, { params: { courseId: clonedCourseId } })).json()).toEqual({ ...view, name: 'Ours' });
  });

  it.each([
    ['three answers', { answers: ['A', 'B', 'C'] }],
    ['an empty answer', { answers: ['A', 'B', 'C', ' '] }],
    ['a fifth answer as the right one', { correctAnswer: 5 }],
    ['no right answer', { correctAnswer: 0 }],
  ])('is refused with %s', async (_, part) => {
    const body = await training();
    const chapters = [{ ...quiz, quizzes: [{ ...question, ...part }] }];
    expect(codeOf(await create({ ...body, topics: [{ name: 'Start', chapters }] }))).toBe('validation_failed');
  });

  it('has in each chapter either a video or questions, with videos of the library or the company only', async () => {
    const body = await training();
    const videoId = (await someVideo()).id;
    const foreign = await aCourse(server, { companyId: (await server.aCompany()).id });
    for (const chapter of [
      { ...quiz, quizzes: [] },
      { ...quiz, videoId },
      { name: 'None', videoId: randomUUID(), quizzes: [] },
      { name: 'Foreign', videoId: foreign.videoId, quizzes: [] },
    ])
      expect(codeOf(await create({ ...body, topics: [{ name: 'Start', chapters: [chapter as never] }] })), chapter.name).toBe(
        'validation_failed',
      );
    const sheet = { ...body, cheatSheetId: randomUUID() as never };
    expect((await create(sheet)).json<{ error: { details: { field: string }[] } }>().error.details[0]?.field).toBe('cheatSheetId');
  });
});

describe('saving a training', () => {
  it('keeps the ids of existing chapters and questions, in their new order, and gives new ids to the rest', async () => {
    const mine = await created();
    const body = bodyOf(mine);
    const [start, end] = body.topics as [(typeof body.topics)[0], (typeof body.topics)[0]];
    const swapped = { ...body, topics: [end, { ...start, chapters: [...start.chapters].reverse() }] };
    const after = (await update(mine.id, swapped)).json<CustomTraining>();
    expect(after.topics).toEqual([
      mine.topics[1],
      { ...mine.topics[0], chapters: [...(mine.topics[0]?.chapters ?? [])].reverse() },
    ]);

    const shouted = JSON.parse(JSON.stringify(swapped), (key, value) =>
      key === 'id' ? String(value).toUpperCase() : value,
    ) as typeof swapped;
    expect((await update(mine.id, shouted)).json<CustomTraining>().topics).toEqual(after.topics);

    const other = await created();
    const stolen = bodyOf(other);
    const taken = (await update(mine.id, { ...stolen, topics: [...stolen.topics, ...stolen.topics] })).json<CustomTraining>();
    const ids = taken.topics.flatMap(({ chapters }) => chapters.map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
    expect(ids.some((id) => JSON.stringify(other).includes(id))).toBe(false);
    expect((await read(other.id)).json()).toEqual(other);
    expect(await acts(mine.id)).toEqual(['courses.created', 'courses.updated', 'courses.updated', 'courses.updated']);
  });

  it('is refused while it runs or is scheduled, and allowed after the end', async () => {
    const mine = await created();
    await partner(publishCourse, { body: { course_id: mine.id, is_draft: false } });
    const changed = { ...bodyOf(mine), name: 'Changed' };
    await asOwner(sql`INSERT INTO campaigns (company_id, course_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at)
      VALUES (${company}, ${mine.id}, 'Autumn', 'scheduled', 'all', '2026-10-01T08:00:00Z', 7, false, '2026-10-01T08:00:00Z')`);
    for (const status of ['scheduled', 'running', 'suspended']) {
      await asOwner(sql`UPDATE campaigns SET status = ${status} WHERE course_id = ${mine.id}`);
      expect(codeOf(await update(mine.id, changed)), status).toBe('course_in_use');
    }
    expect((await read(mine.id)).json()).toEqual({ ...mine, is_draft: false, isActive: true });
    await asOwner(sql`UPDATE campaigns SET status = 'ended' WHERE course_id = ${mine.id}`);
    expect((await update(mine.id, changed)).json()).toMatchObject({ name: 'Changed' });
    expect(codeOf(await update(mine.id, { ...changed, topics: [] }))).toBe('course_has_no_chapters');
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('waits for a simultaneous copy, which has the complete old content', async () => {
    const mine = await created();
    const body = bodyOf(mine);
    let calls: ReturnType<Call>[] = [];
    // The copy stops where its chapters are written: their video is held.
    await ownerTx(server.services.db, async (tx) => {
      await rows(tx, sql`SELECT 1 FROM videos WHERE id = ${mine.topics[0]?.chapters[0]?.video?.id} FOR UPDATE`);
      calls = [partner(cloneCourse, { params: { courseId: mine.id } })];
      await untilWaiting(server.services.db, tx, 1);
      calls.push(update(mine.id, { ...body, topics: body.topics.slice(1) }));
      await untilWaiting(server.services.db, tx, 2);
    });
    const [copied, changed] = await Promise.all(calls);
    expect(changed?.json<CustomTraining>().topics).toHaveLength(1);
    const { clonedCourseId } = copied?.json<{ clonedCourseId: string }>() ?? { clonedCourseId: '' };
    const copy = (await read(clonedCourseId)).json<CustomTraining>();
    const sizes = ({ topics }: CustomTraining) =>
      topics.flatMap(({ chapters }) => chapters.map(({ video, quizzes }) => [video !== null, quizzes.length]));
    expect(sizes(copy)).toEqual(sizes(mine));
  });

  it("is limited to the company's own courses: none of the library, of another company, or deleted", async () => {
    const mine = await created();
    for (const [id, who] of [
      [courseId('essentials'), partner],
      [mine.id, stranger],
      [randomUUID(), partner],
    ] as const) {
      expect(codeOf(await read(id, who))).toBe('not_found');
      expect(codeOf(await update(id, bodyOf(mine), who))).toBe('not_found');
    }
    expect(codeOf(await read(mine.id, free))).toBe('plan_required');
    await partner(disableCustomTraining, { body: { course_id: mine.id, active: false } });
    expect(codeOf(await update(mine.id, bodyOf(mine)))).toBe('not_found');
    const listed = (await partner(listCourses)).json<{ id: string }[]>();
    expect(listed.some(({ id }) => id === mine.id)).toBe(false);
  });
});

describe('the videos to choose from', () => {
  it('are those of a language, filtered by name', async () => {
    const found = (await partner(getVideos, { query: { language: 'en', search: 'PASS' }, body: {} })).json<PickedVideo[]>();
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ name }) => name.toLowerCase().includes('pass'))).toBe(true);
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(['duration', 'id', 'name', 'thumbnail', 'url']);
    const hebrew = (await partner(getVideos, { query: { language: 'he' }, body: {} })).json<PickedVideo[]>();
    expect(hebrew.length).toBeGreaterThan(0);
    expect(hebrew.some(({ id }) => found.some((one) => one.id === id))).toBe(false);
  });
});
