import { sql } from 'drizzle-orm';
import type { AssignmentStatus } from '#contract/campaigns/campaignStates';
import { monthlyLimits } from '#contract/monthly/limits';
import { now } from '../../clock.ts';
import { oneRow } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { monthlyWork } from '../monthly/public.ts';
import { lockTask, setProgress } from '../work/public.ts';
import type { Learner } from './learnerVideos.ts';

export interface Watched extends Learner {
  eventId: string;
  /** The furthest that the person has come. */
  watchedSeconds: number;
}

export interface WatchedSoFar {
  status: AssignmentStatus;
  watchedSeconds: number;
}

/**
 * Stores how far a person has watched a video; a smaller value than before changes nothing, and more than its length counts as its length.
 * 90 % of it complete the task. Refuses with not_found and campaign_not_running.
 */
export async function watchVideo(tx: Tx, { companyId, userId, eventId, watchedSeconds }: Watched): Promise<WatchedSoFar> {
  await lockTask(tx, monthlyWork, { companyId, userId }, eventId);
  const isComplete = sql`(least(${watchedSeconds}::int, e.seconds) >= ceil(e.seconds * ${monthlyLimits.watchedShare}::numeric))`;
  return oneRow<WatchedSoFar>(
    tx,
    sql`WITH told AS (UPDATE monthly_assignments a SET watched_seconds = least(${watchedSeconds}::int, e.seconds), ${setProgress(isComplete, now())}
        FROM monthly_events e
        WHERE e.id = a.campaign_id AND a.company_id = ${companyId} AND a.user_id = ${userId} AND a.campaign_id = ${eventId} AND a.status <> 'completed'
          AND (a.started_at IS NULL OR least(${watchedSeconds}::int, e.seconds) > a.watched_seconds)
        RETURNING a.status, a.watched_seconds)
      SELECT coalesce(t.status, a.status) AS status, coalesce(t.watched_seconds, a.watched_seconds) AS "watchedSeconds"
      FROM monthly_assignments a LEFT JOIN told t ON true WHERE a.company_id = ${companyId} AND a.user_id = ${userId} AND a.campaign_id = ${eventId}`,
  );
}
