CREATE TABLE "graph_consents" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_senders" ALTER COLUMN "host" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_senders" ALTER COLUMN "port" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_senders" ALTER COLUMN "is_secure" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_senders" ALTER COLUMN "username" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_senders" ALTER COLUMN "sealed_password" DROP NOT NULL;--> statement-breakpoint
-- Senders that are stored already are mail servers.
ALTER TABLE "mail_senders" ADD COLUMN "kind" text NOT NULL DEFAULT 'smtp';--> statement-breakpoint
ALTER TABLE "mail_senders" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mail_senders" ADD COLUMN "sealed_tokens" text;--> statement-breakpoint
ALTER TABLE "graph_consents" ADD CONSTRAINT "graph_consents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "graph_consents_expiry" ON "graph_consents" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_kind" CHECK (CASE kind WHEN 'smtp' THEN num_nulls(host, port, is_secure, username, sealed_password) = 0 AND sealed_tokens IS NULL
        WHEN 'graph' THEN num_nonnulls(host, port, is_secure, username, sealed_password) = 0 AND sealed_tokens IS NOT NULL
        ELSE false END);
--> statement-breakpoint
-- Requests never read it: only the settings of senders do, as owner of the tables.
DO $$ BEGIN
  ALTER TABLE graph_consents ENABLE ROW LEVEL SECURITY;
  ALTER TABLE graph_consents FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY owner_passes ON graph_consents TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
