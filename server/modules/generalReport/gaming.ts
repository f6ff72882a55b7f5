import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { gamingFigures, gamingRow } from '#contract/reports/gaming';
import type { Actor } from '../../core/actor.ts';
import { inSets } from '../../db/memberships.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { inRange } from '../../db/where.ts';
import { shown } from '../../reports/lock.ts';
import { exerciseReportStatus, reportStatus } from '../../reports/storedStatus.ts';
import { totals, totalsColumns, work } from '../trainingReports/public.ts';

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
  score: null,
};

/**
 * Facts of exercises and games: (kind, campaign_id, is_current, status, n, scored, score_sum, rated, rating_sum), for the range and the
 * period before it. Games are courses, whose scores are percentages; those of exercises are out of 10 and never averaged with them.
 */
function facts(companyId: string, { range, previous, departments, groups }: GamingQuery): SQL {
  const both = { dateFrom: previous.dateFrom, dateTo: range.dateTo };
  const among = sql`${inRange(sql`a.assigned_at`, both)} AND ${inSets(companyId, 'departments', departments)}
    AND ${inSets(companyId, 'groups', groups)}`;
  const scores = sql`count(a.score)::int AS scored, coalesce(sum(a.score), 0)::float8 AS score_sum`;
  const noScores = sql`0, 0::float8`;
  const factsOf = (kind: Row['kind'], status: SQL) => sql`${kind}::text AS kind, a.campaign_id,
    ${inRange(sql`a.assigned_at`, range)} AS is_current, ${status} AS status, count(*)::int AS n`;
  return sql`SELECT ${factsOf('game', reportStatus)}, ${scores}, 0 AS rated, 0::float8 AS rating_sum
      FROM ${work} JOIN courses k ON k.id = c.course_id AND k.is_gaming WHERE a.company_id = ${companyId} AND ${among} GROUP BY 1, 2, 3, 4
    UNION ALL SELECT ${factsOf('exercise', exerciseReportStatus)}, ${noScores}, ${scores}
      FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id AND NOT c.is_outdated
      WHERE a.company_id = ${companyId} AND ${among} GROUP BY 1, 2, 3, 4`;
}

const ratings = sql`round((sum(f.rating_sum) / nullif(sum(f.rated), 0))::numeric, 2)::float8 AS score`;

/** The totals of exercises and games in a range and before it, and the campaigns of the range: of a locked report the first ones. */
export async function readGaming(tx: Tx, actor: Actor, query: GamingQuery): Promise<z.output<typeof gamingFigures>> {
  const { companyId } = actor;
  const found = await rows<Omit<Row, 'kind'> & { kind: Row['kind'] | null; isCurrent: boolean }>(
    tx,
    sql`WITH f AS MATERIALIZED (${facts(companyId, query)}),
      t AS (SELECT f.kind, f.campaign_id, f.is_current, ${totals}, ${ratings} FROM f
        GROUP BY GROUPING SETS ((f.is_current), (f.kind, f.campaign_id, f.is_current)))
      SELECT t.kind, t.campaign_id AS id, t.is_current AS "isCurrent", coalesce(x.name, c.name) AS name,
        coalesce(x.starts_at, c.starts_at) AS "startsAt", ${totalsColumns}, t.score
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
