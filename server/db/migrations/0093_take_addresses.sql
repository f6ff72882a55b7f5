-- Each address is looked up in the index of addresses. As a plain join, which the planner may turn around while its statistics are old, all
-- people were compared with all addresses of a call: 10,000 addresses took up to ten seconds.
CREATE OR REPLACE FUNCTION heed_take_addresses(p_company uuid, p_emails text[], p_at timestamptz)
RETURNS TABLE(user_id uuid, company_id uuid) LANGUAGE sql SECURITY DEFINER SET search_path TO 'public' AS $$
  SELECT r.user_id, r.company_id FROM heed_remove_signups(ARRAY(SELECT u.id FROM unnest(p_emails) AS e(email)
    -- OFFSET keeps the planner from turning the look-up into a join.
    CROSS JOIN LATERAL (SELECT x.id, x.email, x.is_owner, x.email_verified FROM users x
      WHERE x.email = e.email AND x.deleted_at IS NULL OFFSET 0) u
    WHERE u.is_owner AND NOT u.email_verified AND heed_may_take(u.email, coalesce(heed_company(), p_company))), p_at) r
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_emails_in_use(p_emails text[], p_except uuid DEFAULT NULL) RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public' AS $$
  SELECT u.email FROM unnest(p_emails) AS e(email)
    CROSS JOIN LATERAL (SELECT x.email, x.is_owner, x.email_verified FROM users x WHERE x.email = e.email AND x.deleted_at IS NULL OFFSET 0) u
   WHERE NOT (u.is_owner AND NOT u.email_verified AND heed_may_take(u.email, heed_company()))
  UNION
  SELECT c.old_email FROM unnest(p_emails) AS e(email)
    CROSS JOIN LATERAL (SELECT x.old_email, x.user_id FROM address_changes x WHERE x.old_email = e.email AND x.state = 'done' OFFSET 0) c
   WHERE c.user_id IS DISTINCT FROM p_except
$$;
