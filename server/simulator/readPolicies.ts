import { Refusal } from '../core/refusal.ts';
import { companyTx } from '../db/tx.ts';
import { acknowledgePolicy, openPolicy, type PolicyAct } from '../modules/policyLearning/public.ts';
import type { Services } from '../services.ts';

/** Not everybody who has opened a policy acknowledges it at once. */
const acknowledged = 0.7;

/** Lets a few learners of these companies open a policy, or acknowledge one that they have opened. Returns how many did. */
export async function simulateReading(
  { db }: Pick<Services, 'db'>,
  companyIds: readonly string[],
  count: number,
  chance: { next(): number },
): Promise<number> {
  const { rows } = await db.pool.query<PolicyAct & { isOpened: boolean }>(
    `SELECT a.company_id AS "companyId", a.user_id AS "userId", a.campaign_id AS "revisionId", r.content_sha256 AS "contentSha256",
        a.started_at IS NOT NULL AS "isOpened"
      FROM policy_revisions r JOIN policy_assignments a ON a.campaign_id = r.id JOIN users u ON u.id = a.user_id JOIN companies o ON o.id = r.company_id
      WHERE r.company_id = ANY($1::uuid[]) AND r.status = 'running' AND a.status <> 'completed' AND NOT u.disabled AND u.deleted_at IS NULL
        AND NOT o.disabled ORDER BY random() LIMIT $2`,
    [companyIds, count],
  );
  let done = 0;
  for (const { isOpened, ...act } of rows) {
    if (isOpened && chance.next() > acknowledged) continue;
    try {
      await companyTx(db, act.companyId, 'write', (tx) => (isOpened ? acknowledgePolicy(tx, act, 'page') : openPolicy(tx, act)));
      done += 1;
    } catch (error) {
      // The policy ended, or its reading time is not over.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return done;
}
