import { sql } from 'drizzle-orm';
import type { RunTx } from '../../jobs/job.ts';
import { queueAndDeliver, queueMails } from '../../mail/queueMails.ts';
import { canManage } from '../users/public.ts';
import { policyReviewDue } from './mails.ts';

/** Condition over `u`: an admin of the company of `p`. `account` has an index, so learners are not read. */
const isAdmin = sql`u.company_id = p.company_id AND u.deleted_at IS NULL AND NOT u.disabled
  AND u.account IN ('account_owner', 'account_admin') AND ${canManage('u')}`;

/**
 * Mails the owner of each policy in force whose review is due, once for each date; without an owner who is still an admin, the account
 * owner. Part of the clock job.
 */
export async function mailDueReviews(at: Date, run: RunTx): Promise<void> {
  const due = sql`UPDATE policies p SET review_mailed_for = p.next_review_on FROM companies o
    WHERE o.id = p.company_id AND NOT o.disabled AND p.next_review_on <= (${at}::timestamptz AT TIME ZONE o.time_zone)::date
      AND p.review_mailed_for IS DISTINCT FROM p.next_review_on
      AND EXISTS (SELECT 1 FROM policy_revisions r WHERE r.policy_id = p.id AND r.status IN ('running', 'suspended'))
    RETURNING p.id, p.company_id, p.name, p.owner_id`;
  const recipients = sql`due p JOIN companies o ON o.id = p.company_id JOIN LATERAL (SELECT u.* FROM users u WHERE ${isAdmin}
    ORDER BY u.id = p.owner_id DESC NULLS LAST, u.is_owner DESC, u.created_at LIMIT 1) u ON true`;
  const params = sql`jsonb_build_object('policyName', p.name, 'policyId', p.id)`;
  await run((tx) => queueAndDeliver(tx, queueMails(policyReviewDue, { recipients, params, at }), [sql`due AS (${due})`]));
}
