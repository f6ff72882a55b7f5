DROP INDEX "checkouts_invoice";--> statement-breakpoint
DROP INDEX "sandbox_payments_reference";--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "return_to" text DEFAULT '/?modal=purchaseComplete' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "cancel_to" text DEFAULT '/marketplace' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open_invoice" ON "checkouts" USING btree ("provider","invoice_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_invoice" ON "checkouts" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payments_reference" ON "sandbox_payments" USING btree ("reference","attempt");
--> statement-breakpoint
-- What is due for an invoice, in cents: its lines, less what credit paid.
CREATE FUNCTION heed_amount_due(p_invoice uuid) RETURNS bigint LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT (SELECT coalesce(sum(l.seats::bigint * l.unit_cents - l.discount_cents), 0) FROM invoice_lines l WHERE l.invoice_id = p_invoice)
    + (SELECT coalesce(sum(b.cents), 0) FROM bank_entries b WHERE b.invoice_id = p_invoice)
$$;
