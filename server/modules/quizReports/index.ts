import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { contract } from '#contract/index';
import type { quizTotals } from '#contract/reports/quizReports';
import { quizQuestionsReport, quizUsersReport } from '#contract/reports/quizzes';
import { oneRow } from '../../db/rows.ts';
import { answerTable, asFound } from '../../reports/tableHandler.ts';
import type { Handlers } from '../../http/handler.ts';
import { paged } from '../../reports/pages.ts';
import { answersFrom, answersWhere, correct, share, wrong } from './answers.ts';
import { findQuestions, nextQuestions } from './questions.ts';
import { countQuizUsers, findQuizUsers, nextQuizUsers } from './quizUsers.ts';

export const handlers: Handlers<(typeof contract)['quizReports']> = {
  getQuizStatistics: ({ tx, actor, query }) =>
    oneRow<z.output<typeof quizTotals>>(
      tx,
      sql`SELECT count(DISTINCT q.user_id)::int AS users, count(*)::int AS answers, ${correct} AS correct, ${wrong} AS wrong,
        ${share} AS "averageScore" FROM ${answersFrom} WHERE ${answersWhere(actor.companyId, query)}`,
    ),
  listQuizQuestions(call) {
    const { companyId } = call.actor;
    const [page, filters] = paged(call.query, { orderBy: 'answers', order: 'DESC' });
    return answerTable(
      call,
      {
        name: 'quizzes-questions',
        columns: quizQuestionsReport.table.columns,
        page,
        find: (tx, part) => findQuestions(tx, companyId, filters, part),
        next: (tx, after, limit) => nextQuestions(tx, companyId, filters, after, limit),
      },
      asFound,
    );
  },
  listQuizUsers(call) {
    const { companyId } = call.actor;
    const [page, filters] = paged(call.query, { orderBy: 'name', order: 'ASC' });
    return answerTable(
      call,
      {
        name: 'quizzes-users',
        columns: quizUsersReport.table.columns,
        page,
        find: (tx, part) => findQuizUsers(tx, companyId, filters, part),
        next: (tx, after, limit) => nextQuizUsers(tx, companyId, filters, after, limit),
        audited: { filters, count: (tx) => countQuizUsers(tx, companyId, filters) },
      },
      asFound,
    );
  },
};
