import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { listQuizQuestions } from '#contract/reports/quizReports';
import { listReviews } from '#contract/reports/reviewReports';
import { courseReviews, quizAnswers, quizQuestions } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { startTestServer } from '#tests/support/server/testServer';

it('names are sorted case-insensitively', async () => {
  const server = await startTestServer();
  const { id } = await server.aCompany({ hasBoost: true });
  const owner = await server.aUser({ companyId: id, role: 'admin' });
  const there = callAs(server, await server.signInAs(owner), id);
  for (const name of ['Zebra', 'apple', 'Mango']) {
    const course = await aCourse(server, { name });
    const campaignId = await aRunningCampaign(server, course, id, [owner.id]);
    const [questionId = ''] = course.questions;
    const [userId, answeredAt] = [owner.id, new Date('2026-02-01T10:00:00Z')];
    await ownerTx(server.services.db, async (tx) => {
      await tx.update(quizQuestions).set({ question: name }).where(eq(quizQuestions.id, questionId));
      await tx
        .insert(quizAnswers)
        .values({ companyId: id, campaignId, userId, questionId, answer: 2, isCorrect: true, answeredAt });
      await tx.insert(courseReviews).values({ companyId: id, courseId: course.id, userId, rating: 4, createdAt: answeredAt });
    });
  }
  for (const [endpoint, field] of [
    [listReportCampaigns, 'name'],
    [listReportCampaigns, 'courseName'],
    [listQuizQuestions, 'question'],
    [listQuizQuestions, 'courseName'],
    [listReviews, 'courseName'],
  ] as const) {
    const { items } = (await there(endpoint, { query: { orderBy: field, order: 'ASC' } })).json<{
      items: Record<string, string>[];
    }>();
    expect(
      items.map((row) => row[field]),
      field,
    ).toEqual(['apple', 'Mango', 'Zebra']);
  }
});
