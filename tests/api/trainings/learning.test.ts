import { beforeAll, describe, expect, it } from 'vitest';
import { endCampaign, startCampaign } from '#contract/campaigns/campaigns';
import type { CallReply } from '#contract/kit/endpoint';
import { listAssignments, readCourse, reportChapter, reviewCourse } from '#contract/campaigns/learning';
import { now } from '#server/clock';
import { requireLearnerApp } from '#server/http/learnerAppKey';
import { assign } from '#server/modules/work/public';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, rightAnswer, startOf, type TestCourse } from '#tests/support/calls/courses';
import { asLearnerApp, startTestServer, type TestServer } from '#tests/support/server/testServer';

type State = CallReply<typeof reportChapter>;

let server: TestServer;
let course: TestCourse;
let companyId: string;
let campaignId: string;
let admin: Call;
let app: Call;
let people: Awaited<ReturnType<TestServer['manyUsers']>>;
beforeAll(async () => {
  server = await startTestServer();
  course = await aCourse(server);
  companyId = (await server.aCompany({ hasBoost: true })).id;
  admin = callAs(server, await server.signInAs(await server.aUser({ companyId, role: 'admin', isOwner: true })), companyId);
  app = callAs(server, asLearnerApp, companyId);
  people = await server.manyUsers(companyId, 7);
  campaignId = (await admin(startCampaign, { body: startOf(course, now()) })).json<{ id: string }>().id;
  await assign(server.services, [{ companyId }]);
});

let next = 0;
const somebody = () => people[next++]?.id ?? '';
const report = (userId: string, chapterId: string, event: 'begun' | 'finished', answers: object[] = []) =>
  app(reportChapter, { params: { userId, campaignId, chapterId }, body: { event, answers } });
const answersOf = (...given: number[]) => given.map((answer, i) => ({ questionId: course.questions[i], answer }));

describe('the key of the learner app', () => {
  it('is required by its calls', async () => {
    const userId = somebody();
    const ask = (headers: Record<string, string>) => callAs(server, headers, companyId)(listAssignments, { params: { userId } });
    expect((await ask(asLearnerApp)).json<State[]>()).toMatchObject([
      { campaignId, status: 'not_started', doneChapters: [], score: null },
    ]);
    expect((await ask({})).code).toBe('invalid_session');
    expect((await ask({ authorization: 'Bearer of-something-else-altogether' })).code).toBe('invalid_session');
  });

  it('does not work if it is not configured', () => {
    const request = { headers: { authorization: 'Bearer undefined' } };
    expect(() => requireLearnerApp(request, { learnerAppKey: undefined })).toThrow('Not found');
  });
});

describe('progress', () => {
  it('goes from started to completed with a score, and repeating changes nothing', async () => {
    const userId = somebody();
    expect((await report(userId, course.videoChapter, 'begun')).json<State>()).toMatchObject({
      status: 'in_progress',
      doneChapters: [],
    });
    await report(userId, course.videoChapter, 'finished');
    const again = await report(userId, course.videoChapter, 'finished');
    expect(again.json<State>()).toMatchObject({ status: 'in_progress', doneChapters: [course.videoChapter], score: null });
    const early = await report(userId, course.quizChapter, 'finished', answersOf(rightAnswer));
    expect([early.code, early.fields]).toEqual(['validation_failed', ['answers']]);
    const done = await report(userId, course.quizChapter, 'finished', answersOf(rightAnswer, 1));
    expect(done.json<State>()).toMatchObject({ status: 'completed', score: 50 });
    const better = await report(userId, course.quizChapter, 'finished', answersOf(rightAnswer, rightAnswer));
    expect(better.json<State>()).toEqual(done.json<State>());
  });

  it('uses the last answer before a quiz is finished', async () => {
    const userId = somebody();
    await report(userId, course.quizChapter, 'begun', answersOf(1, 1));
    const second = await report(userId, course.quizChapter, 'finished', answersOf(rightAnswer, rightAnswer));
    expect(second.json<State>()).toMatchObject({ status: 'in_progress', score: 100 });
  });

  it('leaves an overdue assignment overdue until it is complete', async () => {
    const userId = somebody();
    await server.services.db.pool.query("UPDATE assignments SET status = 'overdue' WHERE user_id = $1", [userId]);
    expect((await report(userId, course.videoChapter, 'finished')).json<State>().status).toBe('overdue');
    const done = await report(userId, course.quizChapter, 'finished', answersOf(rightAnswer, rightAnswer));
    expect(done.json<State>().status).toBe('completed');
  });

  it('is refused for other chapters, questions, people and companies', async () => {
    const [userId, other] = [somebody(), await aCourse(server)];
    expect((await report(userId, other.videoChapter, 'finished')).code).toBe('not_found');
    const foreign = [{ questionId: other.questions[0], answer: 1 }];
    expect((await report(userId, course.quizChapter, 'begun', foreign)).code).toBe('validation_failed');
    const stranger = await server.aUser();
    expect((await report(stranger.id, course.videoChapter, 'begun')).code).toBe('not_found');
    const elsewhere = callAs(server, asLearnerApp, stranger.companyId);
    const params = { userId, campaignId, chapterId: course.videoChapter };
    expect((await elsewhere(reportChapter, { params, body: { event: 'begun', answers: [] } })).code).toBe('not_found');
    expect((await callAs(server, asLearnerApp, crypto.randomUUID())(listAssignments, { params: { userId } })).code).toBe(
      'not_found',
    );
  });

  it('is made in a course whose chapters, videos and questions the app reads, never which answers are right', async () => {
    const userId = somebody();
    const read = () => app(readCourse, { params: { userId, campaignId } });
    const first = await read();
    expect(first.json<CallReply<typeof readCourse>>()).toMatchObject({
      assignment: { campaignId, status: 'not_started' },
      course: { name: course.name, language: null, minutes: 2, cheatSheet: null },
      sections: [
        {
          name: 'Basics',
          chapters: [
            { id: course.videoChapter, kind: 'video', video: { url: '/media/clips/clip.webm', seconds: 60 }, questions: [] },
            {
              id: course.quizChapter,
              kind: 'quiz',
              video: null,
              questions: course.questions.map((id) => ({ id, answers: ['One', 'Two', 'Three', 'Four'], chosen: null })),
            },
          ],
        },
      ],
    });
    expect(JSON.stringify(first.json())).not.toMatch(/correct|right/i);
    await report(userId, course.quizChapter, 'begun', answersOf(3));
    expect(JSON.stringify((await read()).json())).toContain('"chosen":3');
    const stranger = await server.aUser({ companyId });
    expect((await app(readCourse, { params: { userId: stranger.id, campaignId } })).code).toBe('not_found');
  });

  it('stops when the campaign ends', async () => {
    const userId = somebody();
    await admin(endCampaign, { params: { campaignId } });
    expect((await report(userId, course.videoChapter, 'begun')).code).toBe('campaign_not_running');
    expect((await app(readCourse, { params: { userId, campaignId } })).code).toBe('campaign_not_running');
    expect((await app(listAssignments, { params: { userId } })).json()).toEqual([]);
  });
});

describe('a review', () => {
  const rate = (userId: string, body: object) => app(reviewCourse, { params: { userId, courseId: course.id }, body });

  it('is one per person who completed the course; the last one counts, a comment is optional', async () => {
    // The second of them went through the course above.
    const userId = people[1]?.id ?? '';
    expect((await rate(userId, { rating: 3, comment: ' Short ' })).status).toBe(200);
    expect((await rate(userId, { rating: 5 })).status).toBe(200);
    const { rows } = await server.services.db.pool.query('SELECT rating, comment FROM course_reviews WHERE course_id = $1', [
      course.id,
    ]);
    expect(rows).toEqual([{ rating: 5, comment: '' }]);
    expect((await rate(userId, { rating: 6 })).fields).toEqual(['rating']);
  });

  it('is refused before the course is completed, and without an assignment', async () => {
    expect((await rate(people[0]?.id ?? '', { rating: 4 })).code).toBe('course_not_completed');
    expect((await rate((await server.aUser({ companyId })).id, { rating: 4 })).code).toBe('not_found');
  });
});
