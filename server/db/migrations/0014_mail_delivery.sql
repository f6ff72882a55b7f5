DROP INDEX "mails_queue";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_failure" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "postponed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "first_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claim_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure" jsonb;--> statement-breakpoint
CREATE INDEX "users_undelivered" ON "users" USING btree ("company_id","created_at","id") WHERE deleted_at is null and invitation_failure is not null;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("due_at","created_at") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "mails_claimed" ON "mails" USING btree ("claimed_at") WHERE status = 'sending';--> statement-breakpoint
CREATE INDEX "mails_person" ON "mails" USING btree ("user_id","created_at");--> statement-breakpoint
-- Views keep the columns they were made with.
CREATE OR REPLACE VIEW people AS SELECT * FROM users WHERE company_id = (SELECT heed_company()) AND deleted_at IS NULL;
--> statement-breakpoint
-- Invitations that were given up before anybody was told: shown on their people from now on.
UPDATE users u SET invitation_failure = '{"kind": "unreachable", "detail": ""}' WHERE u.last_login IS NULL AND u.deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM mails m WHERE m.user_id = u.id AND m.recipient = u.email AND m.status = 'failed' AND m.template IN ('invite_admin', 'invite_learner'))
  AND NOT EXISTS (SELECT 1 FROM mails m WHERE m.user_id = u.id AND m.status <> 'failed' AND m.template IN ('invite_admin', 'invite_learner'));
