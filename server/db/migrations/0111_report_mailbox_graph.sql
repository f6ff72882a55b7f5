-- Mailboxes that are connected already are read over IMAP, and consents that are under way are for sending.
ALTER TABLE "simulation_mailboxes" ALTER COLUMN "host" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" ALTER COLUMN "port" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" ALTER COLUMN "is_secure" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" ALTER COLUMN "sealed_password" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "graph_consents" ADD COLUMN "purpose" text NOT NULL DEFAULT 'send';--> statement-breakpoint
ALTER TABLE "graph_consents" ALTER COLUMN "purpose" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" ADD COLUMN "kind" text NOT NULL DEFAULT 'imap';--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" ADD COLUMN "sealed_tokens" text;--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" ADD COLUMN "position" jsonb;--> statement-breakpoint
UPDATE "simulation_mailboxes" SET "position" = jsonb_build_object('uidValidity', "uid_validity", 'lastUid', "last_uid")
  WHERE "uid_validity" IS NOT NULL AND "last_uid" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" DROP COLUMN "uid_validity";--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" DROP COLUMN "last_uid";--> statement-breakpoint
ALTER TABLE "graph_consents" ADD CONSTRAINT "graph_consents_purpose" CHECK ("graph_consents"."purpose" in ('send','reports'));--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" ADD CONSTRAINT "simulation_mailboxes_kind" CHECK (CASE kind WHEN 'imap' THEN num_nulls(host, port, is_secure, sealed_password) = 0 AND sealed_tokens IS NULL
        WHEN 'graph' THEN num_nonnulls(host, port, is_secure, sealed_password) = 0 AND sealed_tokens IS NOT NULL
        ELSE false END);
