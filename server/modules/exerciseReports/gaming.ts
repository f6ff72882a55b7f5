import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { exerciseLimits } from '#contract/exercise/limits';
import type { gamingFigures, gamingRow } from '#contract/reports/gaming';
import type { Actor } from '../../core/actor.ts';
import { inSets } from '../../db/memberships.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { inRange, reportStatus, totals, totalsColumns, work } from '../trainingReports/public.ts';
import { shown } from './lock.ts';

interface Period {
  dateFrom: string;
  dateTo: string;
}
interface GamingQuery {
  range: Period;
  /** The period right before the range. */
  previous: Period;
  departments: readonly string[];
  groups: readonly string[];
}
type Row = z.output<typeof gamingRow>;
type Sums = Omit<Row, 'id' | 'kind' | 'name' | 'startsAt'>;

const nothing: Sums = {
  assignedUsers: 0,
  completed: 0,
  inProgress: 0,
  notStarted: 0,
  overdue: 0,
  notCompleted: 0,
  paused: 0,
  averageScore: null,
};

/**
 * Facts of exercises and games: (kind, campaign_id, is_current, status, n, scored, score_sum), for the range and the period before it.
 * An exercise has the statuses of its own report; a game is a course, so it has those of training. Scores are percentages.
 */
function facts(companyId: string, { range, previous, departments, groups }: GamingQuery): SQL {
  const both = { dateFrom: previous.dateFrom, dateTo: range.dateTo };
  const among = sql`${inRange(sql`a.assigned_at`, both)} AND ${inSets(companyId, 'departments', departments)}
    AND ${inSets(companyId, 'groups', groups)}`;
  const factsOf = (kind: Row['kind'], status: SQL, percent: SQL) => sql`${kind}::text AS kind, a.campaign_id,
    ${inRange(sql`a.assigned_at`, range)} AS is_current, ${status} AS status, count(*)::int AS n, count(a.score)::int AS scored,
    coalesce(sum(${percent}), 0)::float8 AS score_sum`;
  return sql`SELECT ${factsOf('exercise', sql`a.status`, sql`a.score * (100.0 / ${exerciseLimits.topScore}::int)`)}
      FROM exercise_assignments a WHERE a.company_id = ${companyId} AND ${among} GROUP BY 1, 2, 3, 4
    UNION ALL SELECT ${factsOf('game', reportStatus, sql`a.score`)}
      FROM ${work} JOIN courses k ON k.id = c.course_id AND k.is_gaming WHERE a.company_id = ${companyId} AND ${among} GROUP BY 1, 2, 3, 4`;
}

/** The totals of exercises and games in a range and before it, and the campaigns of the range: of a locked report the first ones. */
export async function readGaming(tx: Tx, actor: Actor, query: GamingQuery): Promise<z.output<typeof gamingFigures>> {
  const { companyId } = actor;
  const found = await rows<Omit<Row, 'kind'> & { kind: Row['kind'] | null; isCurrent: boolean }>(
    tx,
    sql`WITH f AS MATERIALIZED (${facts(companyId, query)}),
      t AS (SELECT f.kind, f.campaign_id, f.is_current, ${totals} FROM f
        GROUP BY GROUPING SETS ((f.is_current), (f.kind, f.campaign_id, f.is_current)))
      SELECT t.kind, t.campaign_id AS id, t.is_current AS "isCurrent", coalesce(x.name, c.name) AS name,
        coalesce(x.starts_at, c.starts_at) AS "startsAt", ${totalsColumns}
      FROM t LEFT JOIN exercise_campaigns x ON t.kind = 'exercise' AND x.company_id = ${companyId} AND x.id = t.campaign_id
      LEFT JOIN campaigns c ON t.kind = 'game' AND c.company_id = ${companyId} AND c.id = t.campaign_id
      WHERE t.kind IS NULL OR t.is_current ORDER BY "startsAt" DESC, t.campaign_id`,
  );
  const sumsOf = (isCurrent: boolean): Sums => {
    const sums = found.find((row) => row.kind === null && row.isCurrent === isCurrent);
    if (!sums) return nothing;
    const { kind: _, id: _id, name: _name, startsAt: _at, isCurrent: _in, ...figures } = sums;
    return figures;
  };
  const items = found.flatMap(({ kind, isCurrent: _, ...row }) => (kind === null ? [] : [{ ...row, kind }]));
  return { current: sumsOf(true), previous: sumsOf(false), ...shown(actor, 0, { items, totalCount: items.length }) };
}
