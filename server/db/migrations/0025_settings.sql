CREATE TABLE "company_messages" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_messages_company_id_kind_pk" PRIMARY KEY("company_id","kind")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_keys_scope" CHECK ("api_keys"."scope" in ('read', 'write')),
	CONSTRAINT "api_keys_end" CHECK (("api_keys"."ended_at" is null) = ("api_keys"."end_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo_file_id" uuid GENERATED ALWAYS AS (CASE WHEN logo LIKE 'uploads/%' THEN split_part(logo, '/', 3)::uuid END) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "actor_key" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_messages" ADD CONSTRAINT "company_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name" ON "api_keys" USING btree ("company_id",lower("name")) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "api_keys_creator" ON "api_keys" USING btree ("created_by") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_file" FOREIGN KEY ("id","logo_file_id") REFERENCES "files"("company_id","id");
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['company_messages','api_keys']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON company_messages TO heed_app;
--> statement-breakpoint
-- A request makes keys and ends them. It cannot read a hash, nor give a key another one.
GRANT INSERT, SELECT (id, company_id, name, scope, hint, created_by, created_at, last_used_at, ended_at, end_reason),
  UPDATE (ended_at, end_reason) ON api_keys TO heed_app;
--> statement-breakpoint
CREATE FUNCTION heed_keep_keys_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'an API key that ended stays so'; END $$;
--> statement-breakpoint
CREATE TRIGGER api_keys_stay_ended BEFORE UPDATE ON api_keys
  FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL) EXECUTE FUNCTION heed_keep_keys_ended();
--> statement-breakpoint
-- The keys of somebody who is disabled or deleted or has another role are gone for good, in whatever company they work.
CREATE FUNCTION heed_end_keys_of_person() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE api_keys SET ended_at = NEW.updated_at, end_reason = CASE
      WHEN NEW.deleted_at IS NOT NULL THEN 'creator_deleted' WHEN NEW.disabled THEN 'creator_disabled' ELSE 'creator_role' END
    WHERE created_by = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_end_api_keys AFTER UPDATE OF disabled, deleted_at, role ON users
  FOR EACH ROW WHEN (OLD.role <> 'user' AND (NEW.disabled OR NEW.deleted_at IS NOT NULL OR NEW.role <> OLD.role))
  EXECUTE FUNCTION heed_end_keys_of_person();
--> statement-breakpoint
-- So are the keys that people of a company made before it enforced single sign-on.
CREATE FUNCTION heed_end_keys_of_company() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE api_keys k SET ended_at = NEW.updated_at, end_reason = 'sso_enforced'
    FROM users u WHERE u.company_id = NEW.id AND k.created_by = u.id AND k.ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_end_api_keys AFTER UPDATE OF sso_enforced ON companies
  FOR EACH ROW WHEN (NEW.sso_enforced AND NOT OLD.sso_enforced) EXECUTE FUNCTION heed_end_keys_of_company();
--> statement-breakpoint
-- Opens a request of an API key, as heed_enter does for a session. The key acts as an admin of its company and in no other, whoever
-- made it: neither the other companies of a partner or of support are in sight, nor what a person keeps for themselves.
-- outcome: ok, no_session (no such key, or it ended), suspended (its creator may not act here any more), company_disabled, not_accessible.
CREATE FUNCTION heed_enter_key(p_hash text, p_company uuid)
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
      WHEN u.disabled OR u.deleted_at IS NOT NULL OR u.role = 'user' OR own.disabled THEN 'suspended'
      WHEN NOT (c.id = own.id OR (own.is_house AND u.role IN ('support', 'superadmin'))
        OR EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = own.id AND a.company_id = c.id)) THEN 'suspended'
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
GRANT EXECUTE ON FUNCTION heed_enter_key(text, uuid) TO heed_app;
--> statement-breakpoint
-- Who made the keys of the company in scope; support and partners are people of another company.
CREATE FUNCTION heed_key_creators() RETURNS TABLE (key_id uuid, creator text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT k.id, coalesce(nullif(trim(u.name || ' ' || u.last_name), ''), u.email) FROM api_keys k JOIN users u ON u.id = k.created_by
   WHERE k.company_id = heed_company()
$$;
--> statement-breakpoint
CREATE FUNCTION heed_has_api_key(p_company uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM api_keys WHERE company_id = p_company AND ended_at IS NULL) AND heed_may_see(p_company)
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_key_creators(), heed_has_api_key(uuid) TO heed_app;
--> statement-breakpoint
-- As before, and the name of the key stays as well.
CREATE OR REPLACE FUNCTION heed_refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE personal text[] := ARRAY['name','lastName','email'];
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.erased_at IS NOT NULL
    AND (NEW.id, NEW.company_id, NEW.at, NEW.action, NEW.actor_role, NEW.subject_type, NEW.subject_count)
      = (OLD.id, OLD.company_id, OLD.at, OLD.action, OLD.actor_role, OLD.subject_type, OLD.subject_count)
    AND (NEW.actor_id, NEW.actor_company_id, NEW.actor_key, NEW.subject_id)
      IS NOT DISTINCT FROM (OLD.actor_id, OLD.actor_company_id, OLD.actor_key, OLD.subject_id)
    AND NEW.actor_name IN ('', OLD.actor_name) AND NEW.actor_email IN ('', OLD.actor_email) AND NEW.subject_label IN ('', OLD.subject_label)
    AND (NEW.before IS NOT DISTINCT FROM OLD.before OR NEW.before = OLD.before - personal)
    AND (NEW.after IS NOT DISTINCT FROM OLD.after OR NEW.after = OLD.after - personal)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
