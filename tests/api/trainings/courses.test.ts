import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Course,
  type CourseView,
  cloneCourse,
  disableCustomTraining,
  getCourseView,
  listCheatSheets,
  listCourses,
  publishCourse,
} from '#contract/courses/courses';
import { courseId } from '#server/catalogue/rows';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let company: string;
let call: Call;
let stranger: Call;
let free: Call;

beforeAll(async () => {
  server = await startTestServer();
  const calls: Call[] = [];
  for (const hasBoost of [true, true, false]) {
    const { id } = await server.aCompany({ hasBoost });
    const admin = await server.aUser({ companyId: id, role: 'admin' });
    calls.push(callAs(server, await server.signInAs(admin), id));
    company ||= id;
  }
  [call, stranger, free] = calls as [Call, Call, Call];
});

const essentials = courseId('essentials');
const developers = courseId('dev-secrets');
const list = async (who = call) => (await who(listCourses)).json<Course[]>();
const view = async (id: string, who = call) => who(getCourseView, { params: { courseId: id } });
const publish = (id: string, who = call) => who(publishCourse, { body: { course_id: id, is_draft: false } });
const remove = (id: string, who = call) => who(disableCustomTraining, { body: { course_id: id, active: false } });
const copy = async (from = essentials) =>
  (await call(cloneCourse, { params: { courseId: from } })).json<{ clonedCourseId: string }>().clonedCourseId;
const asOwner = <Row>(query: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => rows<Row>(tx, query));
const acts = async (id: string) =>
  (await asOwner<{ action: string }>(sql`SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY at, action`)).map(
    ({ action }) => action,
  );

const campaign = (course: string, status: string) =>
  asOwner(sql`INSERT INTO campaigns (company_id, course_id, name, status, audience, starts_at, ended_at, days_to_complete, notifications_enabled, created_at)
    VALUES (${company}, ${course}, 'Autumn', ${status}, 'all', '2026-10-01T08:00:00Z',
      CASE ${status} WHEN 'ended' THEN '2026-11-01T08:00:00Z'::timestamptz END, 7, false, '2026-10-01T08:00:00Z')`);

describe('the courses of a company', () => {
  it('are those of the library in their order, with counts', async () => {
    // Other tests put courses of their own into the catalogue, without a place in it.
    const found = (await list()).filter(({ order }) => order > 0);
    const english = found.filter(({ language }) => language === null);
    expect(found.length).toBeGreaterThan(40);
    expect(english[0]).toMatchObject({ id: essentials, total_chapters: 15, total_quizzes: 3, is_free: true, isPopular: true });
    // 116 seconds of videos and ten questions of half a minute.
    expect(english[0]).toMatchObject({ total_time_in_minutes: 7, totalTimeInMinutes: 7, isWizer: false });
    expect(english[0]?.thumbnail).toBeNull();
    for (const [language, least] of Object.entries({
      iw: 3,
      es: 3,
      fr: 3,
      de: 3,
      ja: 3,
      pt: 3,
      nl: 1,
      it: 1,
      zh: 1,
      ru: 1,
      ar: 1,
      el: 1,
    }))
      expect(found.filter((one) => one.language === language).length, language).toBeGreaterThanOrEqual(least);
    expect(found.some(({ language }) => language === 'pt-br')).toBe(true);
  });

  it('never include developer courses, which open by their id', async () => {
    expect((await list()).some(({ course_type }) => course_type.startsWith('for_developers'))).toBe(false);
    expect((await view(developers)).json<CourseView>().course_type).toBe('for_developers');
  });

  it('include the campaign that has not ended, also a suspended one', async () => {
    const [running, ended] = [courseId('phishing'), courseId('ransomware')];
    await campaign(running, 'suspended');
    await campaign(ended, 'ended');
    const find = async (id: string, who = call) => (await list(who)).find((one) => one.id === id);
    expect(await find(running)).toMatchObject({
      isActive: true,
      isCampaignSuspended: true,
      activeCampaign: { name: 'Autumn', status: 'suspended', date_started: 1_790_841_600, items: [], notificationSubject: '' },
    });
    expect(await find(running)).toMatchObject({ lastEndedAt: null });
    const past = { isActive: false, isCampaignSuspended: false, activeCampaign: null, lastEndedAt: '2026-11-01T08:00:00.000Z' };
    expect(await find(ended)).toMatchObject(past);
    expect((await view(ended)).json<CourseView>()).toMatchObject(past);
    expect(await find(ended, stranger)).toMatchObject({ activeCampaign: null, lastEndedAt: null });
    expect(await find(running, stranger)).toMatchObject({ isActive: false, activeCampaign: null });
  });

  it('show their chapters by section, with videos and quizzes', async () => {
    const { sections } = (await view(essentials)).json<CourseView>();
    expect(sections.map(({ name, chapters }) => [name, chapters.length])).toEqual([
      ['Scams that reach you', 6],
      ['Signing in', 3],
      ['Devices, places and data', 6],
    ]);
    expect(sections[0]?.chapters[0]).toMatchObject({
      isQuiz: false,
      questions: [],
      videos: [{ url: '/media/clips/phishing.webm', poster: '/media/posters/phishing.svg', duration: 9 }],
    });
    const quiz = sections[0]?.chapters.at(-1);
    expect([quiz?.isQuiz, quiz?.videos, quiz?.questions.length]).toEqual([true, [], 4]);
    const secret = quiz?.questions[0];
    expect(secret?.answers[secret.correctAnswer - 1]).toBe('It presses for time and asks for a secret');
  });

  it('have cheat sheets', async () => {
    const sheets = (await call(listCheatSheets)).json<{ name: string; url: string }[]>();
    expect(sheets.map(({ name }) => name)).toContain('Spot the phish');
    expect(sheets.every(({ url }) => /^\/media\/cheat-sheets\/[a-z-]+\.pdf$/.test(url))).toBe(true);
  });
});

describe('a custom training', () => {
  it('is a copy with the same chapters and questions under new ids, as a draft', async () => {
    const id = await copy();
    const [mine, theirs] = [(await view(id)).json<CourseView>(), (await view(essentials)).json<CourseView>()];
    expect(mine).toMatchObject({
      name: 'Security Awareness Essentials (copy)',
      custom_training_company_id: company,
      isCustom: true,
      is_draft: true,
      is_free: false,
      isPopular: false,
      cheatSheetId: theirs.cheatSheetId,
    });
    const plain = ({ sections }: CourseView) =>
      sections.map(({ name, chapters }) => [
        name,
        chapters.map((one) => [one.name, one.videos, one.questions.map(({ id: _, ...question }) => question)]),
      ]);
    expect(plain(mine)).toEqual(plain(theirs));
    expect(mine.sections[0]?.chapters[0]?.id).not.toBe(theirs.sections[0]?.chapters[0]?.id);
    expect(await acts(id)).toEqual(['courses.cloned']);
  });

  it('is published once, and then stays published', async () => {
    const id = await copy();
    expect((await publish(id)).json<Course>()).toMatchObject({ id, is_draft: false });
    expect((await publish(id)).status).toBe(200);
    expect(await acts(id)).toEqual(['courses.cloned', 'courses.published']);
  });

  it('needs a chapter to be published', async () => {
    const id = await copy();
    await asOwner(sql`DELETE FROM chapters WHERE course_id = ${id}`);
    expect((await publish(id)).code).toBe('course_has_no_chapters');
  });

  it('is deleted unless it is running', async () => {
    const id = await copy();
    await campaign(id, 'scheduled');
    expect((await remove(id)).code).toBe('course_is_running');
    await asOwner(sql`UPDATE campaigns SET status = 'ended' WHERE course_id = ${id}`);
    expect((await remove(id)).status).toBe(200);
    expect([(await remove(id)).code, (await view(id)).code]).toEqual(['not_found', 'not_found']);
    expect((await list()).some((one) => one.id === id)).toBe(false);
    expect(await acts(id)).toContain('courses.deleted');
  });

  it('of another company is not found, and the library cannot be changed', async () => {
    const id = await copy();
    const others = [view(id, stranger), publish(id, stranger), remove(id, stranger), publish(essentials), remove(essentials)];
    expect((await Promise.all(others)).map(({ status, code }) => [status, code])).toEqual(others.map(() => [404, 'not_found']));
    expect((await list(stranger)).some((one) => one.id === id)).toBe(false);
  });

  it('requires a trial or Boost', async () => {
    const reply = await free(cloneCourse, { params: { courseId: essentials } });
    expect([reply.status, reply.code]).toEqual([403, 'plan_required']);
  });
});
