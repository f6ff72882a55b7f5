CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"session_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_provider" CHECK ("checkouts"."provider" in ('sandbox','stripe')),
	CONSTRAINT "checkouts_state" CHECK ("checkouts"."state" in ('open','paid','closed'))
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"company_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_customers_company_id_provider_pk" PRIMARY KEY("company_id","provider")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"buyer" text NOT NULL,
	"seats" integer NOT NULL,
	"cents" bigint NOT NULL,
	"lang" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_state" CHECK ("sandbox_payments"."state" in ('open','declined','paid','cancelled'))
);
--> statement-breakpoint
DROP INDEX "seat_entries_purchase";--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_invoice" ON "checkouts" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_session" ON "checkouts" USING btree ("provider","session_id");--> statement-breakpoint
CREATE INDEX "checkouts_company" ON "checkouts" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "checkouts" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "payment_events_company" ON "payment_events" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_reference" ON "sandbox_payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "sandbox_payments_company" ON "sandbox_payments" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_entries_purchase" ON "seat_entries" USING btree ("lot_id") WHERE allocation_id is null and seats > 0;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['checkouts','payment_customers','payment_events','sandbox_payments']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
-- A request opens checkouts for its company's own invoices; only the events of the provider change them.
CREATE POLICY company_in_scope ON checkouts TO heed_app USING (company_id = (SELECT heed_company()))
  WITH CHECK (company_id = (SELECT heed_company()) AND EXISTS (SELECT 1 FROM invoices i WHERE i.id = invoice_id AND i.company_id = heed_company()));
--> statement-breakpoint
CREATE POLICY company_in_scope ON payment_customers TO heed_app USING (company_id = (SELECT heed_company()))
  WITH CHECK (company_id = (SELECT heed_company()));
--> statement-breakpoint
GRANT SELECT, INSERT ON checkouts, payment_customers TO heed_app;
--> statement-breakpoint
-- Takes all seats in force from the company in scope, which goes to the free plan, and returns how many. They go to nobody.
CREATE FUNCTION heed_give_up_seats(p_at timestamptz) RETURNS int LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH given_up AS (
    INSERT INTO seat_entries (company_id, lot_id, seats, created_at, ends_at)
    SELECT h.company_id, h.lot_id, -h.seats, p_at, h.ends_at FROM seat_holdings h
     WHERE h.company_id = heed_company() AND h.seats > 0 AND h.ends_at > p_at
    RETURNING seats)
  SELECT coalesce(-sum(seats), 0)::int FROM given_up
$$;
