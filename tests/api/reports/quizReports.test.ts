import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  getQuizStatistics,
  listQuizQuestions,
  listQuizUsers,
  type QuizQuestion,
  type QuizTotals,
  type QuizUser,
} from '#contract/reports/quizReports';
import { quizAnswers } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign, type TestCourse } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Query = Record<string, string>;
interface Page<Item> {
  items: Item[];
  totalCount: number;
}

let server: TestServer;
let headers: { authorization: string };
let call: Call;
let companyId: string;
let links: TestCourse;
let passwords: TestCourse;
let campaigns: string[];
let sales: string;

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true })).id;
  const owner = await server.aUser({ companyId, role: 'admin' });
  const ana = await server.aUser({ companyId, name: 'Ana', lastName: 'Lima' });
  const bo = await server.aUser({ companyId, name: 'Bo', lastName: 'Berg' });
  sales = (await server.aDepartment({ companyId }, [bo])).id;
  [links, passwords] = [await aCourse(server, { name: 'Safe links' }), await aCourse(server, { name: 'Passwords' })];
  campaigns = [];
  for (const course of [links, passwords]) campaigns.push(await aRunningCampaign(server, course, companyId, [ana.id, bo.id]));
  const stranger = await server.aUser({ companyId: (await server.aCompany()).id });
  const strange = await aRunningCampaign(server, links, stranger.companyId, [stranger.id]);
  const answeredAt = new Date('2026-02-01T10:00:00Z');
  const answer = (campaignId: string, userId: string, questionId: string | undefined, isCorrect: boolean, of = companyId) => ({
    companyId: of,
    campaignId,
    userId,
    questionId: questionId ?? '',
    answer: isCorrect ? 2 : 1,
    isCorrect,
    answeredAt,
  });
  const [first = '', second = ''] = campaigns;
  await ownerTx(server.services.db, (tx) =>
    tx
      .insert(quizAnswers)
      .values([
        answer(first, ana.id, links.questions[0], true),
        answer(first, ana.id, links.questions[1], true),
        answer(first, bo.id, links.questions[0], false),
        answer(second, ana.id, passwords.questions[0], false),
        answer(strange, stranger.id, links.questions[0], false, stranger.companyId),
      ]),
  );
  headers = await server.signInAs(owner);
  call = callAs(server, headers, companyId);
});

const questions = async (query: Query = {}) => (await call(listQuizQuestions, { query })).json<Page<QuizQuestion>>();
const users = async (query: Query = {}) => (await call(listQuizUsers, { query })).json<Page<QuizUser>>();
const totals = async (query: Query = {}) => (await call(getQuizStatistics, { query })).json<QuizTotals>();
const asFile = async (endpoint: typeof listQuizUsers | typeof listQuizQuestions, query: Query) => {
  const reply = await callAs(server, { ...headers, accept: 'text/csv' }, companyId)(endpoint, { query });
  return Papa.parse<string[]>(reply.text.slice(1).trimEnd(), { newline: '\r\n' }).data;
};

describe('quiz questions', () => {
  it('show how many people answered and the share of right answers, sorted by difficulty', async () => {
    const { items, totalCount } = await questions({ orderBy: 'correctShare', order: 'DESC' });
    expect(totalCount).toBe(3);
    expect(items.map(({ id, answers, correct, wrong, correctShare }) => [id, answers, correct, wrong, correctShare])).toEqual([
      [links.questions[1], 1, 1, 0, 100],
      [links.questions[0], 2, 1, 1, 50],
      [passwords.questions[0], 1, 0, 1, 0],
    ]);
    expect(items[0]).toMatchObject({ question: 'Which?', courseName: 'Safe links', courseId: links.id });
  });

  it('follow the filters on courses, campaigns, departments, dates and a search', async () => {
    expect((await questions({ courseIds: passwords.id })).totalCount).toBe(1);
    expect((await questions({ campaignIds: campaigns[0] ?? '' })).totalCount).toBe(2);
    expect(await questions({ departments: sales })).toMatchObject({ totalCount: 1, items: [{ answers: 1, correct: 0 }] });
    expect((await questions({ dateFrom: '2026-03-01', dateTo: '2026-03-02' })).totalCount).toBe(0);
    expect((await questions({ searchText: 'WHICH' })).totalCount).toBe(3);
    expect((await questions({ searchText: 'nobody asked' })).totalCount).toBe(0);
  });
});

describe('people with quizzes', () => {
  it('show how many they answered and how well, and add up to the totals', async () => {
    const { items, totalCount } = await users();
    expect(totalCount).toBe(2);
    expect(items).toMatchObject([
      { name: 'Ana', quizzes: 2, answers: 3, correct: 2 },
      { name: 'Bo', quizzes: 1, answers: 1, correct: 0, averageScore: 0 },
    ]);
    expect(await totals()).toEqual({ users: 2, answers: 4, correct: 2, wrong: 2, averageScore: 50 });
    expect(await totals({ departments: sales })).toMatchObject({ users: 1, averageScore: 0 });
    expect(await totals({ statuses: 'completed' })).toMatchObject({ users: 0, averageScore: null });
    expect((await users({ searchText: 'lima', orderBy: 'averageScore', order: 'DESC' })).items.map(({ name }) => name)).toEqual([
      'Ana',
    ]);
  });

  it('and questions are exported as files with the same figures in the same order', async () => {
    const [, ...people] = await asFile(listQuizUsers, { orderBy: 'averageScore', order: 'ASC' });
    expect(people.map((row) => row.slice(1, 2).concat(row.slice(3)))).toEqual([
      ['Bo', '1', '1', '0', '0'],
      ['Ana', '2', '3', '2', '67'],
    ]);
    const [titles, ...rows] = await asFile(listQuizQuestions, { orderBy: 'correctShare', order: 'DESC' });
    expect(titles).toEqual(['Question', 'Course', 'Answers', 'Correct', 'Wrong', 'Correct answers']);
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['Safe links', '1', '1', '0', '100'],
      ['Safe links', '2', '1', '1', '50'],
      ['Passwords', '1', '0', '1', '0'],
    ]);
  });
});
