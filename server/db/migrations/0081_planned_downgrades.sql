CREATE TABLE "planned_downgrades" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "planned_downgrades" ADD CONSTRAINT "planned_downgrades_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE planned_downgrades ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE planned_downgrades FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON planned_downgrades TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
-- Only the clock carries one out.
CREATE POLICY company_in_scope ON planned_downgrades TO heed_app
  USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()) AND done_at IS NULL);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON planned_downgrades TO heed_app;
--> statement-breakpoint
-- As in 0035; whoever gets seats does not go to the free plan when the old ones end.
CREATE OR REPLACE FUNCTION heed_count_seats() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO seat_holdings (company_id, lot_id, ends_at, seats)
  SELECT DISTINCT company_id, lot_id, ends_at, 0 FROM new_rows ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  UPDATE seat_holdings h SET seats = h.seats + n.seats
    FROM (SELECT company_id, lot_id, sum(seats)::int AS seats FROM new_rows GROUP BY 1, 2) n
   WHERE h.company_id = n.company_id AND h.lot_id = n.lot_id;
  DELETE FROM planned_downgrades p USING new_rows n WHERE p.company_id = n.company_id AND n.seats > 0 AND p.created_at <= n.created_at;
  PERFORM heed_note_licences(array_agg(DISTINCT company_id), max(created_at)) FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0074. Nothing has ended either where the company planned to be on the free plan then.
CREATE OR REPLACE FUNCTION heed_subscription_of(p_company uuid)
  RETURNS TABLE (licences integer, period_start timestamptz, period_end timestamptz, next_end timestamptz, ended_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT sum(h.seats) FILTER (WHERE h.ends_at >= c.next_licence_end)::int, min(l.starts_at) FILTER (WHERE h.ends_at >= c.next_licence_end),
      max(h.ends_at) FILTER (WHERE h.ends_at >= c.next_licence_end), c.next_licence_end,
      CASE WHEN c.next_licence_end IS NULL
        AND NOT EXISTS (SELECT 1 FROM planned_downgrades p WHERE p.company_id = c.id)
        AND max(h.ends_at) >= (SELECT max(e.ends_at) FROM seat_entries e WHERE e.company_id = c.id AND e.seats > 0) THEN max(h.ends_at) END
    FROM companies c JOIN seat_holdings h ON h.company_id = c.id AND h.seats > 0
    JOIN invoice_lines l ON l.id = h.lot_id
   WHERE c.id = p_company GROUP BY c.id
$$;
--> statement-breakpoint
-- As in 0074, with what happens at the end of the licences.
CREATE OR REPLACE VIEW customers AS
  SELECT p.ancestor_id, p.depth, l.company_id AS id, l.name, l.sort_name, l.search_text, l.parent_id, l.company_type, l.is_partner, l.login_status,
    l.created_at, l.disabled_at, l.is_boosted, l.trial_status, l.trial_ends_at, l.owner_email, l.owner_name, l.is_registered, l.seats, l.licences,
    l.period_start, l.period_end, l.status, l.state, l.expires_at, l.overage,
    (SELECT a.name FROM companies a WHERE a.id = l.parent_id) AS parent_name,
    (SELECT count(*)::int FROM companies k WHERE k.parent_id = l.company_id) AS customers,
    a.company_id IS NOT NULL AS is_granted,
    l.disabled_at IS NOT NULL AND l.suspended_by IS DISTINCT FROM p.ancestor_id
      AND NOT EXISTS (SELECT 1 FROM companies h WHERE h.id = p.ancestor_id AND h.is_house)
      AND NOT EXISTS (SELECT 1 FROM company_parentage s WHERE s.ancestor_id = p.ancestor_id AND s.company_id = l.suspended_by) AS is_suspended_above,
    (SELECT c.is_partner_invite_allowed FROM companies c WHERE c.id = l.company_id) AS is_partner_invite_allowed,
    (SELECT c.is_child_login_allowed FROM companies c WHERE c.id = l.company_id) AS is_child_login_allowed,
    (SELECT c.login_as_company_until FROM companies c WHERE c.id = l.company_id AND c.login_as_company_status = 'access') AS login_until,
    a.ends_at AS granted_until,
    l.parent_sort_name,
    EXISTS (SELECT 1 FROM planned_downgrades d WHERE d.company_id = l.company_id AND d.done_at IS NULL) AS is_downgrade_planned
    FROM company_parentage p JOIN customer_list l ON l.company_id = p.company_id
    LEFT JOIN company_access a ON a.viewer_id = p.ancestor_id AND a.company_id = p.company_id AND (a.ends_at IS NULL OR a.ends_at > (SELECT heed_now()))
   WHERE p.ancestor_id = (SELECT heed_company());
