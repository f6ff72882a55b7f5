import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCourse, reportChapter } from '#contract/campaigns/learning';
import { cloneCourse, getCourseView, listCourses } from '#contract/courses/courses';
import { listAreaCourses, listRounds, tryRound } from '#contract/courses/games';
import { downloadCourseScorm, listCourseScorm } from '#contract/courses/scorm';
import type { CallReply } from '#contract/kit/endpoint';
import { exportsOf } from '#server/modules/scorm/exports';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aGame, aRunningCampaign, rightAnswer } from '#tests/support/calls/courses';
import { learnerBrowser } from '#tests/support/learner/learnerBrowser';
import { asLearnerApp, startTestServer, type TestServer } from '#tests/support/server/testServer';

type Reported = CallReply<typeof reportChapter>;
type Content = CallReply<typeof readCourse>;

let server: TestServer;
let game: Awaited<ReturnType<typeof aGame>>;
let companyId: string;
let admin: Call;
let app: Call;
let userId: string;
let campaignId: string;
beforeAll(async () => {
  server = await startTestServer();
  game = await aGame(server);
  companyId = (await server.aCompany({ hasBoost: true })).id;
  admin = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin', isOwner: true })), companyId);
  app = callAs(server, asLearnerApp, companyId);
});
beforeEach(async () => {
  const { id } = await server.aUser({ companyId });
  userId = id;
  await server.services.db.pool.query("UPDATE campaigns SET status = 'ended', ended_at = now() WHERE course_id = $1", [game.id]);
  campaignId = await aRunningCampaign(server, game, companyId, [userId]);
});

const wrong = rightAnswer - 1;
const answer = (round: number, chosen: number) => ({ questionId: game.rounds[round], answer: chosen });
const report = (event: 'begun' | 'finished', ...answers: object[]) =>
  app(reportChapter, { params: { userId, campaignId, chapterId: game.chapter }, body: { event, answers } });
const content = async () => app(readCourse, { params: { userId, campaignId } });
const questionsIn = (reply: Content) => reply.sections.flatMap(({ chapters }) => chapters.flatMap(({ questions }) => questions));

describe('a learner who plays a game', () => {
  it('gets its rounds with their pictures, and neither right answers nor explanations', async () => {
    const reply = await content();
    const [first, second] = questionsIn(reply.json<Content>());
    expect(reply.json<Content>().course.game).toBe('phishing');
    expect(first).toMatchObject({ id: game.rounds[0], picture: '/media/games/password.svg', pictureText: 'A mail', chosen: null });
    expect(second).toMatchObject({ answers: ['Fake', 'Real'], picture: null });
    expect(reply.text).not.toMatch(/correct|hurries/i);
  });

  it('sees on its page which round it is, and no number of a single chapter', async () => {
    const browser = await learnerBrowser(server, { id: userId, companyId });
    const { body } = await browser.get(`/learn/trainings/${campaignId}/chapters/${game.chapter}`);
    expect(body).toContain('Round 1 of 2');
    expect(body).not.toMatch(/Question 1 of|Chapter 1 of/);
  });

  it('reads how an answer turned out as soon as it is sent, and of no other round', async () => {
    const { answered, status, score } = (await report('begun', answer(0, wrong))).json<Reported>();
    expect(answered).toEqual([
      { questionId: game.rounds[0], isCorrect: false, correctAnswer: rightAnswer, explanation: 'It hurries you.' },
    ]);
    expect([status, score]).toEqual(['in_progress', 0]);
    expect((await content()).text).not.toMatch(/correct|hurries/i);
    const end = (await report('finished', answer(1, rightAnswer))).json<Reported>();
    expect(end).toMatchObject({ status: 'completed', score: 50, answered: [{ questionId: game.rounds[1], isCorrect: true }] });
  });

  it('cannot answer a round twice: the first answer counts, also of two at the same moment', async () => {
    await report('begun', answer(0, wrong));
    expect((await report('begun', answer(0, rightAnswer))).code).toBe('question_answered');
    const both = await Promise.all([report('begun', answer(1, rightAnswer)), report('begun', answer(1, wrong))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await report('finished')).json<Reported>()).toMatchObject({ status: 'completed', answered: [] });
    expect((await report('finished', answer(0, rightAnswer))).code).toBe('question_answered');
    expect((await report('finished')).json<Reported>().status).toBe('completed');
  });

  it('loses nothing of what was sent beside a round that was answered before', async () => {
    await report('begun', answer(0, rightAnswer));
    expect((await report('finished', answer(0, wrong), answer(1, rightAnswer))).code).toBe('question_answered');
    expect(questionsIn((await content()).json<Content>()).map(({ chosen }) => chosen)).toEqual([rightAnswer, null]);
  });

  it('cannot send an answer that the round does not have, or two for one round', async () => {
    const refused = await report('begun', answer(1, 3));
    expect(refused.code).toBe('validation_failed');
    expect(refused.fields).toEqual(['answers']);
    expect((await report('begun', answer(1, 1), answer(1, 2))).code).toBe('validation_failed');
  });
});

it('replaces answers of a course, and tells nothing of them', async () => {
  const course = await aCourse(server);
  const of = await aRunningCampaign(server, course, companyId, [userId]);
  const send = (chosen: number) =>
    app(reportChapter, {
      params: { userId, campaignId: of, chapterId: course.quizChapter },
      body: { event: 'begun', answers: [{ questionId: course.questions[0], answer: chosen }] },
    });
  expect((await send(wrong)).json<Reported>()).toMatchObject({ score: 0, answered: [] });
  expect((await send(rightAnswer)).json<Reported>()).toMatchObject({ score: 100, answered: [] });
});

describe('an admin', () => {
  it('finds games and courses for developers in lists of their own, and in no other', async () => {
    const fake = await aGame(server, { game: 'fake_or_real' });
    const dev = await aCourse(server, { courseType: 'for_developers_manual_start' });
    const of = async (area: string) =>
      (await admin(listAreaCourses, { query: { area } })).json<{ id: string; activeCampaign: { id: string } | null }[]>();
    const [phishing, scenes, developers] = [await of('gaming'), await of('fakeOrReal'), await of('developers')];
    expect(phishing.find(({ id }) => id === game.id)?.activeCampaign?.id).toBe(campaignId);
    expect(phishing.some(({ id }) => id === fake.id || id === dev.id)).toBe(false);
    expect(scenes.map(({ id }) => id)).toContain(fake.id);
    expect(developers.map(({ id }) => id)).toContain(dev.id);
    const listed = (await admin(listCourses)).json<{ id: string }[]>().map(({ id }) => id);
    expect([game.id, fake.id, dev.id].filter((id) => listed.includes(id))).toEqual([]);
  });

  it('tries rounds without reading an answer before, and nothing of it counts', async () => {
    const params = { courseId: game.id };
    const rounds = await admin(listRounds, { params });
    expect(rounds.text).not.toMatch(/correct|hurries/i);
    expect(rounds.json()).toMatchObject([{ id: game.rounds[0], picture: '/media/games/password.svg' }, { id: game.rounds[1] }]);
    const tried = (chosen: number) => admin(tryRound, { params, body: answer(0, chosen) });
    const result = { questionId: game.rounds[0], correctAnswer: rightAnswer, explanation: 'It hurries you.' };
    expect((await tried(wrong)).json()).toEqual({ ...result, isCorrect: false });
    expect((await tried(rightAnswer)).json()).toEqual({ ...result, isCorrect: true });
    const { rowCount } = await server.services.db.pool.query(
      'SELECT 1 FROM quiz_answers WHERE question_id = $1 AND campaign_id = $2',
      [game.rounds[0], campaignId],
    );
    expect(rowCount).toBe(0);
  });

  it('cannot try an answer that the round does not have, a round of another game, or a course that is no game', async () => {
    const other = await aGame(server);
    const course = await aCourse(server);
    const tried = (courseId: string, body: object) => admin(tryRound, { params: { courseId }, body });
    const refused = await tried(game.id, answer(1, 4));
    expect(refused.code).toBe('validation_failed');
    expect(refused.fields).toEqual(['answer']);
    expect((await tried(other.id, answer(0, 1))).code).toBe('not_found');
    expect((await tried(course.id, { questionId: course.questions[0], answer: 1 })).code).toBe('not_found');
    expect((await admin(listRounds, { params: { courseId: course.id } })).code).toBe('not_found');
  });

  it('reads a game as a course without its rounds, and can neither copy nor export it', async () => {
    const params = { courseId: game.id };
    const view = await admin(getCourseView, { params });
    expect(view.json()).toMatchObject({ isGaming: true, game: 'phishing', sections: [] });
    expect((await admin(cloneCourse, { params })).code).toBe('not_found');
    expect((await admin(listCourseScorm, { params })).json()).toEqual({ data: { items: [] } });
    const [edition] = exportsOf('course', game.id);
    expect((await admin(downloadCourseScorm, { params: { scormId: edition?.id ?? '' } })).code).toBe('not_found');
  });
});
