CREATE INDEX "mails_about" ON "mails" USING btree ((params ->> 'email')) WHERE params ? 'email';
--> statement-breakpoint
-- A deleted person stays as a row for past figures. Their mails stay, too, because figures and limits count them, but say nothing about them
-- any more; what has not left yet never leaves. Mails to others, such as those of a support ticket, lose the address.
CREATE FUNCTION heed_forget_mails() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE mails SET recipient = NEW.email, params = '{}', subject = NULL, body = NULL, failure = NULL, claim_id = NULL, claimed_at = NULL,
    status = CASE WHEN status IN ('queued', 'sending') THEN 'cancelled' ELSE status END
   WHERE user_id = NEW.id;
  UPDATE mails SET params = (params || jsonb_build_object('email', NEW.email)) - 'newEmail',
    subject = CASE WHEN status IN ('queued', 'sending') THEN subject END, body = CASE WHEN status IN ('queued', 'sending') THEN body END
   WHERE params ? 'email' AND params ->> 'email' = OLD.email;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_mails AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION heed_forget_mails();
--> statement-breakpoint
-- The answer of a mail server often repeats the address.
CREATE FUNCTION heed_forget_failure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN NEW.invitation_failure := NULL; RETURN NEW; END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_failure BEFORE UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL AND NEW.invitation_failure IS NOT NULL) EXECUTE FUNCTION heed_forget_failure();
--> statement-breakpoint
-- The same for people who were deleted before. Their addresses are only known from their mails; one that somebody has now stays.
UPDATE mails m SET params = (m.params || jsonb_build_object('email', gone.email)) - 'newEmail',
  subject = CASE WHEN m.status IN ('queued', 'sending') THEN m.subject END, body = CASE WHEN m.status IN ('queued', 'sending') THEN m.body END
  FROM (SELECT DISTINCT ON (o.recipient) o.recipient, u.email FROM mails o JOIN users u ON u.id = o.user_id AND u.deleted_at IS NOT NULL) gone
 WHERE m.params ? 'email' AND m.params ->> 'email' = gone.recipient
   AND NOT EXISTS (SELECT FROM users now WHERE now.email = gone.recipient AND now.deleted_at IS NULL);
--> statement-breakpoint
UPDATE mails m SET recipient = u.email, params = '{}', subject = NULL, body = NULL, failure = NULL, claim_id = NULL, claimed_at = NULL,
  status = CASE WHEN m.status IN ('queued', 'sending') THEN 'cancelled' ELSE m.status END
  FROM users u WHERE u.id = m.user_id AND u.deleted_at IS NOT NULL;
--> statement-breakpoint
UPDATE users SET invitation_failure = NULL WHERE deleted_at IS NOT NULL AND invitation_failure IS NOT NULL;
