import type { Pool } from 'pg';
import { aPolicy } from '../policies/aPolicy.ts';
import { aMonthlyVideo } from '../monthly/aMonthlyVideo.ts';
import type { Known } from './validCalls.ts';

type Records = Pick<
  Known,
  | 'savedFilterId'
  | 'policyId'
  | 'revisionId'
  | 'eventId'
  | 'month'
  | 'auditId'
  | 'apiKeyId'
  | 'sessionId'
  | 'passkeyId'
  | 'domainId'
  | 'invoiceId'
  | 'simulationId'
  | 'landingId'
  | 'rehearsalId'
  | 'followUpId'
  | 'verdictId'
>;

/** One record of each kind that a company or a person of it may have, whoever may read it. */
export async function someRecords(pool: Pool, companyId: string, userId: string): Promise<Records> {
  const insert = async (text: string, values: string[]): Promise<string> =>
    (await pool.query<{ id: string }>(`INSERT INTO ${text} RETURNING id`, values)).rows[0]?.id ?? '';
  const { policyId, revisionId } = await aPolicy(pool, companyId, userId);
  const { eventId, month } = await aMonthlyVideo(pool, companyId, userId);
  return {
    eventId,
    month,
    policyId,
    revisionId,
    savedFilterId: await insert(
      `saved_filters (company_id, user_id, list, name, filter, created_at, updated_at)
        VALUES ($1, $2, 'users', 'Mine', 'search=a', now(), now())`,
      [companyId, userId],
    ),
    auditId: await insert(
      `audit_log (company_id, at, action, actor_name, actor_email, actor_role, subject_type, subject_label)
        VALUES ($1, now(), 'departments.created', 'Ada', 'ada@test.example', 'admin', 'department', 'Sales')`,
      [companyId],
    ),
    apiKeyId: await insert(
      `api_keys (company_id, name, scope, hash, hint, created_by, created_at, expires_at)
        VALUES ($1, 'Sync', 'read', gen_random_uuid()::text, 'abcd', $2, now(), now() + interval '1 year')`,
      [companyId, userId],
    ),
    passkeyId: await insert(
      `passkeys (user_id, company_id, host, name, credential_id, public_key, counter, transports, created_at)
        VALUES ($2, $1, 'localhost', 'Laptop', gen_random_uuid()::text, 'x', 0, '{}', now())`,
      [companyId, userId],
    ),
    invoiceId: await insert(
      `invoices (company_id, buyer_name, customer_id, customer_name, method, idempotency_key, admin_name, created_at)
        VALUES ($1, 'Acme', $1, 'Acme', 'credit_card', gen_random_uuid(), 'Ada', now())`,
      [companyId],
    ),
    simulationId: await insert(
      `simulation_campaigns (company_id, name, status, audience, starts_at, launched_at, created_at, type, schedule, email_platform, time_zone,
        start_hour, end_hour)
        VALUES ($1, 'Mailbox full', 'draft', 'all', now(), now(), now(), 'ONE_TIME_PHISHING', 'once', 0, 'UTC', 9, 17)`,
      [companyId],
    ),
    verdictId: await insert(
      `simulation_verdicts (company_id, campaign_id, scope, value, class, reason, n, settled_by, settled_at)
        SELECT $1, id, 'event', '1', 'human', 'other', 1, $2::uuid, now() FROM simulation_campaigns WHERE company_id = $1 LIMIT 1`,
      [companyId, userId],
    ),
    domainId: await insert(
      `company_domains (company_id, domain, token, created_at) VALUES ($1, gen_random_uuid() || '.example', 'x', now())`,
      [companyId],
    ),
    landingId: await insert(
      `simulation_landings (company_id, name, kind, language, title, paragraph, created_at, updated_at)
        VALUES ($1, 'Page', 'teach', 'en', 'A test', 'Nothing happened', now(), now())`,
      [companyId],
    ),
    rehearsalId: await insert(
      `simulation_rehearsals (company_id, user_id, key, version_id, email_platform, email, created_at)
        SELECT $1::uuid, $2::uuid, substr(decode(md5(gen_random_uuid()::text), 'hex'), 1, 10), v.id, 0, 'ada@test.example', now()
          FROM simulation_template_versions v LIMIT 1`,
      [companyId, userId],
    ),
    followUpId: await insert(
      `simulation_follow_ups (company_id, group_id, is_active, active_since, created_at)
        SELECT $1::uuid, id, false, now(), now() FROM groups WHERE company_id = $1 ORDER BY created_at DESC LIMIT 1`,
      [companyId],
    ),
    sessionId: await insert(
      `sessions (hash, user_id, company_id, signed_in_at, created_at, ends_at)
        VALUES (gen_random_uuid()::text, $2, $1, now(), now(), now() + interval '1 day')`,
      [companyId, userId],
    ),
  };
}
