import type { Pool } from 'pg';

/** SHA-256 of the text of these policies, `<p>Lock your screen.</p>`. */
export const textSha256 = 'b5a4c5bd'.padEnd(64, '0');

/** Inserts a policy with a draft and a revision in force that the person has opened, without the server's calls. */
export async function aPolicy(pool: Pool, companyId: string, userId: string): Promise<{ policyId: string; revisionId: string }> {
  const { rows } = await pool.query<{ policyId: string; revisionId: string }>(
    `WITH policy AS (INSERT INTO policies (company_id, name, review_months, edit, created_at)
        VALUES ($1, 'Clean desk ' || gen_random_uuid(), 12, 1, now()) RETURNING id),
      draft AS (INSERT INTO policy_drafts (policy_id, company_id, source, language, html, change_note, places, saved_at)
        SELECT id, $1, 'text', 'en', '<p>Lock your screen.</p>', '', '{}', now() FROM policy),
      revision AS (INSERT INTO policy_revisions (company_id, policy_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at,
          source, language, html, change_note, number, content_sha256, asks_again, required_since, approved_by, min_minutes, published_at)
        SELECT $1, id, 'Clean desk', 'running', 'all', now(), 7, false, now(), 'text', 'en', '<p>Lock your screen.</p>', '', 1, $3, true, 1, '', 0, now()
        FROM policy RETURNING id),
      assigned AS (INSERT INTO policy_assignments (company_id, campaign_id, user_id, status, assigned_at, due_at, started_at)
        SELECT $1, id, $2, 'in_progress', now(), now() + interval '7 days', now() FROM revision)
      SELECT policy.id AS "policyId", revision.id AS "revisionId" FROM policy, revision`,
    [companyId, userId, textSha256],
  );
  const [made] = rows;
  if (!made) throw new Error('no policy was made');
  return made;
}
