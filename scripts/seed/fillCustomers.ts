import { dayMs } from '#contract/kit/durations';
import type { Database } from '../../server/db/database.ts';
import type { LargeCompany } from './largeCompany.ts';

/** Companies that one statement inserts. */
const lot = 1000;

interface Customers {
  slug: string;
  total: number;
  now: Date;
  onDone(customers: number): void;
}

/** The id of a customer, from its number: a valid UUID. */
const idOf = (slug: string, number: string) =>
  `overlay(overlay(md5(${slug} || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Every fiftieth customer is a sub-reseller; one in ten of the others is the customer of one. All states occur, from the number alone. */
const insertCompanies = `
INSERT INTO companies (id, name, slug, parent_id, company_type, is_partner, login_as_company_status, has_boost, trial_status, trial_ends_at,
  disabled, disabled_at, suspended_by, created_at, updated_at)
SELECT ${idOf('$2', 'n')}, 'Customer ' || to_char(n, 'FM000000') || ' ' || (ARRAY['Bakery', 'Clinic', 'Foundry', 'Logistics', 'School'])[1 + n % 5],
  $2 || '-customer-' || n,
  CASE WHEN n % 50 <> 0 AND n % 10 = 3 AND n > 50 THEN ${idOf('$2', '(n / 50) * 50')} ELSE $1::uuid END,
  CASE WHEN n % 50 = 0 THEN 'subreseller' ELSE 'customer' END, n % 50 = 0,
  (ARRAY['access', 'access', 'access', 'pending', 'none'])[1 + n % 5], n % 3 = 0,
  (ARRAY['available', 'active', 'expired'])[1 + n % 3], $3::timestamptz + make_interval(days => n % 14),
  n % 40 = 7, CASE WHEN n % 40 = 7 THEN $3::timestamptz - make_interval(days => n % 90) END, CASE WHEN n % 40 = 7 THEN $1::uuid END,
  $3::timestamptz - make_interval(mins => n * 7), $3
FROM generate_series($4::int, $5::int) n`;

const insertOwners = `
INSERT INTO users (company_id, email, name, last_name, role, is_owner, has_login, email_verified, first_session_at, last_login, created_at, updated_at)
SELECT ${idOf('$1', 'n')}, 'owner' || n || '@' || $1 || '.customer.example', 'Owner', 'No ' || n, 'admin', true, true, true,
  CASE WHEN n % 11 <> 0 THEN $2::timestamptz - interval '1 day' END, CASE WHEN n % 11 <> 0 THEN $2::timestamptz - interval '1 day' END, $2, $2
FROM generate_series($3::int, $4::int) n`;

/** Two of three customers train their owner: some began long ago, some are overdue. Now and then a domain waits for its proof; certificates are rare. */
const insertTraining = `
WITH chosen AS (SELECT n, ${idOf('$1', 'n')} AS company_id FROM generate_series($3::int, $4::int) n WHERE n % 3 <> 1),
  begun AS (INSERT INTO campaigns (company_id, course_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at)
    SELECT company_id, (SELECT id FROM courses WHERE company_id IS NULL ORDER BY id LIMIT 1), 'Basics', 'running', 'all',
      $2::timestamptz - make_interval(days => n % 120), 14, false, $2 FROM chosen RETURNING id, company_id, starts_at),
  proofs AS (INSERT INTO company_domains (company_id, domain, token, created_at)
    SELECT company_id, 'customer' || n || '.example', 'x', $2 FROM chosen WHERE n % 20 = 2),
  connections AS (INSERT INTO sso_connections (company_id, type, protocol, issuer, certificate, certificate_expires_at, created_at, updated_at)
    SELECT company_id, 'custom_saml', 'saml', 'customer' || n, 'x', $2::timestamptz + make_interval(days => n % 365), $2, $2 FROM chosen WHERE n % 100 = 2)
INSERT INTO assignments (company_id, campaign_id, user_id, status, assigned_at, due_at)
SELECT b.company_id, b.id, u.id, CASE WHEN b.starts_at < $2::timestamptz - interval '14 days' THEN 'overdue' ELSE 'not_started' END,
  b.starts_at, b.starts_at + interval '14 days'
FROM begun b JOIN users u ON u.company_id = b.company_id AND u.is_owner`;

/** Makes the company a reseller with this number of customers, each with its owner and perhaps a training. */
export async function fillCustomers(db: Database, { id }: LargeCompany, { slug, total, now, onDone }: Customers): Promise<void> {
  await db.pool.query(
    `UPDATE companies SET company_type = 'reseller', is_partner = true, is_partner_invite_allowed = true, is_child_login_allowed = true WHERE id = $1`,
    [id],
  );
  const { rows } = await db.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM company_parentage WHERE ancestor_id = $1', [
    id,
  ]);
  const at = new Date(now.getTime() - dayMs);
  for (let first = (rows[0]?.n ?? 0) + 1; first <= total; first += lot) {
    const last = Math.min(first + lot - 1, total);
    await db.pool.query(insertCompanies, [id, slug, at, first, last]);
    await db.pool.query(insertOwners, [slug, at, first, last]);
    await db.pool.query(insertTraining, [slug, at, first, last]);
    // Triggers plan their queries for the tables as they were last analyzed; those began empty.
    if (last <= 10 * lot)
      await db.pool.query(
        'ANALYZE companies, company_access, company_parentage, customer_list, finding_facts, users, campaigns, assignments, assignment_counts',
      );
    onDone(last);
  }
}
