ALTER TABLE "bank_entries" DROP CONSTRAINT "bank_entries_cents";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "reverses_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "admin_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_reverses" FOREIGN KEY ("reverses_id") REFERENCES "public"."bank_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_reversal" ON "bank_entries" USING btree ("reverses_id");--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_cents" CHECK ("bank_entries"."cents" <> 0 and ("bank_entries"."cents" < 0) = ("bank_entries"."invoice_id" is not null or "bank_entries"."reverses_id" is not null)
        and ("bank_entries"."invoice_id" is null or "bank_entries"."reverses_id" is null));--> statement-breakpoint
-- The withdrawal of a purchase is written by the company that buys; everything else in the ledger by staff in the house.
DROP POLICY company_in_scope ON bank_entries;
--> statement-breakpoint
CREATE POLICY company_in_scope ON bank_entries TO heed_app
  USING (company_id = (SELECT heed_company()) OR EXISTS (SELECT 1 FROM invoices i WHERE i.id = invoice_id))
  WITH CHECK (company_id = (SELECT heed_company()) AND cents < 0 AND invoice_id IS NOT NULL);
--> statement-breakpoint
CREATE POLICY written_at_home ON bank_entries TO heed_app
  USING ((SELECT heed_at_home())) WITH CHECK ((SELECT heed_at_home()) AND invoice_id IS NULL);
--> statement-breakpoint
CREATE POLICY written_at_home ON banks TO heed_app USING ((SELECT heed_at_home())) WITH CHECK ((SELECT heed_at_home()));
--> statement-breakpoint
CREATE POLICY written_at_home ON coupons TO heed_app USING ((SELECT heed_at_home())) WITH CHECK ((SELECT heed_at_home()));
--> statement-breakpoint
GRANT INSERT ON banks TO heed_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (ends_at) ON coupons TO heed_app;
