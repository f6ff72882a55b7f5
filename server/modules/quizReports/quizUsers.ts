import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { quizUser, quizUserOrderFields } from '#contract/quizReports';
import { quizUsersReport } from '#contract/reports/quizzes';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { CsvStream } from '../../http/handler.ts';
import type { Services } from '../../services.ts';
import { csvFile, type Exporting } from '../../reports/csvFiles.ts';
import { auditPeopleExport } from '../../reports/auditPeopleExport.ts';
import type { Page } from '../../reports/pages.ts';
import { containsWords } from '../../db/searchText.ts';
import { answersFrom, answersWhere, correct, type QuizWanted, share } from './answers.ts';

type QuizUserOut = z.output<typeof quizUser>;
type QuizUsersPage = Page<(typeof quizUserOrderFields)[number]>;

const orders = {
  name: 'u.sort_name',
  email: 'u.email',
  quizzes: 'f.quizzes',
  answers: 'f.answers',
  correct: 'f.correct',
  averageScore: 'f."averageScore"',
} as const satisfies Record<(typeof quizUserOrderFields)[number], string>;

/** Everyone who answered, summed before they are looked up. */
function quizUsers(companyId: string, wanted: QuizWanted, further: SQL = sql`true`): SQL {
  return sql`(SELECT q.user_id, count(DISTINCT (q.campaign_id, h.id))::int AS quizzes, count(*)::int AS answers, ${correct} AS correct,
      ${share} AS "averageScore"
      FROM ${answersFrom} WHERE ${answersWhere(companyId, wanted)} AND ${further} GROUP BY q.user_id) f
    JOIN users u ON u.company_id = ${companyId} AND u.id = f.user_id AND ${containsWords(sql`u.search_text`, wanted.searchText)}`;
}

const columnsOf = sql`u.id, u.name, u.last_name AS "lastName", CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email,
  u.deleted_at IS NOT NULL AS "isDeleted", f.quizzes, f.answers, f.correct, f."averageScore"`;

const countQuizUsers = async (tx: Tx, companyId: string, wanted: QuizWanted): Promise<number> =>
  (await oneRow<{ total: number }>(tx, sql`SELECT count(*)::int AS total FROM ${quizUsers(companyId, wanted)}`)).total;

/** One page of people who answered a question, and how many there are. */
export async function findQuizUsers(
  tx: Tx,
  companyId: string,
  wanted: QuizWanted,
  { orderBy, order, offset, limit }: QuizUsersPage,
) {
  const by = sql.raw(`${orders[orderBy]} ${order}, u.id ${order}`);
  const items = await rows<QuizUserOut>(
    tx,
    sql`SELECT ${columnsOf} FROM ${quizUsers(companyId, wanted)} ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  return { items, totalCount: await countQuizUsers(tx, companyId, wanted) };
}

/** Everyone who answered and matches as CSV; the audit log is told first. */
export function exportQuizUsers(exporting: Exporting & { services: Services }, wanted: QuizWanted, page: QuizUsersPage): CsvStream {
  const { companyId } = exporting.actor;
  return csvFile(exporting, {
    name: 'quizzes-users',
    columns: quizUsersReport.table.columns,
    inOrder: async (tx, limit) => (await findQuizUsers(tx, companyId, wanted, { ...page, offset: 0, limit })).items,
    next: (tx, after, limit) => {
      const further = after ? sql`q.user_id > ${after.id}` : sql`true`;
      return rows<QuizUserOut>(
        tx,
        sql`SELECT ${columnsOf} FROM ${quizUsers(companyId, wanted, further)} ORDER BY u.id LIMIT ${limit}`,
      );
    },
    before: () => auditPeopleExport(exporting, { wanted, count: (tx) => countQuizUsers(tx, companyId, wanted) }),
  });
}
