import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { contract } from '#contract/index';
import type { quizTotals } from '#contract/reports/quizReports';
import { oneRow } from '../../db/rows.ts';
import type { Handlers } from '../../http/handler.ts';
import { wantsCsv } from '../../reports/csvFiles.ts';
import { paged } from '../../reports/pages.ts';
import { answersFrom, answersWhere, correct, share, wrong } from './answers.ts';
import { exportQuestions, findQuestions } from './questions.ts';
import { exportQuizUsers, findQuizUsers } from './quizUsers.ts';

export const handlers: Handlers<(typeof contract)['quizReports']> = {
  getQuizStatistics: ({ tx, actor, query }) =>
    oneRow<z.output<typeof quizTotals>>(
      tx,
      sql`SELECT count(DISTINCT q.user_id)::int AS users, count(*)::int AS answers, ${correct} AS correct, ${wrong} AS wrong,
        ${share} AS "averageScore" FROM ${answersFrom} WHERE ${answersWhere(actor.companyId, query)}`,
    ),
  async listQuizQuestions({ tx, actor, query, request, inNewTransaction }) {
    const [page, filters] = paged(query, { orderBy: 'answers', order: 'DESC' });
    if (wantsCsv(request)) return exportQuestions({ actor, request, inNewTransaction }, filters, page);
    return findQuestions(tx, actor.companyId, filters, page);
  },
  async listQuizUsers({ tx, actor, query, services, request, inNewTransaction }) {
    const [page, filters] = paged(query, { orderBy: 'name', order: 'ASC' });
    if (wantsCsv(request)) return exportQuizUsers({ actor, services, request, inNewTransaction }, filters, page);
    return findQuizUsers(tx, actor.companyId, filters, page);
  },
};
