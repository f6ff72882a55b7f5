import { type SQL, sql } from 'drizzle-orm';
import { exerciseLimits } from '#contract/exercise/limits';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { isOneOf } from '../../db/where.ts';
import type { Period } from '../../reports/periods.ts';
import { exerciseReportStatus, reportStatus } from '../../reports/storedStatus.ts';
import { hasBegun } from '../exerciseReports/public.ts';

/** What the parts of a culture score are made of, of what was assigned in a period. */
export interface Inputs {
  /** Tasks of trainings, without games: all, completed, begun and late ones, and the ones that are neither completed nor late. */
  tasks: number;
  completed: number;
  inProgress: number;
  overdue: number;
  inTime: number;
  /** Exercises and games: all, completed ones with a score, and the sum of these scores out of 10. */
  gamingTasks: number;
  scored: number;
  scoreSum: number;
  /** Simulated mails that were sent, and how many of them were reported. */
  sent: number;
  reported: number;
}

/** Whom they are about: everybody (the company's own id), one or several departments and groups, or each of a kind. */
type Sets = readonly string[] | SetKind;

const ofSets = (companyId: string, sets: Sets): SQL =>
  typeof sets === 'string'
    ? sql`a.set_id IN (SELECT s.id FROM ${memberships[sets].sets} s WHERE s.company_id = ${companyId})`
    : isOneOf(sql`a.set_id`, { among: sets }, 'uuid');

const sumOf = (column: string, part: 'training' | 'gaming' | 'phishing', statuses: readonly string[] = []): SQL => {
  const ofStatus = statuses.length > 0 ? ` AND f.status IN (${statuses.map((status) => `'${status}'`).join(', ')})` : '';
  return sql.raw(`coalesce(sum(f.${column}) FILTER (WHERE f.part = '${part}'${ofStatus}), 0)`);
};

/**
 * A query for the inputs of each set that has any, in rows of `Inputs` with `setId`. It reads what triggers count, never assignments. The
 * status is that of reports: what is suspended or over is neither late nor in time.
 */
export function inputsOf(companyId: string, { dateFrom, dateTo }: Period, sets: Sets): SQL {
  const kept = (day: SQL) =>
    sql`a.company_id = ${companyId} AND ${ofSets(companyId, sets)} AND ${day} BETWEEN ${dateFrom}::date AND ${dateTo}::date`;
  const facts = sql`SELECT a.set_id, CASE WHEN k.is_gaming THEN 'gaming' ELSE 'training' END AS part, ${reportStatus} AS status, a.n, a.scored,
      a.score_sum * ${exerciseLimits.topScore}::float8 / 100 AS score_sum
    FROM training_starts a JOIN campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id JOIN courses k ON k.id = c.course_id
    WHERE ${kept(sql`a.assigned_day`)} AND a.n <> 0
    UNION ALL SELECT a.set_id, 'gaming', ${exerciseReportStatus}, a.n, a.scored, a.score_sum
    FROM exercise_counts a JOIN exercise_campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id AND ${hasBegun('c')}
    WHERE ${kept(sql`a.assigned_day`)} AND a.n <> 0
    UNION ALL SELECT a.set_id, 'phishing', 'reported', a.sent, a.reported, 0 FROM simulation_days a WHERE ${kept(sql`a.sent_on`)} AND a.sent > 0`;
  return sql`SELECT f.set_id AS "setId", ${sumOf('n', 'training')}::int AS tasks,
      ${sumOf('n', 'training', ['completed'])}::int AS completed, ${sumOf('n', 'training', ['in_progress'])}::int AS "inProgress",
      ${sumOf('n', 'training', ['overdue'])}::int AS overdue, ${sumOf('n', 'training', ['not_started', 'in_progress'])}::int AS "inTime",
      ${sumOf('n', 'gaming')}::int AS "gamingTasks", ${sumOf('scored', 'gaming', ['completed'])}::int AS scored,
      ${sumOf('score_sum', 'gaming', ['completed'])}::float8 AS "scoreSum",
      ${sumOf('n', 'phishing')}::int AS sent, ${sumOf('scored', 'phishing')}::int AS reported
    FROM (${facts}) f GROUP BY 1`;
}
