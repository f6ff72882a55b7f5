CREATE TABLE "scim_groups" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"external_id" text
);
--> statement-breakpoint
CREATE TABLE "scim_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"external_id" text,
	"department" text,
	"removed_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"deactivated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "scim_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "scim_tokens_company" UNIQUE("company_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_people" ADD CONSTRAINT "scim_people_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_groups_external_id" ON "scim_groups" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_people_user_name" ON "scim_people" USING btree ("company_id",lower("user_name")) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "scim_people_external_id" ON "scim_people" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE INDEX "scim_people_deactivated" ON "scim_people" USING btree ("deactivated_by","deactivated_at");--> statement-breakpoint
CREATE INDEX "users_held" ON "users" USING btree ("company_id") WHERE deleted_at is null and held_at is not null;
--> statement-breakpoint
CREATE OR REPLACE VIEW people AS SELECT * FROM users WHERE company_id = (SELECT heed_company()) AND deleted_at IS NULL;
--> statement-breakpoint
-- Whom a directory managed before we knew its own names for them.
INSERT INTO scim_people (user_id, company_id, user_name) SELECT id, company_id, email FROM users WHERE scim_managed AND deleted_at IS NULL;
--> statement-breakpoint
DO $$ DECLARE t text; BEGIN
  FOREACH t IN ARRAY ARRAY['scim_tokens', 'scim_people', 'scim_groups'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON scim_people, scim_groups TO heed_app;
--> statement-breakpoint
-- A request makes a token and revokes it. It cannot read a hash, nor give a token another one.
GRANT INSERT, DELETE, SELECT (id, company_id, hint, created_by, created_at, last_used_at) ON scim_tokens TO heed_app;
--> statement-breakpoint
-- Opens a call of a directory, as heed_enter_key does for an API key: in the company of the token and no other, as nobody in particular.
-- outcome: ok, company_disabled; no row without such a token.
CREATE FUNCTION heed_enter_scim(p_hash text)
RETURNS TABLE (
  outcome text, token_id uuid, company_id uuid, company_type text, has_boost boolean, has_super_boost boolean, trial_status text,
  integration text, company_lang text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT CASE WHEN c.disabled THEN 'company_disabled' ELSE 'ok' END,
    t.id, c.id, c.company_type, c.has_boost, c.has_super_boost, c.trial_status, c.integration, c.lang
    FROM scim_tokens t JOIN companies c ON c.id = t.company_id WHERE t.hash = p_hash;
  PERFORM set_config('app.company', coalesce((SELECT t.company_id::text FROM scim_tokens t WHERE t.hash = p_hash), ''), true),
          set_config('app.viewer', '', true), set_config('app.user', '', true), set_config('app.house', 'off', true);
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_enter_scim(text) TO heed_app;
--> statement-breakpoint
-- Who made the token of the company in scope; it may be somebody who was deleted since.
CREATE FUNCTION heed_scim_token_creator() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(nullif(trim(u.name || ' ' || u.last_name), ''), u.email) FROM scim_tokens t JOIN users u ON u.id = t.created_by
   WHERE t.company_id = heed_company()
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_scim_token_creator() TO heed_app;
--> statement-breakpoint
-- A deleted person stays as a row for past figures; what the directory called them goes.
CREATE FUNCTION heed_forget_scim() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM scim_people WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_scim AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION heed_forget_scim();
--> statement-breakpoint
-- As before, and the keys of somebody who is held open nothing meanwhile.
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
