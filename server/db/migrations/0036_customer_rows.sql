-- As scalar subqueries: two EXISTS joined by OR became hashes of both tables, read whole for each company.
CREATE OR REPLACE FUNCTION heed_list_customers(p_ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM customer_list WHERE company_id = ANY(p_ids) ORDER BY company_id FOR UPDATE;
  INSERT INTO customer_list AS l (company_id, name, parent_id, company_type, is_partner, login_status, created_at, disabled_at, suspended_by,
      is_boosted, trial_status, trial_ends_at, owner_email, owner_name, is_registered, seats, licences, period_start, period_end)
  SELECT c.id, c.name, c.parent_id, c.company_type, c.is_partner, c.login_as_company_status, c.created_at,
      CASE WHEN c.disabled THEN coalesce(c.disabled_at, c.updated_at) END, c.suspended_by,
      c.has_boost OR c.has_super_boost, c.trial_status, c.trial_ends_at,
      o.email, coalesce(nullif(trim(o.name || ' ' || o.last_name), ''), o.email),
      coalesce((SELECT x.is_registered FROM customer_list x WHERE x.company_id = c.id), false)
        OR coalesce((SELECT true FROM users u WHERE u.company_id = c.id AND u.account IN ('account_owner', 'account_admin')
          AND u.deleted_at IS NULL AND u.first_session_at IS NOT NULL LIMIT 1), false),
      (SELECT coalesce(sum(k.n), 0)::int FROM people_counts k WHERE k.company_id = c.id AND NOT k.disabled),
      s.licences, s.period_start, s.period_end
    FROM companies c
    LEFT JOIN LATERAL (SELECT u.email, u.name, u.last_name FROM users u
      WHERE u.company_id = c.id AND u.account = 'account_owner' AND u.deleted_at IS NULL ORDER BY u.created_at LIMIT 1) o ON true
    LEFT JOIN LATERAL heed_subscription_of(c.id) s ON true
   WHERE c.id = ANY(p_ids)
  ON CONFLICT (company_id) DO UPDATE SET (name, parent_id, company_type, is_partner, login_status, created_at, disabled_at, suspended_by,
      is_boosted, trial_status, trial_ends_at, owner_email, owner_name, is_registered, seats, licences, period_start, period_end)
    = (excluded.name, excluded.parent_id, excluded.company_type, excluded.is_partner, excluded.login_status, excluded.created_at,
      excluded.disabled_at, excluded.suspended_by, excluded.is_boosted, excluded.trial_status, excluded.trial_ends_at,
      excluded.owner_email, excluded.owner_name, excluded.is_registered, excluded.seats, excluded.licences, excluded.period_start,
      excluded.period_end);
END $$;
--> statement-breakpoint
-- As arrays: the planner takes a recursive query for thousands of rows, and read all companies for each one that changed.
CREATE OR REPLACE FUNCTION heed_rebuild_access() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE moved uuid[];
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.parent_id, OLD.login_as_company_status) IS NOT DISTINCT FROM (NEW.parent_id, NEW.login_as_company_status)
  THEN RETURN NULL; END IF;
  WITH RECURSIVE below AS (
    SELECT NEW.id AS id UNION SELECT c.id FROM companies c JOIN below b ON c.parent_id = b.id)
  SELECT array_agg(id) INTO moved FROM below;
  DELETE FROM company_access WHERE company_id = ANY(moved);
  WITH RECURSIVE up AS (
    SELECT c.parent_id AS viewer_id, c.id AS company_id, c.id AS via_id FROM companies c
     WHERE c.id = ANY(moved) AND c.parent_id IS NOT NULL AND c.login_as_company_status = 'access'
    UNION
    SELECT c.parent_id, u.company_id, c.id FROM up u JOIN companies c ON c.id = u.viewer_id
     WHERE c.parent_id IS NOT NULL AND c.login_as_company_status = 'access')
  INSERT INTO company_access (viewer_id, company_id, via_id) SELECT viewer_id, company_id, via_id FROM up;
  UPDATE sessions s SET revoked_at = now() FROM users u JOIN companies own ON own.id = u.company_id
   WHERE s.acting_company_id = ANY(moved) AND s.revoked_at IS NULL AND u.id = s.user_id AND NOT own.is_house
     AND NOT EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = own.id AND a.company_id = s.acting_company_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The partners among the companies, for their names in filters and orders.
CREATE INDEX customer_list_partners ON customer_list (company_id) WHERE is_partner;
