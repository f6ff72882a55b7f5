CREATE TABLE "finding_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "certificate_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "finding_mails" ADD CONSTRAINT "finding_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_mails" ADD CONSTRAINT "finding_mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_mails_company" ON "finding_mails" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sso_connections_unread" ON "sso_connections" USING btree ("id") WHERE certificate is not null and certificate_expires_at is null;
--> statement-breakpoint
-- The wall stands around the person too, as around saved filters.
ALTER TABLE finding_mails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE finding_mails FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY company_in_scope ON finding_mails TO heed_app
  USING (company_id = (SELECT heed_company()) AND user_id = (SELECT heed_user()))
  WITH CHECK (company_id = (SELECT heed_company()) AND user_id = (SELECT heed_user()));
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON finding_mails TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (is_off) ON finding_mails TO heed_app;
--> statement-breakpoint
-- The companies below the one in scope whose inside it may see at this moment. What a list of customers says of their inside is read
-- through views behind this one, so it ends with the access, and not a job later.
CREATE VIEW granted_customers AS
  SELECT a.viewer_id, a.company_id AS customer_id FROM company_access a
   WHERE a.viewer_id = (SELECT heed_company()) AND (a.ends_at IS NULL OR a.ends_at > (SELECT heed_now()));
--> statement-breakpoint
-- Campaigns with their assignments, counted by status; one row without a status where nobody is assigned.
CREATE VIEW granted_work AS
  SELECT g.viewer_id, g.customer_id, c.starts_at, c.status AS campaign_status, k.status, k.n FROM granted_customers g
    JOIN campaigns c ON c.company_id = g.customer_id
    LEFT JOIN assignment_counts k ON k.company_id = c.company_id AND k.campaign_id = c.id;
--> statement-breakpoint
CREATE VIEW granted_domains AS
  SELECT g.viewer_id, g.customer_id, d.created_at, d.proved_at FROM granted_customers g JOIN company_domains d ON d.company_id = g.customer_id;
--> statement-breakpoint
CREATE VIEW granted_certificates AS
  SELECT g.viewer_id, g.customer_id, s.certificate_expires_at AS expires_at FROM granted_customers g
    JOIN sso_connections s ON s.company_id = g.customer_id WHERE s.certificate_expires_at IS NOT NULL;
--> statement-breakpoint
GRANT SELECT ON granted_customers, granted_work, granted_domains, granted_certificates TO heed_app;
