CREATE TABLE "audit_erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"company_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"audit_id" uuid NOT NULL,
	"personal" jsonb NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "audit_seals_company_id_seq_pk" PRIMARY KEY("company_id","seq"),
	CONSTRAINT "audit_seals_audit_id_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_pending_company" ON "audit_pending" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
-- The walls. heed_app reads its company's seals to verify them; only the owner, which runs the job, writes.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['audit_pending','audit_seals','audit_erasures']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON audit_pending, audit_seals TO heed_app;
--> statement-breakpoint
-- Every entry is noted as waiting in the transaction that writes it: no entry is forgotten, and no writer waits for another.
CREATE FUNCTION heed_note_audit_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN INSERT INTO audit_pending (audit_id, company_id) SELECT id, company_id FROM added; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_note_entries AFTER INSERT ON audit_log REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION heed_note_audit_entries();
--> statement-breakpoint
INSERT INTO audit_pending (audit_id, company_id) SELECT id, company_id FROM audit_log;
--> statement-breakpoint
-- An entry stays as it is, but for the name and address of somebody who was deleted.
CREATE FUNCTION heed_refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE personal text[] := ARRAY['name','lastName','email'];
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.erased_at IS NOT NULL
    AND (NEW.id, NEW.company_id, NEW.at, NEW.action, NEW.actor_role, NEW.subject_type, NEW.subject_count)
      = (OLD.id, OLD.company_id, OLD.at, OLD.action, OLD.actor_role, OLD.subject_type, OLD.subject_count)
    AND (NEW.actor_id, NEW.actor_company_id, NEW.subject_id) IS NOT DISTINCT FROM (OLD.actor_id, OLD.actor_company_id, OLD.subject_id)
    AND NEW.actor_name IN ('', OLD.actor_name) AND NEW.actor_email IN ('', OLD.actor_email) AND NEW.subject_label IN ('', OLD.subject_label)
    AND (NEW.before IS NOT DISTINCT FROM OLD.before OR NEW.before = OLD.before - personal)
    AND (NEW.after IS NOT DISTINCT FROM OLD.after OR NEW.after = OLD.after - personal)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION heed_refuse_audit_change();
--> statement-breakpoint
-- A deleted person's name and address leave the log, too, once the entries are sealed.
CREATE FUNCTION heed_note_audit_erasure() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO audit_erasures (user_id, company_id) VALUES (NEW.id, NEW.company_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_note_audit_erasure AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION heed_note_audit_erasure();
--> statement-breakpoint
-- Whether somebody is deleted, also somebody of a company that the caller cannot see: our support, a partner.
CREATE FUNCTION heed_is_deleted(person uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT EXISTS (SELECT 1 FROM users WHERE id = person AND deleted_at IS NOT NULL) $$;
