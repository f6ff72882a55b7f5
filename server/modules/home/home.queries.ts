import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { home } from '#contract/company/home';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { noFilters, readTotals } from '../trainingReports/public.ts';

type HomeOut = z.output<typeof home>;

const newestShown = 3;

interface Counted {
  activeTrainings: number;
  endedTrainings: number;
  activeGaming: number;
  activeExercises: number;
  activePhishing: number;
  people: number;
  running: number;
  suspended: number;
  held: number;
}

/** Number of campaigns by status, and of people. */
export async function countTrainings(tx: Tx, companyId: string): Promise<Counted> {
  const { activeGames, ...counted } = await oneRow<Omit<Counted, 'activeGaming'> & { activeGames: number }>(
    tx,
    sql`SELECT count(*) FILTER (WHERE c.status <> 'ended')::int AS "activeTrainings",
        count(*) FILTER (WHERE c.status = 'ended')::int AS "endedTrainings",
        count(*) FILTER (WHERE c.status = 'running')::int AS running,
        count(*) FILTER (WHERE c.status = 'suspended')::int AS suspended,
        count(*) FILTER (WHERE c.status <> 'ended' AND k.is_gaming)::int AS "activeGames",
        (SELECT count(*)::int FROM exercise_campaigns e WHERE e.company_id = ${companyId} AND e.status <> 'archived') AS "activeExercises",
        (SELECT count(*)::int FROM simulation_campaigns s
          WHERE s.company_id = ${companyId} AND s.status <> 'archived' AND s.deleted_at IS NULL) AS "activePhishing",
        heed_people_total(${companyId})::int AS people,
        (SELECT count(*) FROM people u WHERE u.company_id = ${companyId} AND u.held_at IS NOT NULL)::int AS held
      FROM campaigns c JOIN courses k ON k.id = c.course_id WHERE c.company_id = ${companyId}`,
  );
  return { ...counted, activeGaming: activeGames + counted.activeExercises };
}

/** Progress of running campaigns; without any, of suspended ones, else of ended ones. The same figures as in the report. */
export async function readProgress(tx: Tx, companyId: string, { running, suspended }: Counted): Promise<HomeOut['progress']> {
  const notRunning = suspended > 0 ? 'suspended' : 'ended';
  const of = running > 0 ? 'running' : notRunning;
  return { ...(await totalsIn(tx, companyId, of)), of };
}

export const countPaused = async (tx: Tx, companyId: string): Promise<number> =>
  (await totalsIn(tx, companyId, 'suspended')).paused;

const totalsIn = (tx: Tx, companyId: string, state: CampaignStatus) =>
  readTotals(tx, companyId, { ...noFilters, campaignStatuses: [state] });

export const findNewest = (tx: Tx, companyId: string): Promise<HomeOut['newest']> =>
  rows(
    tx,
    sql`SELECT c.id, c.name, c.course_id AS "courseId", c.status, c.starts_at AS "startsAt",
        coalesce(n.assigned, 0)::int AS assigned, coalesce(n.completed, 0)::int AS completed
      FROM campaigns c LEFT JOIN LATERAL (
        SELECT sum(a.n) AS assigned, sum(a.n) FILTER (WHERE a.status = 'completed') AS completed
        FROM assignment_counts a WHERE a.company_id = c.company_id AND a.campaign_id = c.id) n ON true
      WHERE c.company_id = ${companyId} AND c.status <> 'ended' ORDER BY c.starts_at DESC, c.id LIMIT ${newestShown}`,
  );
