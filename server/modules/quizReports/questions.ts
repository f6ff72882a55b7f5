import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { quizQuestion, quizQuestionOrderFields } from '#contract/reports/quizReports';
import { rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { readPage } from '../../db/page.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import { answersFrom, answersWhere, correct, type QuizFilters, share, wrong } from './answers.ts';

type QuestionOut = z.output<typeof quizQuestion>;
type QuestionsPage = Page<(typeof quizQuestionOrderFields)[number]>;

const questions = (companyId: string, filters: QuizFilters, further: SQL = sql`true`): SQL =>
  sql`SELECT s.id, s.question, k.id AS "courseId", k.name AS "courseName", count(*)::int AS answers, ${correct} AS correct, ${wrong} AS wrong,
      ${share} AS "correctShare"
    FROM ${answersFrom} WHERE ${answersWhere(companyId, filters)} AND ${containsWords(sql`lower(s.question)`, filters.searchText)} AND ${further}
    GROUP BY s.id, k.id`;

/** One page of answered questions, and the total. */
export function findQuestions(tx: Tx, companyId: string, filters: QuizFilters, page: QuestionsPage) {
  const by = sortKey(page.orderBy, ['question', 'courseName']);
  const from = sql`(${questions(companyId, filters)}) f`;
  return readPage<QuestionOut>(tx, { columns: sql`*`, from, by, id: sql`id`, page });
}

/** Questions after `after`, by id, for files. */
export const nextQuestions = (tx: Tx, companyId: string, filters: QuizFilters, after: QuestionOut | undefined, limit: number) =>
  rows<QuestionOut>(
    tx,
    sql`${questions(companyId, filters, after ? sql`s.id > ${after.id}` : sql`true`)} ORDER BY s.id LIMIT ${limit}`,
  );
