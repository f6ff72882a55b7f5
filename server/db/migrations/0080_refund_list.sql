ALTER TABLE "refunds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "note" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Of those that are there: a paid invoice was paid twice, and only a payment page can be paid after its invoice was void.
UPDATE refunds r SET reason = CASE WHEN i.status IN ('paid', 'open', 'uncollectible') THEN 'invoicePaid'
    WHEN EXISTS (SELECT 1 FROM checkouts c WHERE c.invoice_id = i.id) THEN 'invoiceVoid' ELSE 'customerRemoved' END
  FROM invoices i WHERE i.id = r.invoice_id;
--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "reason" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('customerRemoved','invoiceVoid','invoicePaid'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_noted" CHECK ("refunds"."given_back_at" is not null or ("refunds"."admin_id" is null and "refunds"."note" = ''));
--> statement-breakpoint
GRANT UPDATE (note) ON refunds TO heed_app;
