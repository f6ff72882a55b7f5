CREATE TABLE "address_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"takes_effect_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "address_changes_lost_mailbox" CHECK (kind = 'own' or (reason is not null and takes_effect_at is not null)),
	CONSTRAINT "address_changes_done" CHECK (state not in ('done', 'settled') or done_at is not null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_session_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD COLUMN "address_change_id" uuid;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_changes_waiting" ON "address_changes" USING btree ("user_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "address_changes_reserved" ON "address_changes" USING btree ("old_email") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "address_changes_user" ON "address_changes" USING btree ("user_id","asked_at");--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_address_change_id_address_changes_id_fk" FOREIGN KEY ("address_change_id") REFERENCES "public"."address_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- "Signed in" is a fact of the database, whoever opens the session. What was before stands in the audit log.
UPDATE users u SET first_session_at = s.first_at
  FROM (SELECT subject_id, min(at) AS first_at FROM audit_log WHERE action = 'session.opened' GROUP BY subject_id) s
 WHERE s.subject_id = u.id;
--> statement-breakpoint
UPDATE users SET first_session_at = last_login WHERE first_session_at IS NULL AND role <> 'user' AND last_login IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION heed_note_first_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE users SET first_session_at = NEW.created_at WHERE id = NEW.user_id AND first_session_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_note_first AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION heed_note_first_session();
--> statement-breakpoint
ALTER TABLE address_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE address_changes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY company_in_scope ON address_changes TO heed_app
  USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()));
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON address_changes TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON address_changes TO heed_app;
--> statement-breakpoint
GRANT UPDATE (state) ON address_changes TO heed_app;
--> statement-breakpoint
-- A request may make links useless and take back mail that waits. It still cannot read a link, or make one.
GRANT SELECT (company_id, user_id, kind, used_at), UPDATE (used_at) ON one_time_links TO heed_app;
--> statement-breakpoint
GRANT UPDATE (status, claimed_at) ON mails TO heed_app;
--> statement-breakpoint
-- Of people and of addresses that somebody may still take back. `p_except`: a person to whom their own old addresses are free.
DROP FUNCTION heed_emails_in_use(text[]);
--> statement-breakpoint
CREATE FUNCTION heed_emails_in_use(p_emails text[], p_except uuid DEFAULT NULL) RETURNS SETOF text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT u.email FROM unnest(p_emails) AS e(email) JOIN users u ON u.email = e.email WHERE u.deleted_at IS NULL
  UNION
  SELECT c.old_email FROM unnest(p_emails) AS e(email) JOIN address_changes c ON c.old_email = e.email
   WHERE c.state = 'done' AND c.user_id IS DISTINCT FROM p_except
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_emails_in_use(text[], uuid) TO heed_app;
--> statement-breakpoint
-- Nobody takes an address that its last owner may still take back, whoever writes it. Fails like the index on addresses.
CREATE FUNCTION heed_refuse_reserved(p_email text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the address is reserved' USING ERRCODE = 'unique_violation', CONSTRAINT = 'users_email',
    DETAIL = format('Key (email)=(%s) already belongs to somebody.', p_email);
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_keep_reserved_from_new() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_refuse_reserved(n.email) FROM new_rows n JOIN address_changes c ON c.old_email = n.email
    WHERE c.state = 'done' AND c.user_id <> n.id AND n.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_keep_reserved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_refuse_reserved(NEW.email) FROM address_changes c
    WHERE c.old_email = NEW.email AND c.state = 'done' AND c.user_id <> NEW.id AND NEW.deleted_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_reserved_insert AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_keep_reserved_from_new();
--> statement-breakpoint
CREATE TRIGGER users_reserved_update AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION heed_keep_reserved();
--> statement-breakpoint
-- Addresses that wait to be confirmed were perhaps asked for by somebody else; they are asked for anew.
DROP VIEW people;
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "unconfirmed_new_email";
--> statement-breakpoint
CREATE VIEW people AS SELECT * FROM users WHERE company_id = (SELECT heed_company()) AND deleted_at IS NULL;
--> statement-breakpoint
GRANT SELECT ON people TO heed_app;
