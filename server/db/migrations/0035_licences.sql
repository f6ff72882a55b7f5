CREATE TABLE "bank_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"invoice_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_entries_cents" CHECK (("bank_entries"."cents" > 0) = ("bank_entries"."invoice_id" is null) and "bank_entries"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"percent_off" smallint NOT NULL,
	"most_uses" integer,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_upper" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent_off" between 1 and 100),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."most_uses" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"yearly_cents" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"discount_cents" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_lines_end" UNIQUE("id","ends_at"),
	CONSTRAINT "invoice_lines_seats" CHECK ("invoice_lines"."seats" > 0),
	CONSTRAINT "invoice_lines_cents" CHECK ("invoice_lines"."unit_cents" >= 0 and "invoice_lines"."discount_cents" between 0 and "invoice_lines"."seats"::bigint * "invoice_lines"."unit_cents"),
	CONSTRAINT "invoice_lines_period" CHECK ("invoice_lines"."starts_at" < "invoice_lines"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"buyer_name" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"parent_id" uuid,
	"number" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"method" text NOT NULL,
	"order_number" text,
	"coupon_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"provider_reference" text,
	"admin_id" uuid,
	"admin_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "invoices_buyer" UNIQUE("id","company_id"),
	CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('open','paid','void','draft','uncollectible')),
	CONSTRAINT "invoices_method" CHECK ("invoices"."method" in ('invoice','credit_card','distributor_credit')),
	CONSTRAINT "invoices_issued" CHECK (("invoices"."status" in ('draft','void')) = ("invoices"."number" is null)),
	CONSTRAINT "invoices_paid" CHECK (("invoices"."status" = 'paid') = ("invoices"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "licence_allocations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"admin_id" uuid,
	"admin_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licence_allocations_kind" CHECK ("licence_allocations"."kind" in ('allocated','returned'))
);
--> statement-breakpoint
CREATE TABLE "seat_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"seats" integer NOT NULL,
	"allocation_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seat_entries_seats" CHECK ("seat_entries"."seats" <> 0)
);
--> statement-breakpoint
CREATE TABLE "seat_holdings" (
	"company_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "seat_holdings_company_id_lot_id_pk" PRIMARY KEY("company_id","lot_id"),
	CONSTRAINT "seat_holdings_seats" CHECK ("seat_holdings"."seats" >= 0)
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "next_licence_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_company_id_banks_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."banks"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banks" ADD CONSTRAINT "banks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_company_id_invoices_id_company_id_fk" FOREIGN KEY ("invoice_id","company_id") REFERENCES "public"."invoices"("id","company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_companies_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_allocations" ADD CONSTRAINT "licence_allocations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_allocations" ADD CONSTRAINT "licence_allocations_customer_id_companies_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_entries" ADD CONSTRAINT "seat_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_entries" ADD CONSTRAINT "seat_entries_allocation_id_licence_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."licence_allocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_entries" ADD CONSTRAINT "seat_entries_lot_id_ends_at_invoice_lines_id_ends_at_fk" FOREIGN KEY ("lot_id","ends_at") REFERENCES "public"."invoice_lines"("id","ends_at") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_holdings" ADD CONSTRAINT "seat_holdings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_invoice" ON "bank_entries" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "bank_entries_company" ON "bank_entries" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code");--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice" ON "invoice_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_idempotency" ON "invoices" USING btree ("company_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_parent" ON "invoices" USING btree ("parent_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "invoices_coupon" ON "invoices" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "invoices_admin" ON "invoices" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_allocations_idempotency" ON "licence_allocations" USING btree ("company_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "licence_allocations_company" ON "licence_allocations" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "licence_allocations_admin" ON "licence_allocations" USING btree ("admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_entries_purchase" ON "seat_entries" USING btree ("lot_id") WHERE allocation_id is null;--> statement-breakpoint
CREATE INDEX "seat_entries_company" ON "seat_entries" USING btree ("company_id","ends_at");--> statement-breakpoint
CREATE INDEX "seat_entries_allocation" ON "seat_entries" USING btree ("allocation_id");--> statement-breakpoint
CREATE INDEX "seat_holdings_lot" ON "seat_holdings" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "companies_licence_end" ON "companies" USING btree ("next_licence_end");--> statement-breakpoint
CREATE SEQUENCE invoice_numbers;
--> statement-breakpoint
-- Whether a company is a direct customer of the one in scope, which may not see its row.
CREATE FUNCTION heed_is_customer(p_company uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT EXISTS (SELECT 1 FROM companies c WHERE c.id = p_company AND c.parent_id = heed_company()) $$;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['coupons','invoices','invoice_lines','licence_allocations','seat_entries','seat_holdings','banks','bank_entries']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
  FOREACH t IN ARRAY ARRAY['seat_entries','seat_holdings','banks']
  LOOP
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (false)', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- The buyer's, and its parent's at that time. Nobody else buys in its name, and it buys for itself or a direct customer.
CREATE POLICY buyer_or_parent ON invoices TO heed_app
  USING (company_id = (SELECT heed_company()) OR parent_id = (SELECT heed_company()))
  WITH CHECK (company_id = (SELECT heed_company()) AND (customer_id = company_id OR heed_is_customer(customer_id)));
--> statement-breakpoint
CREATE POLICY of_invoice ON invoice_lines TO heed_app
  USING (company_id = (SELECT heed_company()) OR EXISTS (SELECT 1 FROM invoices i WHERE i.id = invoice_id))
  WITH CHECK (company_id = (SELECT heed_company()));
--> statement-breakpoint
CREATE POLICY company_in_scope ON licence_allocations TO heed_app
  USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()) AND heed_is_customer(customer_id));
--> statement-breakpoint
-- Requests withdraw; what was paid in is written by the house.
CREATE POLICY company_in_scope ON bank_entries TO heed_app
  USING (company_id = (SELECT heed_company()) OR EXISTS (SELECT 1 FROM invoices i WHERE i.id = invoice_id)) WITH CHECK (company_id = (SELECT heed_company()) AND cents < 0);
--> statement-breakpoint
GRANT SELECT ON seat_entries, seat_holdings, banks TO heed_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON invoice_lines, licence_allocations, bank_entries TO heed_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (status, number, issued_at, due_at, paid_at, provider_reference) ON invoices TO heed_app;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE invoice_numbers TO heed_app;
--> statement-breakpoint
-- Append-only for everybody: a mistake is corrected by another row.
CREATE TRIGGER seat_entries_append_only BEFORE UPDATE OR DELETE ON seat_entries FOR EACH ROW EXECUTE FUNCTION heed_refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_lines_append_only BEFORE UPDATE OR DELETE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION heed_refuse_change();
--> statement-breakpoint
CREATE TRIGGER bank_entries_append_only BEFORE UPDATE OR DELETE ON bank_entries FOR EACH ROW EXECUTE FUNCTION heed_refuse_change();
--> statement-breakpoint
-- The moves of contract/billing/invoiceStates.ts.
CREATE FUNCTION heed_move_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.status <> 'draft' THEN RAISE EXCEPTION 'an invoice begins as a draft'; END IF;
  IF TG_OP = 'UPDATE' AND OLD.status <> NEW.status AND NOT (OLD.status, NEW.status) IN
    (('draft', 'open'), ('draft', 'paid'), ('draft', 'void'), ('open', 'paid'), ('open', 'uncollectible'), ('uncollectible', 'paid'))
  THEN RAISE EXCEPTION 'an invoice cannot go from % to %', OLD.status, NEW.status; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_move BEFORE INSERT OR UPDATE OF status ON invoices FOR EACH ROW EXECUTE FUNCTION heed_move_invoice();
--> statement-breakpoint
-- An invoice that stops being a draft brings its seats into the ledger of the customer.
CREATE FUNCTION heed_book_invoice() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO seat_entries (company_id, lot_id, seats, created_at, ends_at)
  SELECT NEW.customer_id, l.id, l.seats, NEW.issued_at, l.ends_at FROM invoice_lines l WHERE l.invoice_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_book AFTER UPDATE OF status ON invoices
  FOR EACH ROW WHEN (OLD.status = 'draft' AND NEW.status IN ('open', 'paid')) EXECUTE FUNCTION heed_book_invoice();
--> statement-breakpoint
-- Notes of companies what follows from their seats at a moment: when the next of them end, and whether they are on Boost, which for partners
-- does not hang on the seats that they have left. Their rows in the lists of customers follow.
CREATE FUNCTION heed_note_licences(p_ids uuid[], p_at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE companies c SET next_licence_end = f.next_end, has_boost = f.boost FROM (
    SELECT o.id, h.next_end, h.next_end IS NOT NULL OR (o.has_boost AND (o.is_partner OR o.boosted_by_superadmin)) AS boost
      FROM companies o CROSS JOIN LATERAL (
        SELECT min(h.ends_at) AS next_end FROM seat_holdings h WHERE h.company_id = o.id AND h.seats > 0 AND h.ends_at > p_at) h
     WHERE o.id = ANY(p_ids)) f
   WHERE c.id = f.id AND (c.next_licence_end, c.has_boost) IS DISTINCT FROM (f.next_end, f.boost);
  PERFORM heed_list_customers(p_ids);
END $$;
--> statement-breakpoint
-- The seats of a company in force, as lists show them: those that do not end before the next end that was noted. Without a row for a company
-- that never had any.
CREATE OR REPLACE FUNCTION heed_subscription_of(p_company uuid) RETURNS TABLE (licences integer, period_start timestamptz, period_end timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT sum(h.seats)::int, min(l.starts_at), max(h.ends_at)
    FROM companies c JOIN seat_holdings h ON h.company_id = c.id AND h.seats > 0 AND h.ends_at >= c.next_licence_end
    JOIN invoice_lines l ON l.id = h.lot_id
   WHERE c.id = p_company HAVING count(*) > 0
$$;
--> statement-breakpoint
-- Keeps the holdings. The rows are made first and changed after, because ON CONFLICT checks a negative number before it finds the row to
-- add it to.
CREATE FUNCTION heed_count_seats() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO seat_holdings (company_id, lot_id, ends_at, seats)
  SELECT DISTINCT company_id, lot_id, ends_at, 0 FROM new_rows ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  UPDATE seat_holdings h SET seats = h.seats + n.seats
    FROM (SELECT company_id, lot_id, sum(seats)::int AS seats FROM new_rows GROUP BY 1, 2) n
   WHERE h.company_id = n.company_id AND h.lot_id = n.lot_id;
  PERFORM heed_note_licences(array_agg(DISTINCT company_id), max(created_at)) FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seat_entries_count AFTER INSERT ON seat_entries REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_seats();
--> statement-breakpoint
-- A direct customer of the company in scope, whose row it may not see; locked until the transaction ends if p_lock.
CREATE FUNCTION heed_customer(p_company uuid, p_lock boolean) RETURNS TABLE (id uuid, name text, disabled boolean, lang text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF p_lock THEN PERFORM 1 FROM companies c WHERE c.id = p_company AND c.parent_id = heed_company() FOR NO KEY UPDATE; END IF;
  RETURN QUERY SELECT c.id, c.name, c.disabled, c.lang FROM companies c WHERE c.id = p_company AND c.parent_id = heed_company();
END $$;
--> statement-breakpoint
-- Moves seats for an allocation of the company in scope, those first that end first, and returns how many it moved: fewer if it had fewer.
CREATE FUNCTION heed_allocate_seats(p_allocation uuid, p_seats int) RETURNS int
  LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH slices AS (
    SELECT a.id, a.company_id, a.customer_id, a.created_at, h.lot_id, h.ends_at, h.seats,
      sum(h.seats) OVER (ORDER BY h.ends_at, h.lot_id) - h.seats AS before
      FROM licence_allocations a JOIN seat_holdings h ON h.company_id = a.company_id AND h.seats > 0 AND h.ends_at > a.created_at
     WHERE a.id = p_allocation AND a.company_id = heed_company() AND a.kind = 'allocated'),
  taken AS (SELECT *, least(seats, p_seats - before)::int AS n FROM slices WHERE before < p_seats),
  moved AS (
    INSERT INTO seat_entries (company_id, lot_id, seats, allocation_id, created_at, ends_at)
    SELECT company_id, lot_id, -n, id, created_at, ends_at FROM taken
    UNION ALL SELECT customer_id, lot_id, n, id, created_at, ends_at FROM taken
    RETURNING seats)
  SELECT coalesce(sum(seats) FILTER (WHERE seats > 0), 0)::int FROM moved
$$;
--> statement-breakpoint
-- Takes back what customers do not use, before they leave their partner: seats that somebody else paid for, beyond one for each person who
-- is not disabled, those first that end last.
CREATE OR REPLACE FUNCTION heed_return_seats(p_partner uuid, p_companies uuid[], p_at timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH leaving AS (
    SELECT c.id, c.name, (SELECT coalesce(sum(p.n), 0) FROM people_counts p WHERE p.company_id = c.id AND NOT p.disabled) AS people,
      (SELECT coalesce(sum(h.seats), 0) FROM seat_holdings h WHERE h.company_id = c.id AND h.ends_at > p_at) AS licences
      FROM companies c WHERE c.id = ANY(p_companies) AND c.parent_id = p_partner),
  slices AS (
    SELECT c.id, h.lot_id, h.ends_at, h.seats, greatest(0, c.licences - c.people) AS unused,
      sum(h.seats) OVER (PARTITION BY c.id ORDER BY h.ends_at DESC, h.lot_id) - h.seats AS before
      FROM leaving c JOIN seat_holdings h ON h.company_id = c.id AND h.seats > 0 AND h.ends_at > p_at
      JOIN invoice_lines l ON l.id = h.lot_id AND l.company_id <> c.id),
  taken AS (SELECT *, least(seats, unused - before)::int AS n FROM slices WHERE before < unused),
  headers AS (
    INSERT INTO licence_allocations (company_id, customer_id, customer_name, kind, idempotency_key, admin_id, admin_name, created_at)
    SELECT p_partner, c.id, c.name, 'returned', gen_random_uuid(), u.id, coalesce(trim(u.name || ' ' || u.last_name), ''), p_at
      FROM leaving c LEFT JOIN users u ON u.id = heed_user() WHERE EXISTS (SELECT 1 FROM taken t WHERE t.id = c.id)
    RETURNING id, customer_id)
  INSERT INTO seat_entries (company_id, lot_id, seats, allocation_id, created_at, ends_at)
  SELECT t.id, t.lot_id, -t.n, a.id, p_at, t.ends_at FROM headers a JOIN taken t ON t.id = a.customer_id
  UNION ALL SELECT p_partner, t.lot_id, t.n, a.id, p_at, t.ends_at FROM headers a JOIN taken t ON t.id = a.customer_id
$$;
--> statement-breakpoint
-- A coupon by its code. With p_take its row is locked first, so that the purchases that use it are counted one after the other.
CREATE FUNCTION heed_coupon(p_code text, p_at timestamptz, p_take boolean) RETURNS TABLE (id uuid, percent_off int)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF p_take THEN PERFORM 1 FROM coupons c WHERE c.code = upper(p_code) FOR UPDATE; END IF;
  RETURN QUERY SELECT c.id, c.percent_off::int FROM coupons c
    WHERE c.code = upper(p_code) AND coalesce(c.ends_at > p_at, true)
      AND (c.most_uses IS NULL OR c.most_uses > (SELECT count(*) FROM invoices i WHERE i.coupon_id = c.id AND i.status <> 'void'));
END $$;
--> statement-breakpoint
-- Locks the bank of the company in scope and returns its balance in cents; null without a bank.
CREATE FUNCTION heed_lock_bank() RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM banks WHERE company_id = heed_company() FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN (SELECT coalesce(sum(cents), 0) FROM bank_entries WHERE company_id = heed_company());
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_guard_bank() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM banks WHERE company_id = NEW.company_id FOR UPDATE;
  IF NEW.cents + (SELECT coalesce(sum(cents), 0) FROM bank_entries WHERE company_id = NEW.company_id) < 0
  THEN RAISE EXCEPTION 'the bank does not hold as much'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_entries_guard BEFORE INSERT ON bank_entries FOR EACH ROW EXECUTE FUNCTION heed_guard_bank();
--> statement-breakpoint
CREATE FUNCTION heed_forget_buyer() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE invoices SET admin_name = '' WHERE admin_id = NEW.id;
  UPDATE licence_allocations SET admin_name = '' WHERE admin_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_buyer AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION heed_forget_buyer();
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_note_licences(uuid[], timestamptz) FROM PUBLIC;
