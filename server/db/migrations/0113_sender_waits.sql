-- Through whose sender the mails of a company leave: its own, or that of the nearest company above that is not suspended. No row without one.
CREATE FUNCTION heed_sender_of(p_company uuid) RETURNS TABLE (company_id uuid, depth int) LANGUAGE sql STABLE AS $$
  SELECT s.company_id, above.depth FROM (SELECT p_company AS company_id, 0 AS depth
      UNION ALL SELECT p.ancestor_id, p.depth FROM company_parentage p WHERE p.company_id = p_company) above
    JOIN companies c ON c.id = above.company_id AND c.white_label_page_access AND NOT c.disabled
    JOIN mail_senders s ON s.company_id = c.id
  ORDER BY above.depth LIMIT 1
$$;
--> statement-breakpoint
-- Since when simulations of a company wait because their sender takes none, and whether it is its own; no row while it works. Senders belong to
-- companies above, too, so nobody else reads their tables. In scope of another company it is that one.
CREATE FUNCTION heed_sender_fails(p_company uuid) RETURNS TABLE (since timestamptz, is_own boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.failing_since, coalesce(s.depth = 0, false)
  FROM (SELECT coalesce(heed_company(), p_company) AS id) o
    LEFT JOIN LATERAL heed_sender_of(o.id) s ON true
    JOIN simulation_paces p ON p.sender = coalesce(s.company_id::text, 'house') AND p.failing_since IS NOT NULL
$$;
