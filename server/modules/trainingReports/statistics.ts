import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AssignmentStatus } from '#contract/campaignStates';
import type { trainingTotals } from '#contract/trainingReports';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { memberships, type SetKind } from '../users/usersWhere.ts';

export interface TotalsWanted {
  statuses: readonly AssignmentStatus[];
  departments: readonly string[];
  groups: readonly string[];
  campaignIds: readonly string[];
}
type TotalsOut = z.output<typeof trainingTotals>;

/** `IN` for a list that travels as one value; an empty list leaves nobody out. */
export const oneOf = (column: SQL, values: readonly string[], type: 'uuid' | 'text'): SQL =>
  values.length === 0 ? sql`true` : sql`${column} = ANY(${sql.param([...values])}::${sql.raw(type)}[])`;

export const inSets = (companyId: string, kind: SetKind, ids: readonly string[]): SQL => {
  if (ids.length === 0) return sql`true`;
  const { members, setId } = memberships[kind];
  return sql`a.user_id IN (SELECT m.user_id FROM ${members} m
    WHERE m.company_id = ${companyId} AND m.${setId} = ANY(${sql.param([...ids])}::uuid[]))`;
};

export const byStatus = (n: SQL): SQL => sql`coalesce(sum(${n}), 0)::int AS "assignedUsers",
  coalesce(sum(${n}) FILTER (WHERE status = 'not_started'), 0)::int AS "notStarted",
  coalesce(sum(${n}) FILTER (WHERE status = 'in_progress'), 0)::int AS "inProgress",
  coalesce(sum(${n}) FILTER (WHERE status = 'completed'), 0)::int AS completed,
  coalesce(sum(${n}) FILTER (WHERE status = 'overdue'), 0)::int AS overdue`;

/** Numbers of people by status, from the counters unless people are chosen by membership; and the average score. */
export async function readTotals(tx: Tx, companyId: string, wanted: TotalsWanted): Promise<TotalsOut> {
  const { statuses, departments, groups, campaignIds } = wanted;
  const where = sql`a.company_id = ${companyId} AND ${oneOf(sql`a.campaign_id`, campaignIds, 'uuid')}
    AND ${oneOf(sql`a.status`, statuses, 'text')}`;
  const people = sql`${where} AND ${inSets(companyId, 'departments', departments)} AND ${inSets(companyId, 'groups', groups)}`;
  const counted =
    departments.length + groups.length === 0
      ? sql`SELECT ${byStatus(sql`a.n`)} FROM assignment_counts a WHERE ${where}`
      : sql`SELECT ${byStatus(sql`1`)} FROM assignments a WHERE ${people}`;
  return oneRow<TotalsOut>(
    tx,
    sql`SELECT t.*, s.score AS "averageScore" FROM (${counted}) t,
      (SELECT avg(a.score)::float8 AS score FROM assignments a WHERE ${people} AND a.score IS NOT NULL) s`,
  );
}
