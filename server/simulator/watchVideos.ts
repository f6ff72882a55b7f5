import { Refusal } from '../core/refusal.ts';
import { companyTx } from '../db/tx.ts';
import { type Watched, watchVideo } from '../modules/monthlyLearning/public.ts';
import type { Services } from '../services.ts';

/** Lets a few learners of these companies watch their monthly video in two steps: the first half, and then all of it. Returns how many did. */
export async function simulateWatching(
  { db }: Pick<Services, 'db'>,
  companyIds: readonly string[],
  count: number,
): Promise<number> {
  const { rows } = await db.pool.query<Watched>(
    `SELECT a.company_id AS "companyId", a.user_id AS "userId", a.campaign_id AS "eventId",
        CASE WHEN a.started_at IS NULL THEN greatest(e.seconds / 2, 1) ELSE e.seconds END AS "watchedSeconds"
      FROM monthly_events e JOIN monthly_assignments a ON a.campaign_id = e.id JOIN users u ON u.id = a.user_id JOIN companies o ON o.id = e.company_id
      WHERE e.company_id = ANY($1::uuid[]) AND e.status = 'running' AND a.status <> 'completed' AND NOT u.disabled AND u.deleted_at IS NULL
        AND NOT o.disabled ORDER BY random() LIMIT $2`,
    [companyIds, count],
  );
  let done = 0;
  for (const watched of rows) {
    try {
      await companyTx(db, watched.companyId, 'write', (tx) => watchVideo(tx, watched));
      done += 1;
    } catch (error) {
      // The video ended in between.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return done;
}
