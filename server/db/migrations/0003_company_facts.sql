-- What the shell and the company picker tell of companies that the caller may act in, beyond what the wall lets through.
-- The owner, who is behind no wall, may see all.
CREATE FUNCTION heed_may_see(p_company uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT current_setting('role') <> 'heed_app' OR p_company = heed_company() OR p_company = heed_viewer() OR current_setting('app.house', true) = 'on'
    OR EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = heed_viewer() AND a.company_id = p_company)
$$;
--> statement-breakpoint
-- People of a company who are not deleted.
CREATE FUNCTION heed_people_total(p_company uuid) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(sum(n), 0)::int FROM people_counts WHERE company_id = p_company AND heed_may_see(p_company)
$$;
--> statement-breakpoint
-- Whether the parent is a managed service provider; the parent itself stays behind the wall.
CREATE FUNCTION heed_is_msp_child(p_company uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM companies c JOIN companies p ON p.id = c.parent_id
    WHERE c.id = p_company AND p.company_type = 'package_msp') AND heed_may_see(p_company)
$$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_may_see(uuid), heed_people_total(uuid), heed_is_msp_child(uuid) TO heed_app;
