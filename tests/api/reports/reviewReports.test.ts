import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import {
  getReviewStatistics,
  listReviewedCourses,
  listReviews,
  type Review,
  type ReviewTotals,
} from '#contract/reports/reviewReports';
import { courseReviews } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

type Query = Record<string, string> | string[][];

let server: TestServer;
let headers: { authorization: string };
let call: Call;
let companyId: string;
let course: { id: string };

beforeAll(async () => {
  server = await startTestServer();
  // On the free plan too.
  companyId = (await server.aCompany()).id;
  const owner = await server.aUser({ companyId, role: 'admin' });
  course = await aCourse(server, { name: 'Safe links' });
  const other = await aCourse(server, { name: 'Passwords' });
  const people = await server.manyUsers(companyId, 12, { name: 'Ana', lastName: 'Lima' });
  const stranger = await server.aUser();
  const rated = (userId: string, rating: number, more: object = {}) => ({
    id: randomUUID(),
    companyId,
    courseId: course.id,
    userId,
    rating,
    createdAt: new Date(Date.UTC(2026, 1, rating)),
    ...more,
  });
  await ownerTx(server.services.db, (tx) =>
    tx
      .insert(courseReviews)
      .values([
        ...people.map(({ id }) => rated(id, 4)),
        rated(owner.id, 1, { comment: '=2+3' }),
        rated(owner.id, 5, { courseId: other.id, comment: 'Clear' }),
        rated(stranger.id, 2, { companyId: stranger.companyId, comment: 'Elsewhere' }),
      ]),
  );
  headers = await server.signInAs(owner);
  call = callAs(server, headers, companyId);
});

const reviews = async (query: Query = {}) => (await call(listReviews, { query })).json<{ items: Review[]; totalCount: number }>();
const totals = async (query: Query = {}) => (await call(getReviewStatistics, { query })).json<ReviewTotals>();

describe('reviews', () => {
  it('are paged by ten, newest first', async () => {
    const { items, totalCount } = await reviews();
    expect([items.length, totalCount]).toEqual([10, 14]);
    expect(items[0]).toMatchObject({ rating: 5, comment: 'Clear', courseName: 'Passwords', isDeleted: false });
    expect((await reviews({ pageNumber: '2' })).items.at(-1)).toMatchObject({ rating: 1 });
    expect((await reviews({ orderBy: 'rating', order: 'ASC', pageSize: '1' })).items).toMatchObject([{ rating: 1 }]);
  });

  it('are filtered by training, stars, comment and day', async () => {
    expect((await reviews({ trainingId: course.id })).totalCount).toBe(13);
    expect(
      (
        await reviews([
          ['rating', '1'],
          ['rating', '5'],
        ])
      ).totalCount,
    ).toBe(2);
    expect((await reviews({ comments: 'true' })).totalCount).toBe(2);
    expect((await reviews({ comments: 'false' })).totalCount).toBe(14);
    expect((await reviews({ dateFrom: '2026-02-04', dateTo: '2026-02-04' })).totalCount).toBe(12);
    const wrong = await call(listReviews, { query: { rating: '6', dateFrom: '2026-02-04' } });
    expect([wrong.code, wrong.fields]).toEqual(['validation_failed', expect.arrayContaining(['rating'])]);
  });

  it('have an average and a number for each star', async () => {
    const all = await totals();
    expect(all).toMatchObject({ total: 14, withComment: 2, stars: [1, 0, 0, 12, 1] });
    expect(all.average).toBeCloseTo((12 * 4 + 6) / 14, 5);
    expect(await totals({ trainingId: randomUUID() })).toEqual({ total: 0, withComment: 0, average: null, stars: [0, 0, 0, 0, 0] });
  });

  it('list the trainings that have some', async () => {
    const { items } = (await call(listReviewedCourses)).json<{ items: { name: string }[] }>();
    expect(items.map(({ name }) => name)).toEqual(['Passwords', 'Safe links']);
  });

  it('are exported as a file without formulas, recorded in the audit log', async () => {
    const reply = await callAs(
      server,
      { ...headers, accept: 'text/csv' },
      companyId,
    )(listReviews, {
      query: { comments: 'true', orderBy: 'rating', order: 'ASC' },
    });
    expect(reply.headers['content-disposition']).toMatch(/filename="reviews-\d{4}-\d\d-\d\d\.csv"/);
    const { data } = Papa.parse<string[]>(reply.text.slice(1).trimEnd(), { newline: '\r\n' });
    expect(data[0]).toEqual(['Rating', 'Course', 'Comment', 'First name', 'Last name', 'Email', 'Date']);
    expect(data.slice(1).map((row) => row.slice(0, 3))).toEqual([
      ['1', 'Safe links', "'=2+3"],
      ['5', 'Passwords', 'Clear'],
    ]);
    const [entry] = (await call(listAuditLog)).json<{ action: string; subjectCount: number }[]>();
    expect(entry).toMatchObject({ action: 'users.exported', subjectCount: 2 });
  });
});
