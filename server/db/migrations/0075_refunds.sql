CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"cents" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone,
	"admin_id" uuid,
	CONSTRAINT "refunds_cents" CHECK ("refunds"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refunds_company" ON "refunds" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "refunds_invoice" ON "refunds" USING btree ("invoice_id");
--> statement-breakpoint
ALTER TABLE refunds ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE refunds FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON refunds TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
-- A purchase notes what its company has to get back; staff at home see everybody's, and note what they gave back.
CREATE POLICY company_in_scope ON refunds TO heed_app
  USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()) AND given_back_at IS NULL);
--> statement-breakpoint
CREATE POLICY written_at_home ON refunds TO heed_app USING ((SELECT heed_at_home())) WITH CHECK ((SELECT heed_at_home()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (given_back_at, admin_id) ON refunds TO heed_app;
--> statement-breakpoint
-- The draft of a purchase for a customer that has left meanwhile can still be given up.
CREATE POLICY buyer_gives_up ON invoices FOR UPDATE TO heed_app
  USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()) AND status = 'void');
