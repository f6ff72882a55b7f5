ALTER TABLE "one_time_links" DROP CONSTRAINT "one_time_links_sso";--> statement-breakpoint
-- Whose deactivation waits for an admin is neither active nor invited. The index on the status goes with the column.
DROP VIEW people;
--> statement-breakpoint
ALTER TABLE "users" drop column "status";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "status" text GENERATED ALWAYS AS (case when disabled then 'disabled' when held_at is not null then 'held' when last_login is null then 'invited' else 'active' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("company_id","status","id","disabled","account") WHERE deleted_at is null;
--> statement-breakpoint
CREATE VIEW people AS SELECT * FROM users WHERE company_id = (SELECT heed_company()) AND deleted_at IS NULL;
--> statement-breakpoint
GRANT SELECT ON people TO heed_app;
--> statement-breakpoint
DELETE FROM people_counts;
--> statement-breakpoint
INSERT INTO people_counts (company_id, account, status, n)
  SELECT company_id, account, status, count(*) FROM users WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
-- Sign-ins that are under way do not say how they were confirmed; they begin anew.
DELETE FROM sso_sign_ins;
--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "session_hash" text;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "scim_people" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scim_people" ADD COLUMN "moved_by" uuid;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_connection" ON "sessions" USING btree ("connection_id") WHERE connection_id is not null;--> statement-breakpoint
CREATE INDEX "scim_people_moved" ON "scim_people" USING btree ("moved_by","moved_at");--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_sso" CHECK ((kind in ('sso', 'bind')) = (connection_id is not null));--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD CONSTRAINT "sso_sign_ins_confirmed" CHECK (num_nonnulls(session_hash, link_hash) = num_nonnulls(user_id));
--> statement-breakpoint
-- As before, and sessions that came through a connection end with it, as do those that were opened from them for other companies: who is
-- behind them was vouched for by a provider that the company no longer trusts.
CREATE OR REPLACE FUNCTION heed_follow_sso_connection() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE companies SET sso_provider = NULL, sso_enforced = false WHERE id = OLD.company_id;
    WITH ended AS (SELECT hash FROM sessions WHERE connection_id = OLD.id)
    UPDATE sessions SET revoked_at = now()
     WHERE revoked_at IS NULL AND (hash IN (SELECT hash FROM ended) OR opened_by IN (SELECT hash FROM ended));
  ELSE
    UPDATE companies SET sso_provider = NEW.type WHERE id = NEW.company_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, and somebody whose deactivation waits for an admin does not get in, whatever became of their sessions.
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
