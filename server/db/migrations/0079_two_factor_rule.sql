ALTER TABLE "companies" ADD COLUMN "two_factor_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "two_factor_reminded_at" timestamp with time zone;
--> statement-breakpoint
-- As before, and whether the person's own company requires a second factor by now that they lack. A session that single sign-on opened is
-- free of it: the provider decides how people prove who they are.
DROP FUNCTION heed_enter(text, uuid, timestamptz);
--> statement-breakpoint
CREATE FUNCTION heed_enter(p_session text, p_company uuid, p_at timestamptz)
RETURNS TABLE (
  outcome text, user_id uuid, email text, name text, last_name text, role text, own_company_id uuid, is_house boolean,
  email_verified boolean, temporary_password boolean, policy_confirmed boolean,
  company_id uuid, company_type text, has_boost boolean, has_super_boost boolean, trial_status text, integration text, company_lang text,
  is_acting boolean, two_factor_due boolean
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
DECLARE
  who record; scope companies%ROWTYPE; standing text;
BEGIN
  SELECT u.*, oc.is_house AND u.role IN ('support', 'superadmin') AS staff, oc.is_house AS house, oc.disabled AS company_off,
      s.ends_at <= p_at AS over, s.revoked_at IS NOT NULL AS revoked, s.acting_company_id AS acting,
      oc.two_factor_from <= heed_now() AND NOT u.mfa_enabled AND s.connection_id IS NULL AS lacks_factor INTO who
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
    RETURN QUERY SELECT standing, NULL::uuid, NULL, NULL, NULL, NULL, NULL::uuid, NULL::boolean, NULL::boolean, NULL::boolean, NULL::boolean, NULL::uuid, NULL, NULL::boolean, NULL::boolean, NULL, NULL, NULL, NULL::boolean, NULL::boolean;
    RETURN;
  END IF;
  RETURN QUERY SELECT standing,
    who.id, who.email, who.name, who.last_name, who.role, who.company_id, who.house,
    who.email_verified, who.temporary_password, who.privacy_policy_confirmed_at IS NOT NULL,
    scope.id, scope.company_type, scope.has_boost, scope.has_super_boost, scope.trial_status, scope.integration, scope.lang,
    who.acting IS NOT NULL, coalesce(who.lacks_factor, false);

  PERFORM set_config('app.company', coalesce(scope.id::text, ''), true),
          set_config('app.viewer', coalesce(who.acting, who.company_id)::text, true),
          set_config('app.user', who.id::text, true),
          set_config('app.house', CASE WHEN who.staff AND who.acting IS NULL THEN 'on' ELSE 'off' END, true);
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_enter(text, uuid, timestamptz) TO heed_app;
