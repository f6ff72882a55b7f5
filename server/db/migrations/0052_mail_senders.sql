CREATE TABLE "mail_senders" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"is_secure" boolean NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text NOT NULL,
	"from_email" text NOT NULL,
	"failing_since" timestamp with time zone,
	"last_failure" jsonb,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Requests never read it: only its settings and delivery do, as owner of the tables.
DO $$ BEGIN
  ALTER TABLE mail_senders ENABLE ROW LEVEL SECURITY;
  ALTER TABLE mail_senders FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY owner_passes ON mail_senders TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
-- Whether a company has proved the domain of an e-mail address, or one above it.
CREATE FUNCTION heed_may_send_from(company uuid, address text) RETURNS boolean LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT EXISTS (SELECT FROM company_domains d WHERE d.company_id = company AND d.proved_at IS NOT NULL
    AND (split_part(address, '@', 2) = d.domain OR right(address, length(d.domain) + 1) = '.' || d.domain));
$$;
