-- Seats that came back from a customer when it was removed, lot by lot, and how many of them its partner still has and can give again.
CREATE FUNCTION heed_returned_seats(p_company uuid, p_at timestamptz) RETURNS TABLE (lot_id uuid, ends_at timestamptz, returned int, left_over int)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT e.lot_id, e.ends_at, -e.seats, CASE WHEN e.ends_at > p_at THEN least(-e.seats, coalesce(h.seats, 0)) ELSE 0 END
    FROM removed_customers r
    JOIN licence_allocations a ON a.company_id = r.partner_id AND a.created_at = r.removed_at AND a.customer_id = r.company_id AND a.kind = 'returned'
    JOIN seat_entries e ON e.allocation_id = a.id AND e.company_id = r.company_id
    LEFT JOIN seat_holdings h ON h.company_id = r.partner_id AND h.lot_id = e.lot_id
   WHERE r.company_id = p_company AND r.partner_id = heed_company()
$$;
--> statement-breakpoint
-- Gives them to the customer again, as an allocation, and returns how many. Other licenses of the partner stay where they are.
CREATE FUNCTION heed_give_back_seats(p_company uuid, p_at timestamptz) RETURNS int LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  WITH slices AS (SELECT s.lot_id, s.ends_at, s.left_over AS n FROM heed_returned_seats(p_company, p_at) s WHERE s.left_over > 0),
  header AS (
    INSERT INTO licence_allocations (company_id, customer_id, customer_name, kind, idempotency_key, admin_id, admin_name, created_at)
    SELECT c.parent_id, c.id, c.name, 'allocated', gen_random_uuid(), u.id, coalesce(trim(u.name || ' ' || u.last_name), ''), p_at
      FROM companies c LEFT JOIN users u ON u.id = heed_user()
     WHERE c.id = p_company AND c.parent_id = heed_company() AND EXISTS (SELECT 1 FROM slices)
    RETURNING id, company_id, customer_id),
  moved AS (
    INSERT INTO seat_entries (company_id, lot_id, seats, allocation_id, created_at, ends_at)
    SELECT a.company_id, s.lot_id, -s.n, a.id, p_at, s.ends_at FROM header a CROSS JOIN slices s
    UNION ALL SELECT a.customer_id, s.lot_id, s.n, a.id, p_at, s.ends_at FROM header a CROSS JOIN slices s
    RETURNING seats)
  SELECT coalesce(sum(seats) FILTER (WHERE seats > 0), 0)::int FROM moved
$$;
--> statement-breakpoint
-- As in 0033, and with the licenses that came back at the removal, as far as the partner still has them. Without a row if it is too late,
-- another partner has it, or staff have enabled it since.
DROP FUNCTION heed_restore_customer(uuid, timestamptz);
--> statement-breakpoint
CREATE FUNCTION heed_restore_customer(p_id uuid, p_at timestamptz) RETURNS TABLE (name text, returned int, given_back int)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE companies c SET parent_id = r.partner_id, updated_at = p_at,
      (login_as_company_status, disabled, disabled_at, suspended_by)
        = (SELECT n.login_as_company_status, n.disabled, n.disabled_at, n.suspended_by FROM jsonb_populate_record(c, r.before) n)
    FROM removed_customers r
   WHERE r.company_id = c.id AND c.id = p_id AND r.partner_id = heed_company() AND r.undo_until > p_at
     AND c.parent_id IS NULL AND c.disabled AND c.suspended_by = r.partner_id
  RETURNING c.name INTO name;
  IF name IS NULL THEN RETURN; END IF;
  SELECT coalesce(sum(s.returned), 0)::int INTO returned FROM heed_returned_seats(p_id, p_at) s;
  given_back := heed_give_back_seats(p_id, p_at);
  DELETE FROM removed_customers WHERE company_id = p_id;
  RETURN NEXT;
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_restore_customer(uuid, timestamptz), heed_returned_seats(uuid, timestamptz) TO heed_app;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_give_back_seats(uuid, timestamptz) FROM PUBLIC;
