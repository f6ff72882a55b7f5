/** The rows that findings are decided by, of all companies. */
export const storedFindingFacts = 'SELECT * FROM finding_facts ORDER BY company_id';

/** The same from companies, people, ledger and assignments themselves. */
export const plainFindingFacts = `
SELECT c.id AS company_id, c.parent_id, NOT c.disabled AS is_watched,
  CASE WHEN c.trial_status = 'active' AND NOT plan.is_boosted THEN c.trial_ends_at END AS trial_ends_at,
  CASE WHEN plan.is_boosted THEN seats.n * 100.0 / nullif(paid.n, 0) END::float AS licence_percent,
  CASE WHEN plan.is_boosted THEN ledger.next_end END AS licences_end_at,
  CASE WHEN NOT plan.is_boosted AND c.trial_status IS DISTINCT FROM 'active' AND ledger.next_end IS NULL THEN ledger.last_end END AS licences_ended_at,
  EXISTS (SELECT 1 FROM users u WHERE u.company_id = c.id AND u.is_owner AND u.deleted_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.company_id = c.id AND u.role <> 'user' AND u.first_session_at IS NOT NULL) AS awaits_admin,
  trained.at AS trained_at,
  CASE WHEN seats.n > 0 THEN greatest(c.created_at, trained.at) END AS idle_since,
  (SELECT count(*) FILTER (WHERE a.status = 'overdue') * 100.0 / nullif(count(*), 0)
    FROM assignments a JOIN campaigns k ON k.id = a.campaign_id WHERE k.company_id = c.id AND k.status = 'running')::float AS overdue_percent,
  (SELECT min(d.created_at) FROM company_domains d WHERE d.company_id = c.id AND d.proved_at IS NULL AND plan.has_sso) AS domain_added_at,
  (SELECT s.certificate_expires_at FROM sso_connections s WHERE s.company_id = c.id AND plan.has_sso) AS certificate_expires_at
FROM companies c
CROSS JOIN LATERAL (SELECT c.has_boost OR c.has_super_boost AS is_boosted,
  c.has_boost OR c.has_super_boost OR c.trial_status IS NOT DISTINCT FROM 'active' AS has_sso) plan
CROSS JOIN LATERAL (SELECT count(*) AS n FROM users u WHERE u.company_id = c.id AND u.deleted_at IS NULL AND NOT u.disabled) seats
CROSS JOIN LATERAL (SELECT sum(e.seats) AS n FROM seat_entries e WHERE e.company_id = c.id AND e.ends_at >= c.next_licence_end) paid
CROSS JOIN LATERAL (SELECT min(lot.ends_at) FILTER (WHERE lot.ends_at >= c.next_licence_end) AS next_end, max(lot.ends_at) AS last_end
  FROM (SELECT e.ends_at FROM seat_entries e WHERE e.company_id = c.id GROUP BY e.lot_id, e.ends_at HAVING sum(e.seats) > 0) lot) ledger
CROSS JOIN LATERAL (SELECT max(k.starts_at) AS at FROM campaigns k WHERE k.company_id = c.id) trained
ORDER BY c.id`;
