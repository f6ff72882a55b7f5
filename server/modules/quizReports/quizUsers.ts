import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { quizUser, quizUserOrderFields } from '#contract/reports/quizReports';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { readPage } from '../../db/page.ts';
import type { Page } from '../../reports/pages.ts';
import { answersFrom, answersWhere, correct, type QuizFilters, share } from './answers.ts';

type QuizUserOut = z.output<typeof quizUser>;
type QuizUsersPage = Page<(typeof quizUserOrderFields)[number]>;

const orders: Record<(typeof quizUserOrderFields)[number], SQL> = {
  name: sql`u.sort_name`,
  email: sql`u.email`,
  quizzes: sql`f.quizzes`,
  answers: sql`f.answers`,
  correct: sql`f.correct`,
  averageScore: sql`f."averageScore"`,
};

/** People with answers, aggregated before the join with users. */
function quizUsers(companyId: string, filters: QuizFilters, further: SQL = sql`true`): SQL {
  return sql`(SELECT q.user_id, count(DISTINCT (q.campaign_id, h.id))::int AS quizzes, count(*)::int AS answers, ${correct} AS correct,
      ${share} AS "averageScore"
      FROM ${answersFrom} WHERE ${answersWhere(companyId, filters)} AND ${further} GROUP BY q.user_id) f
    JOIN users u ON u.company_id = ${companyId} AND u.id = f.user_id AND ${containsWords(sql`u.search_text`, filters.searchText)}`;
}

const columnsOf = sql`u.id, u.name, u.last_name AS "lastName", CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email,
  u.deleted_at IS NOT NULL AS "isDeleted", f.quizzes, f.answers, f.correct, f."averageScore"`;

export const countQuizUsers = async (tx: Tx, companyId: string, filters: QuizFilters): Promise<number> =>
  (await oneRow<{ total: number }>(tx, sql`SELECT count(*)::int AS total FROM ${quizUsers(companyId, filters)}`)).total;

/** One page of people with answers, and the total. */
export const findQuizUsers = (tx: Tx, companyId: string, filters: QuizFilters, page: QuizUsersPage) =>
  readPage<QuizUserOut>(tx, {
    columns: columnsOf,
    from: quizUsers(companyId, filters),
    by: orders[page.orderBy],
    id: sql`u.id`,
    page,
  });

/** People after `after`, by id, for files. */
export const nextQuizUsers = (tx: Tx, companyId: string, filters: QuizFilters, after: QuizUserOut | undefined, limit: number) =>
  rows<QuizUserOut>(
    tx,
    sql`SELECT ${columnsOf} FROM ${quizUsers(companyId, filters, after ? sql`q.user_id > ${after.id}` : sql`true`)}
      ORDER BY u.id LIMIT ${limit}`,
  );
