-- As in 0055, but a domain and a certificate are noted only where the plan lets the company do something about them (`sso:write` in
-- contract/access.ts): asking others for what they cannot do helps nobody.
CREATE OR REPLACE FUNCTION heed_note_findings(p_ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM customer_list WHERE company_id = ANY(p_ids) ORDER BY company_id FOR UPDATE;
  INSERT INTO finding_facts AS f (company_id, parent_id, is_watched, trial_ends_at, licence_percent, awaits_admin, trained_at, idle_since, overdue_percent,
      domain_added_at, certificate_expires_at)
  SELECT l.company_id, l.parent_id, l.disabled_at IS NULL, CASE WHEN l.state = 'trialing' THEN l.trial_ends_at END,
      CASE WHEN l.is_boosted AND l.licences > 0 THEN l.seats * 100.0 / l.licences END, NOT l.is_registered AND l.owner_email IS NOT NULL,
      t.trained_at, CASE WHEN l.seats > 0 THEN greatest(l.created_at, t.trained_at) END, w.overdue_percent,
      CASE WHEN l.state IN ('active', 'trialing') THEN
        (SELECT min(d.created_at) FROM company_domains d WHERE d.company_id = l.company_id AND d.proved_at IS NULL) END,
      CASE WHEN l.state IN ('active', 'trialing') THEN
        (SELECT min(s.certificate_expires_at) FROM sso_connections s WHERE s.company_id = l.company_id) END
    FROM customer_list l
    CROSS JOIN LATERAL (SELECT max(c.starts_at) AS trained_at FROM campaigns c WHERE c.company_id = l.company_id) t
    CROSS JOIN LATERAL (SELECT coalesce(sum(k.n) FILTER (WHERE k.status = 'overdue'), 0) * 100.0 / nullif(sum(k.n), 0) AS overdue_percent
      FROM campaigns c JOIN assignment_counts k ON k.company_id = c.company_id AND k.campaign_id = c.id
      WHERE c.company_id = l.company_id AND c.status = 'running') w
   WHERE l.company_id = ANY(p_ids)
  ON CONFLICT (company_id) DO UPDATE SET (parent_id, is_watched, trial_ends_at, licence_percent, awaits_admin, trained_at, idle_since, overdue_percent,
      domain_added_at, certificate_expires_at)
    = (excluded.parent_id, excluded.is_watched, excluded.trial_ends_at, excluded.licence_percent, excluded.awaits_admin, excluded.trained_at, excluded.idle_since,
      excluded.overdue_percent, excluded.domain_added_at, excluded.certificate_expires_at)
    WHERE (f.parent_id, f.is_watched, f.trial_ends_at, f.licence_percent, f.awaits_admin, f.trained_at, f.idle_since, f.overdue_percent,
      f.domain_added_at, f.certificate_expires_at)
    IS DISTINCT FROM (excluded.parent_id, excluded.is_watched, excluded.trial_ends_at, excluded.licence_percent, excluded.awaits_admin, excluded.trained_at,
      excluded.idle_since, excluded.overdue_percent, excluded.domain_added_at, excluded.certificate_expires_at);
END $$;
--> statement-breakpoint
-- Certificates that cannot be read were noted as expired in 1970. Nobody knows when they expire.
UPDATE sso_connections SET certificate_expires_at = 'infinity' WHERE certificate_expires_at = to_timestamp(0);
--> statement-breakpoint
SELECT heed_note_findings(array_agg(company_id)) FROM (SELECT company_id FROM company_domains UNION SELECT company_id FROM sso_connections) s
  HAVING count(*) > 0;
