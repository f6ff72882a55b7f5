CREATE TABLE "access_uses" (
	"company_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"from_company_id" uuid NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_uses_company_id_session_hash_pk" PRIMARY KEY("company_id","session_hash")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "login_as_company_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_access" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_uses" ADD CONSTRAINT "access_uses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_uses" ADD CONSTRAINT "access_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_uses" ADD CONSTRAINT "access_uses_from_company_id_companies_id_fk" FOREIGN KEY ("from_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_uses_last" ON "access_uses" USING btree ("company_id","last_used_at");--> statement-breakpoint
CREATE INDEX "access_uses_from" ON "access_uses" USING btree ("from_company_id","company_id","last_used_at");--> statement-breakpoint
CREATE INDEX "access_uses_user" ON "access_uses" USING btree ("user_id");
--> statement-breakpoint
-- The moment of the request (`begin` of db/tx.ts), in business time, so that access ends when the product says so and not a job later.
CREATE FUNCTION heed_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;
--> statement-breakpoint
-- Access that is granted on each step between the two, and has not ended.
CREATE FUNCTION heed_has_access(p_viewer uuid, p_company uuid) RETURNS boolean LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM company_access a
    WHERE a.viewer_id = p_viewer AND a.company_id = p_company AND (a.ends_at IS NULL OR a.ends_at > heed_now()))
$$;
--> statement-breakpoint
-- The policy of `companies` reads these rows behind this one, so it knows of no access that has ended.
ALTER POLICY own_access ON company_access USING (viewer_id = (SELECT heed_viewer()) AND (ends_at IS NULL OR ends_at > (SELECT heed_now())));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_may_see(p_company uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT current_setting('role') <> 'heed_app' OR p_company = heed_company() OR p_company = heed_viewer() OR current_setting('app.house', true) = 'on'
    OR heed_has_access(heed_viewer(), p_company)
$$;
--> statement-breakpoint
-- As before, for access that has not ended.
CREATE OR REPLACE FUNCTION heed_enter(p_session text, p_company uuid, p_at timestamptz)
RETURNS TABLE (
  outcome text, user_id uuid, email text, name text, last_name text, role text, own_company_id uuid, is_house boolean,
  email_verified boolean, temporary_password boolean, policy_confirmed boolean,
  company_id uuid, company_type text, has_boost boolean, has_super_boost boolean, trial_status text, integration text, company_lang text,
  is_acting boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
DECLARE
  who record; scope companies%ROWTYPE; standing text;
BEGIN
  SELECT u.*, oc.is_house AND u.role IN ('support', 'superadmin') AS staff, oc.is_house AS house, oc.disabled AS company_off,
      s.ends_at <= p_at AS over, s.revoked_at IS NOT NULL AS revoked, s.acting_company_id AS acting INTO who
    FROM sessions s JOIN users u ON u.id = s.user_id JOIN companies oc ON oc.id = u.company_id
   WHERE s.hash = p_session AND (s.revoked_at IS NULL OR s.acting_company_id IS NOT NULL);
  IF FOUND THEN
    SELECT c.* INTO scope FROM companies c WHERE c.id = coalesce(p_company, who.acting, who.company_id);
    standing := CASE
      WHEN who.over AND NOT who.revoked THEN 'expired'
      WHEN who.disabled OR who.held_at IS NOT NULL OR who.deleted_at IS NOT NULL THEN 'suspended'
      WHEN who.company_off THEN 'company_disabled'
      WHEN scope.id IS NULL OR scope.id <> who.acting THEN 'not_accessible'
      WHEN scope.id = who.company_id OR who.staff THEN 'ok'
      WHEN heed_has_access(who.company_id, scope.id)
        AND who.role IN ('admin', 'msp') THEN CASE WHEN scope.disabled THEN 'company_disabled' ELSE 'ok' END
      ELSE 'not_accessible'
    END;
    IF who.revoked AND standing <> 'not_accessible' THEN standing := 'no_session'; END IF;
  ELSE
    standing := 'no_session';
  END IF;
  IF standing IN ('no_session', 'expired') THEN
    RETURN QUERY SELECT standing, NULL::uuid, NULL, NULL, NULL, NULL, NULL::uuid, NULL::boolean, NULL::boolean, NULL::boolean, NULL::boolean, NULL::uuid, NULL, NULL::boolean, NULL::boolean, NULL, NULL, NULL, NULL::boolean;
    RETURN;
  END IF;
  RETURN QUERY SELECT standing,
    who.id, who.email, who.name, who.last_name, who.role, who.company_id, who.house,
    who.email_verified, who.temporary_password, who.privacy_policy_confirmed_at IS NOT NULL,
    scope.id, scope.company_type, scope.has_boost, scope.has_super_boost, scope.trial_status, scope.integration, scope.lang,
    who.acting IS NOT NULL;

  PERFORM set_config('app.company', coalesce(scope.id::text, ''), true),
          set_config('app.viewer', coalesce(who.acting, who.company_id)::text, true),
          set_config('app.user', who.id::text, true),
          set_config('app.house', CASE WHEN who.staff AND who.acting IS NULL THEN 'on' ELSE 'off' END, true);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_enter_key(p_hash text, p_company uuid)
RETURNS TABLE (
  outcome text, user_id uuid, email text, name text, last_name text, role text, own_company_id uuid, is_house boolean,
  email_verified boolean, temporary_password boolean, policy_confirmed boolean,
  company_id uuid, company_type text, has_boost boolean, has_super_boost boolean, trial_status text, integration text, company_lang text,
  key_id uuid, key_name text, key_scope text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT
    CASE
      WHEN u.disabled OR u.held_at IS NOT NULL OR u.deleted_at IS NOT NULL OR u.role = 'user' OR own.disabled THEN 'suspended'
      WHEN NOT (c.id = own.id OR (own.is_house AND u.role IN ('support', 'superadmin'))
        OR heed_has_access(own.id, c.id)) THEN 'suspended'
      WHEN p_company <> c.id THEN 'not_accessible'
      WHEN c.disabled THEN 'company_disabled'
      ELSE 'ok'
    END,
    u.id, u.email, u.name, u.last_name, 'admin', own.id, false, u.email_verified, false, true,
    c.id, c.company_type, c.has_boost, c.has_super_boost, c.trial_status, c.integration, c.lang, k.id, k.name, k.scope
    FROM api_keys k JOIN users u ON u.id = k.created_by JOIN companies own ON own.id = u.company_id JOIN companies c ON c.id = k.company_id
   WHERE k.hash = p_hash AND k.ended_at IS NULL;
  PERFORM set_config('app.company', coalesce((SELECT k.company_id::text FROM api_keys k WHERE k.hash = p_hash AND k.ended_at IS NULL), ''), true),
          set_config('app.viewer', '', true), set_config('app.user', '', true), set_config('app.house', 'off', true);
END $$;
--> statement-breakpoint
-- Sessions that were opened for one of these companies, and are without access now, end for good: a later grant does not bring them back.
CREATE FUNCTION heed_end_acting(p_ids uuid[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  UPDATE sessions s SET revoked_at = now() FROM users u JOIN companies own ON own.id = u.company_id
   WHERE s.acting_company_id = ANY(p_ids) AND s.revoked_at IS NULL AND u.id = s.user_id AND NOT own.is_house
     AND NOT heed_has_access(own.id, s.acting_company_id)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_end_acting(uuid[]) FROM PUBLIC;
--> statement-breakpoint
-- Granted access: from a company upwards as long as each link is granted, until the first of them ends. Sessions whose access has ended by
-- itself meanwhile end before the new state counts, those without access in the new state after it.
CREATE OR REPLACE FUNCTION heed_rebuild_access() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE below uuid[];
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.parent_id, OLD.login_as_company_status, OLD.login_as_company_until)
    IS NOT DISTINCT FROM (NEW.parent_id, NEW.login_as_company_status, NEW.login_as_company_until)
  THEN RETURN NULL; END IF;
  WITH RECURSIVE b AS (SELECT NEW.id AS id UNION SELECT c.id FROM companies c JOIN b ON c.parent_id = b.id)
  SELECT array_agg(id) INTO below FROM b;
  IF TG_OP = 'UPDATE' THEN PERFORM heed_end_acting(below); END IF;
  DELETE FROM company_access WHERE company_id = ANY(below);
  WITH RECURSIVE up AS (
    SELECT c.parent_id AS viewer_id, c.id AS company_id, c.id AS via_id, c.login_as_company_until AS ends_at FROM companies c
     WHERE c.id = ANY(below) AND c.parent_id IS NOT NULL AND c.login_as_company_status = 'access'
    UNION
    SELECT c.parent_id, u.company_id, c.id, least(u.ends_at, c.login_as_company_until) FROM up u JOIN companies c ON c.id = u.viewer_id
     WHERE c.parent_id IS NOT NULL AND c.login_as_company_status = 'access')
  INSERT INTO company_access (viewer_id, company_id, via_id, ends_at) SELECT viewer_id, company_id, via_id, ends_at FROM up;
  IF TG_OP = 'UPDATE' THEN PERFORM heed_end_acting(below); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE VIEW customers AS
  SELECT p.ancestor_id, p.depth, l.company_id AS id, l.name, l.sort_name, l.search_text, l.parent_id, l.company_type, l.is_partner, l.login_status,
    l.created_at, l.disabled_at, l.is_boosted, l.trial_status, l.trial_ends_at, l.owner_email, l.owner_name, l.is_registered, l.seats, l.licences,
    l.period_start, l.period_end, l.status, l.state, l.expires_at, l.overage,
    (SELECT a.name FROM companies a WHERE a.id = l.parent_id) AS parent_name,
    (SELECT count(*)::int FROM companies k WHERE k.parent_id = l.company_id) AS customers,
    EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = p.ancestor_id AND a.company_id = p.company_id
      AND (a.ends_at IS NULL OR a.ends_at > heed_now())) AS is_granted,
    l.disabled_at IS NOT NULL AND l.suspended_by IS DISTINCT FROM p.ancestor_id
      AND NOT EXISTS (SELECT 1 FROM companies h WHERE h.id = p.ancestor_id AND h.is_house)
      AND NOT EXISTS (SELECT 1 FROM company_parentage s WHERE s.ancestor_id = p.ancestor_id AND s.company_id = l.suspended_by) AS is_suspended_above,
    (SELECT c.is_partner_invite_allowed FROM companies c WHERE c.id = l.company_id) AS is_partner_invite_allowed,
    (SELECT c.is_child_login_allowed FROM companies c WHERE c.id = l.company_id) AS is_child_login_allowed,
    (SELECT c.login_as_company_until FROM companies c WHERE c.id = l.company_id AND c.login_as_company_status = 'access') AS login_until
    FROM company_parentage p JOIN customer_list l ON l.company_id = p.company_id
   WHERE p.ancestor_id = (SELECT heed_company());
--> statement-breakpoint
-- The parent of the company in scope, which stands behind the wall: what its people may know of it is the name.
CREATE FUNCTION heed_parent_name() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.name FROM companies c JOIN companies p ON p.id = c.parent_id WHERE c.id = heed_company()
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_parent_name() TO heed_app;
--> statement-breakpoint
-- A partner asks a direct customer for access. outcome: asked; not_found if it is not below; not_editable if it is not a direct customer,
-- is suspended, or has given access already.
CREATE FUNCTION heed_request_access(p_customer uuid) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE customer companies%ROWTYPE;
BEGIN
  SELECT c.* INTO customer FROM companies c JOIN company_parentage p ON p.company_id = c.id
   WHERE p.ancestor_id = heed_company() AND c.id = p_customer FOR NO KEY UPDATE OF c;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  IF customer.parent_id IS DISTINCT FROM heed_company() OR customer.disabled OR heed_has_access(heed_company(), p_customer)
    THEN RETURN 'not_editable'; END IF;
  UPDATE companies SET login_as_company_status = 'pending', login_as_company_until = NULL, updated_at = heed_now() WHERE id = p_customer;
  RETURN 'asked';
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_request_access(uuid) TO heed_app;
--> statement-breakpoint
ALTER TABLE access_uses ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE access_uses FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON access_uses TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
-- Both sides see who was in a company: the company everybody, a partner its own people.
CREATE VIEW access_used AS
  SELECT x.company_id AS used_id, x.from_company_id AS from_id, f.name AS from_name, f.is_house, u.name, u.last_name, u.email,
    x.first_used_at, x.last_used_at
    FROM access_uses x JOIN users u ON u.id = x.user_id JOIN companies f ON f.id = x.from_company_id
   WHERE x.company_id = (SELECT heed_company()) OR x.from_company_id = (SELECT heed_company());
--> statement-breakpoint
GRANT SELECT ON access_used TO heed_app;
