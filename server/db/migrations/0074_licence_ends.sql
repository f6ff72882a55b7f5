-- The views read columns that are made anew.
DROP VIEW customers, customers_in_order;
--> statement-breakpoint
ALTER TABLE "customer_list" ADD COLUMN "licences_end_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "customer_list" ADD COLUMN "licences_ended_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "finding_facts" ADD COLUMN "licences_end_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "finding_facts" ADD COLUMN "licences_ended_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "customer_list" drop column "status";
--> statement-breakpoint
ALTER TABLE "customer_list" ADD COLUMN "status" text GENERATED ALWAYS AS (case when is_boosted then 'boosted' when licences_ended_at is not null and trial_status is distinct from 'active' then 'licencesEnded' when not is_registered then 'notRegistered' when trial_status = 'active' then 'trialActive' else 'free' end) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer_list" drop column "state";
--> statement-breakpoint
ALTER TABLE "customer_list" ADD COLUMN "state" text GENERATED ALWAYS AS (case when is_boosted then 'active' when trial_status = 'active' then 'trialing' when trial_status = 'expired' or licences_ended_at is not null then 'expired' else 'available' end) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "customer_list" drop column "expires_at";
--> statement-breakpoint
ALTER TABLE "customer_list" ADD COLUMN "expires_at" timestamp with time zone GENERATED ALWAYS AS (case when is_boosted then period_end when trial_status = 'active' then trial_ends_at else licences_ended_at end) STORED;
--> statement-breakpoint
CREATE INDEX "finding_facts_licences_end" ON "finding_facts" USING btree ("licences_end_at") WHERE licences_end_at is not null;
--> statement-breakpoint
CREATE INDEX "finding_facts_licences_ended" ON "finding_facts" USING btree ("company_id") WHERE licences_ended_at is not null;
--> statement-breakpoint
-- Both went with their columns.
CREATE INDEX "customer_list_status" ON "customer_list" USING btree ("status" NULLS FIRST,"company_id","parent_id");
--> statement-breakpoint
CREATE INDEX "customer_list_expires" ON "customer_list" USING btree ("expires_at" NULLS FIRST,"company_id","parent_id");
--> statement-breakpoint
DROP FUNCTION heed_subscription_of(uuid);
--> statement-breakpoint
-- As in 0035, with the next end; and for a company of which none is in force, when the last ended. Nothing has ended where later ones were
-- given up: that was a choice, and the company is on the free plan.
CREATE FUNCTION heed_subscription_of(p_company uuid)
  RETURNS TABLE (licences integer, period_start timestamptz, period_end timestamptz, next_end timestamptz, ended_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT sum(h.seats) FILTER (WHERE h.ends_at >= c.next_licence_end)::int, min(l.starts_at) FILTER (WHERE h.ends_at >= c.next_licence_end),
      max(h.ends_at) FILTER (WHERE h.ends_at >= c.next_licence_end), c.next_licence_end,
      CASE WHEN c.next_licence_end IS NULL
        AND max(h.ends_at) >= (SELECT max(e.ends_at) FROM seat_entries e WHERE e.company_id = c.id AND e.seats > 0) THEN max(h.ends_at) END
    FROM companies c JOIN seat_holdings h ON h.company_id = c.id AND h.seats > 0
    JOIN invoice_lines l ON l.id = h.lot_id
   WHERE c.id = p_company GROUP BY c.id
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_subscription_of(uuid) FROM PUBLIC;
--> statement-breakpoint
-- As in 0055, with the ends of licences.
CREATE OR REPLACE FUNCTION heed_list_customers(p_ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM customer_list WHERE company_id = ANY(p_ids) ORDER BY company_id FOR UPDATE;
  INSERT INTO customer_list AS l (company_id, name, parent_id, parent_sort_name, company_type, is_partner, login_status, created_at, disabled_at,
      suspended_by, is_boosted, trial_status, trial_ends_at, owner_email, owner_name, is_registered, seats, licences, period_start, period_end, licences_end_at,
      licences_ended_at)
  SELECT c.id, c.name, c.parent_id, (SELECT lower(p.name) FROM companies p WHERE p.id = c.parent_id), c.company_type, c.is_partner,
      c.login_as_company_status, c.created_at, CASE WHEN c.disabled THEN coalesce(c.disabled_at, c.updated_at) END, c.suspended_by,
      c.has_boost OR c.has_super_boost, c.trial_status, c.trial_ends_at,
      o.email, coalesce(nullif(trim(o.name || ' ' || o.last_name), ''), o.email),
      coalesce((SELECT x.is_registered FROM customer_list x WHERE x.company_id = c.id), false)
        OR coalesce((SELECT true FROM users u WHERE u.company_id = c.id AND u.account IN ('account_owner', 'account_admin')
          AND u.deleted_at IS NULL AND u.first_session_at IS NOT NULL LIMIT 1), false),
      (SELECT coalesce(sum(k.n), 0)::int FROM people_counts k WHERE k.company_id = c.id AND NOT k.disabled),
      s.licences, s.period_start, s.period_end, s.next_end, s.ended_at
    FROM companies c
    LEFT JOIN LATERAL (SELECT u.email, u.name, u.last_name FROM users u
      WHERE u.company_id = c.id AND u.account = 'account_owner' AND u.deleted_at IS NULL ORDER BY u.created_at LIMIT 1) o ON true
    LEFT JOIN LATERAL heed_subscription_of(c.id) s ON true
   WHERE c.id = ANY(p_ids)
  ON CONFLICT (company_id) DO UPDATE SET (name, parent_id, parent_sort_name, company_type, is_partner, login_status, created_at, disabled_at,
      suspended_by, is_boosted, trial_status, trial_ends_at, owner_email, owner_name, is_registered, seats, licences, period_start, period_end, licences_end_at,
      licences_ended_at)
    = (excluded.name, excluded.parent_id, excluded.parent_sort_name, excluded.company_type, excluded.is_partner, excluded.login_status,
      excluded.created_at, excluded.disabled_at, excluded.suspended_by, excluded.is_boosted, excluded.trial_status, excluded.trial_ends_at,
      excluded.owner_email, excluded.owner_name, excluded.is_registered, excluded.seats, excluded.licences, excluded.period_start,
      excluded.period_end, excluded.licences_end_at, excluded.licences_ended_at);
  PERFORM heed_note_findings(p_ids);
END $$;
--> statement-breakpoint
-- As in 0060, with the ends of licences.
CREATE OR REPLACE FUNCTION heed_note_findings(p_ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM customer_list WHERE company_id = ANY(p_ids) ORDER BY company_id FOR UPDATE;
  INSERT INTO finding_facts AS f (company_id, parent_id, is_watched, trial_ends_at, licence_percent, licences_end_at, licences_ended_at, awaits_admin, trained_at,
      idle_since, overdue_percent, domain_added_at, certificate_expires_at)
  SELECT l.company_id, l.parent_id, l.disabled_at IS NULL, CASE WHEN l.state = 'trialing' THEN l.trial_ends_at END,
      CASE WHEN l.is_boosted AND l.licences > 0 THEN l.seats * 100.0 / l.licences END,
      CASE WHEN l.is_boosted THEN l.licences_end_at END, CASE WHEN l.status = 'licencesEnded' THEN l.licences_ended_at END,
      NOT l.is_registered AND l.owner_email IS NOT NULL, t.trained_at, CASE WHEN l.seats > 0 THEN greatest(l.created_at, t.trained_at) END, w.overdue_percent,
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
  ON CONFLICT (company_id) DO UPDATE SET (parent_id, is_watched, trial_ends_at, licence_percent, licences_end_at, licences_ended_at, awaits_admin, trained_at,
      idle_since, overdue_percent, domain_added_at, certificate_expires_at)
    = (excluded.parent_id, excluded.is_watched, excluded.trial_ends_at, excluded.licence_percent, excluded.licences_end_at, excluded.licences_ended_at, excluded.awaits_admin, excluded.trained_at, excluded.idle_since,
      excluded.overdue_percent, excluded.domain_added_at, excluded.certificate_expires_at)
    WHERE (f.parent_id, f.is_watched, f.trial_ends_at, f.licence_percent, f.licences_end_at, f.licences_ended_at, f.awaits_admin, f.trained_at, f.idle_since, f.overdue_percent,
      f.domain_added_at, f.certificate_expires_at)
    IS DISTINCT FROM (excluded.parent_id, excluded.is_watched, excluded.trial_ends_at, excluded.licence_percent, excluded.licences_end_at, excluded.licences_ended_at, excluded.awaits_admin, excluded.trained_at,
      excluded.idle_since, excluded.overdue_percent, excluded.domain_added_at, excluded.certificate_expires_at);
END $$;
--> statement-breakpoint
-- As in 0055.
CREATE VIEW customers AS
  SELECT p.ancestor_id, p.depth, l.company_id AS id, l.name, l.sort_name, l.search_text, l.parent_id, l.company_type, l.is_partner, l.login_status,
    l.created_at, l.disabled_at, l.is_boosted, l.trial_status, l.trial_ends_at, l.owner_email, l.owner_name, l.is_registered, l.seats, l.licences,
    l.period_start, l.period_end, l.status, l.state, l.expires_at, l.overage,
    (SELECT a.name FROM companies a WHERE a.id = l.parent_id) AS parent_name,
    (SELECT count(*)::int FROM companies k WHERE k.parent_id = l.company_id) AS customers,
    a.company_id IS NOT NULL AS is_granted,
    l.disabled_at IS NOT NULL AND l.suspended_by IS DISTINCT FROM p.ancestor_id
      AND NOT EXISTS (SELECT 1 FROM companies h WHERE h.id = p.ancestor_id AND h.is_house)
      AND NOT EXISTS (SELECT 1 FROM company_parentage s WHERE s.ancestor_id = p.ancestor_id AND s.company_id = l.suspended_by) AS is_suspended_above,
    (SELECT c.is_partner_invite_allowed FROM companies c WHERE c.id = l.company_id) AS is_partner_invite_allowed,
    (SELECT c.is_child_login_allowed FROM companies c WHERE c.id = l.company_id) AS is_child_login_allowed,
    (SELECT c.login_as_company_until FROM companies c WHERE c.id = l.company_id AND c.login_as_company_status = 'access') AS login_until,
    a.ends_at AS granted_until,
    l.parent_sort_name
    FROM company_parentage p JOIN customer_list l ON l.company_id = p.company_id
    LEFT JOIN company_access a ON a.viewer_id = p.ancestor_id AND a.company_id = p.company_id AND (a.ends_at IS NULL OR a.ends_at > (SELECT heed_now()))
   WHERE p.ancestor_id = (SELECT heed_company());
--> statement-breakpoint
CREATE VIEW customers_in_order AS
  SELECT l.company_id AS id, l.created_at, l.sort_name, l.parent_sort_name, l.status, l.disabled_at, l.expires_at, l.licences, l.seats, l.overage,
    l.login_status, l.owner_email, l.period_start, l.period_end
    FROM customer_list l
   WHERE l.parent_id = (SELECT heed_company())
      OR l.company_id IN (SELECT p.company_id FROM company_parentage p WHERE p.ancestor_id = (SELECT heed_company()) AND p.depth > 1);
--> statement-breakpoint
GRANT SELECT ON customers, customers_in_order TO heed_app;
--> statement-breakpoint
-- The ends of licences are commercial, as a trial: a partner sees them without access.
CREATE OR REPLACE VIEW customer_findings AS
  SELECT p.ancestor_id AS viewer_id, f.company_id AS customer_id, a.company_id IS NOT NULL AS is_granted,
    f.trial_ends_at, f.licence_percent, f.awaits_admin,
    CASE WHEN a.company_id IS NOT NULL THEN f.trained_at END AS trained_at,
    CASE WHEN a.company_id IS NOT NULL THEN f.idle_since END AS idle_since,
    CASE WHEN a.company_id IS NOT NULL THEN f.overdue_percent END AS overdue_percent,
    CASE WHEN a.company_id IS NOT NULL THEN f.domain_added_at END AS domain_added_at,
    CASE WHEN a.company_id IS NOT NULL THEN f.certificate_expires_at END AS certificate_expires_at,
    f.licences_end_at, f.licences_ended_at
    FROM company_parentage p JOIN finding_facts f ON f.company_id = p.company_id
    LEFT JOIN company_access a ON a.viewer_id = p.ancestor_id AND a.company_id = p.company_id
      AND (a.ends_at IS NULL OR a.ends_at > (SELECT heed_now()))
   WHERE p.ancestor_id = (SELECT heed_company()) AND f.is_watched;
--> statement-breakpoint
CREATE OR REPLACE VIEW finding_numbers AS
  SELECT f.viewer_id, a.company_id IS NOT NULL AS is_granted, f.trial_ends_at, f.licence_percent, f.awaits_admin,
    CASE WHEN a.company_id IS NOT NULL THEN f.idle_since END AS idle_since,
    CASE WHEN a.company_id IS NOT NULL THEN f.overdue_percent END AS overdue_percent,
    CASE WHEN a.company_id IS NOT NULL THEN f.domain_added_at END AS domain_added_at,
    CASE WHEN a.company_id IS NOT NULL THEN f.certificate_expires_at END AS certificate_expires_at,
    f.licences_end_at, f.licences_ended_at
    FROM (SELECT d.parent_id AS viewer_id, d.* FROM finding_facts d WHERE d.parent_id = (SELECT heed_company()) AND d.is_watched
      UNION ALL SELECT p.ancestor_id, d.* FROM company_parentage p JOIN finding_facts d ON d.company_id = p.company_id
        WHERE p.ancestor_id = (SELECT heed_company()) AND p.depth > 1 AND d.is_watched) f
    LEFT JOIN company_access a ON a.viewer_id = f.viewer_id AND a.company_id = f.company_id
      AND (a.ends_at IS NULL OR a.ends_at > (SELECT heed_now()));
--> statement-breakpoint
SELECT heed_list_customers(array_agg(DISTINCT company_id)) FROM seat_holdings HAVING count(*) > 0;
