ALTER TABLE "licence_allocations" ADD COLUMN "batch_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "licence_allocations_batch" ON "licence_allocations" USING btree ("company_id","batch_key","customer_id") WHERE batch_key is not null;
--> statement-breakpoint
-- Gives each of these direct customers the same number of seats, and returns how many customers got some: the last ones fewer, or none, if
-- the company in scope has not enough, which the caller refuses.
CREATE FUNCTION heed_allocate_to_each(p_customers uuid[], p_seats int, p_batch uuid, p_at timestamptz) RETURNS int
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE served int;
BEGIN
  INSERT INTO licence_allocations (company_id, customer_id, customer_name, kind, idempotency_key, batch_key, admin_id, admin_name, created_at)
  SELECT heed_company(), c.id, c.name, 'allocated', gen_random_uuid(), p_batch, u.id, coalesce(trim(u.name || ' ' || u.last_name), ''), p_at
    FROM companies c LEFT JOIN users u ON u.id = heed_user()
   WHERE c.id = ANY(p_customers) AND c.parent_id = heed_company() AND NOT c.disabled;
  -- One after the other, because each takes what those before have left.
  SELECT count(*) FILTER (WHERE moved > 0) INTO served FROM (
    SELECT heed_allocate_seats(a.id, p_seats) AS moved FROM licence_allocations a
     WHERE a.company_id = heed_company() AND a.batch_key = p_batch ORDER BY a.customer_id OFFSET 0) given;
  RETURN served;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_allocate_to_each(uuid[], int, uuid, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_allocate_to_each(uuid[], int, uuid, timestamptz) TO heed_app;
