ALTER TABLE "sso_tokens" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "sso_tokens" CASCADE;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "session_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "connection_id" uuid;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "acting_company_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_company_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "opened_by" text;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_connection_id_sso_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."sso_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_acting_company_id_companies_id_fk" FOREIGN KEY ("acting_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_company_id_companies_id_fk" FOREIGN KEY ("acting_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_links_expiry" ON "one_time_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_acting" ON "sessions" USING btree ("acting_company_id") WHERE acting_company_id is not null;--> statement-breakpoint
CREATE INDEX "sessions_opened_by" ON "sessions" USING btree ("opened_by") WHERE opened_by is not null;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_sso" CHECK ((kind = 'sso') = (connection_id is not null));--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_company" CHECK ((kind = 'company') = (acting_company_id is not null));--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_browser" CHECK (kind not in ('sso', 'company') or browser_hash is not null);--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting" CHECK ((acting_company_id is null) = (opened_by is null));
--> statement-breakpoint
-- The tokens of a deleted person are void by now (`voidLinks`); their table has no rows of single sign-on alone any more.
CREATE OR REPLACE FUNCTION heed_forget_sso() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM sso_identities WHERE user_id = NEW.id;
  DELETE FROM sso_sign_ins WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION heed_enter(text, uuid, timestamptz);
--> statement-breakpoint
-- Opens a request at the given moment: one indexed read says who asks and whether the company is reachable, and puts it in scope until the transaction ends.
-- A session that was opened for one company (acting) opens no other, not even the person's own, and shows no more of the others than the
-- people of that company see; after its grant was withdrawn it is answered as not accessible, and never opens again.
-- outcome: ok, no_session, expired, suspended (person disabled or deleted), company_disabled, not_accessible.
CREATE FUNCTION heed_enter(p_session text, p_company uuid, p_at timestamptz)
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
      WHEN who.disabled OR who.deleted_at IS NOT NULL THEN 'suspended'
      WHEN who.company_off THEN 'company_disabled'
      WHEN scope.id IS NULL OR scope.id <> who.acting THEN 'not_accessible'
      WHEN scope.id = who.company_id OR who.staff THEN 'ok'
      WHEN EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = who.company_id AND a.company_id = scope.id)
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
GRANT EXECUTE ON FUNCTION heed_enter(text, uuid, timestamptz) TO heed_app;
--> statement-breakpoint
-- Granted access: from a company upwards as long as each link is granted. Sessions that were opened for a company whose grant is gone end
-- for good, so that a new grant does not bring them back.
CREATE OR REPLACE FUNCTION heed_rebuild_access() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.parent_id, OLD.login_as_company_status) IS NOT DISTINCT FROM (NEW.parent_id, NEW.login_as_company_status)
  THEN RETURN NULL; END IF;
  WITH RECURSIVE below AS (
    SELECT NEW.id AS id UNION SELECT c.id FROM companies c JOIN below b ON c.parent_id = b.id)
  DELETE FROM company_access WHERE company_id IN (SELECT id FROM below);
  WITH RECURSIVE below AS (
    SELECT NEW.id AS id UNION SELECT c.id FROM companies c JOIN below b ON c.parent_id = b.id),
  up AS (
    SELECT c.parent_id AS viewer_id, c.id AS company_id, c.id AS via_id FROM companies c JOIN below USING (id)
     WHERE c.parent_id IS NOT NULL AND c.login_as_company_status = 'access'
    UNION
    SELECT c.parent_id, u.company_id, c.id FROM up u JOIN companies c ON c.id = u.viewer_id
     WHERE c.parent_id IS NOT NULL AND c.login_as_company_status = 'access')
  INSERT INTO company_access (viewer_id, company_id, via_id) SELECT viewer_id, company_id, via_id FROM up;
  WITH RECURSIVE below AS (
    SELECT NEW.id AS id UNION SELECT c.id FROM companies c JOIN below b ON c.parent_id = b.id)
  UPDATE sessions s SET revoked_at = now() FROM below b, users u JOIN companies own ON own.id = u.company_id
   WHERE s.acting_company_id = b.id AND s.revoked_at IS NULL AND u.id = s.user_id AND NOT own.is_house
     AND NOT EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = own.id AND a.company_id = s.acting_company_id);
  RETURN NULL;
END $$;
