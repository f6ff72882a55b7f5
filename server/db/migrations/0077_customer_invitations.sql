CREATE TABLE "customer_invitations" (
	"company_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_invitations_company_id_idempotency_key_pk" PRIMARY KEY("company_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "customer_invitations" ADD CONSTRAINT "customer_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE customer_invitations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE customer_invitations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON customer_invitations TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
