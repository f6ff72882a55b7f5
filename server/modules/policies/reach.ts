import { sql } from 'drizzle-orm';
import type { Audience } from '#contract/people/audience';
import { Refusal } from '../../core/refusal.ts';
import { countReach, reachedBy, reachedByCampaign, type WithAudience } from '../../db/audience.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { policyWork } from './work.ts';

interface Publication {
  audience: Audience;
  asksAgain: boolean;
}

/**
 * Whom the next revision of a policy would reach: the active people of the audience, for a correction less those who have acknowledged a
 * revision since the last one for everybody. `acknowledgedBefore` have acknowledged the last revision and do so once more. Refuses with
 * not_found.
 */
export async function countPolicyReach(tx: Tx, companyId: string, policyId: string, { audience, asksAgain }: Publication) {
  const [last] = await rows<{ requiredSince: number | null }>(
    tx,
    sql`SELECT (SELECT r.required_since FROM policy_revisions r WHERE r.policy_id = p.id AND r.published_at IS NOT NULL ORDER BY r.number DESC LIMIT 1)
      AS "requiredSince" FROM policies p WHERE p.company_id = ${companyId} AND p.id = ${policyId}`,
  );
  if (!last) throw new Refusal('not_found');
  const reach = await countReach(tx, companyId, audience);
  if (last.requiredSince === null)
    return { totalUsersCount: reach.totalUsersCount, excluded: { ...reach.excluded, acknowledged: 0 }, acknowledgedBefore: 0 };
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM people u WHERE u.company_id = ${companyId} AND NOT u.disabled AND ${reachedBy(companyId, audience)}
      AND u.id IN (SELECT d.user_id FROM policy_revisions e JOIN policy_assignments d ON d.campaign_id = e.id
        WHERE e.policy_id = ${policyId} AND e.number >= ${last.requiredSince} AND d.status = 'completed')`,
  );
  return asksAgain
    ? { totalUsersCount: reach.totalUsersCount, excluded: { ...reach.excluded, acknowledged: 0 }, acknowledgedBefore: n }
    : { totalUsersCount: reach.totalUsersCount - n, excluded: { ...reach.excluded, acknowledged: n }, acknowledgedBefore: 0 };
}

/** People of the audience of a revision who do not have it, because they are disabled. */
export async function countLeftOut(tx: Tx, companyId: string, revisionId: string): Promise<number> {
  const [campaign] = await rows<WithAudience>(
    tx,
    sql`SELECT id, audience FROM policy_revisions WHERE company_id = ${companyId} AND id = ${revisionId}`,
  );
  if (!campaign) throw new Refusal('not_found');
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM users u WHERE u.company_id = ${companyId} AND u.status = 'disabled' AND u.deleted_at IS NULL AND ${reachedByCampaign(policyWork.links, companyId, campaign)}
      AND NOT EXISTS (SELECT 1 FROM policy_assignments a WHERE a.campaign_id = ${revisionId} AND a.user_id = u.id)`,
  );
  return n;
}
