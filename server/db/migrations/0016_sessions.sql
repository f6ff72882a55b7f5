-- What names a session is another thing now: everybody signs in once more.
DELETE FROM sessions;
--> statement-breakpoint
DROP INDEX "sessions_user";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sessions_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "custom_token_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ends_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","signed_in_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_custom_token_id_unique" UNIQUE("custom_token_id");
--> statement-breakpoint
DROP FUNCTION heed_enter(text, uuid);
--> statement-breakpoint
-- Opens a request at the given moment: one indexed read says who asks and whether the company is reachable, and puts it in scope until the transaction ends.
-- outcome: ok, no_session, expired, suspended (person disabled or deleted), company_disabled, not_accessible.
CREATE FUNCTION heed_enter(p_session text, p_company uuid, p_at timestamptz)
RETURNS TABLE (
  outcome text, user_id uuid, email text, name text, last_name text, role text, own_company_id uuid, is_house boolean,
  email_verified boolean, temporary_password boolean, policy_confirmed boolean,
  company_id uuid, company_type text, has_boost boolean, has_super_boost boolean, trial_status text, integration text, company_lang text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
DECLARE
  who record; scope companies%ROWTYPE;
BEGIN
  SELECT u.*, oc.is_house AS house, oc.disabled AS company_off, s.ends_at <= p_at AS over INTO who
    FROM sessions s JOIN users u ON u.id = s.user_id JOIN companies oc ON oc.id = u.company_id
   WHERE s.hash = p_session AND s.revoked_at IS NULL;
  IF NOT FOUND OR who.over THEN
    RETURN QUERY SELECT CASE WHEN FOUND THEN 'expired' ELSE 'no_session' END, NULL::uuid, NULL, NULL, NULL, NULL, NULL::uuid, NULL::boolean, NULL::boolean, NULL::boolean, NULL::boolean, NULL::uuid, NULL, NULL::boolean, NULL::boolean, NULL, NULL, NULL;
    RETURN;
  END IF;

  SELECT c.* INTO scope FROM companies c WHERE c.id = coalesce(p_company, who.company_id);
  RETURN QUERY SELECT
    CASE
      WHEN who.disabled OR who.deleted_at IS NOT NULL THEN 'suspended'
      WHEN who.company_off THEN 'company_disabled'
      WHEN scope.id IS NULL THEN 'not_accessible'
      WHEN scope.id = who.company_id OR (who.house AND who.role IN ('support', 'superadmin')) THEN 'ok'
      WHEN EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = who.company_id AND a.company_id = scope.id)
        AND who.role IN ('admin', 'msp') THEN CASE WHEN scope.disabled THEN 'company_disabled' ELSE 'ok' END
      ELSE 'not_accessible'
    END,
    who.id, who.email, who.name, who.last_name, who.role, who.company_id, who.house,
    who.email_verified, who.temporary_password, who.privacy_policy_confirmed_at IS NOT NULL,
    scope.id, scope.company_type, scope.has_boost, scope.has_super_boost, scope.trial_status, scope.integration, scope.lang;

  PERFORM set_config('app.company', coalesce(scope.id::text, ''), true),
          set_config('app.viewer', who.company_id::text, true),
          set_config('app.user', who.id::text, true),
          set_config('app.house', CASE WHEN who.house AND who.role IN ('support', 'superadmin') THEN 'on' ELSE 'off' END, true);
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_enter(text, uuid, timestamptz) TO heed_app;
