-- People of a company who are neither deleted nor disabled: the number that lists show until they are asked for disabled ones.
CREATE OR REPLACE FUNCTION heed_people_total(p_company uuid) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT coalesce(sum(n), 0)::int FROM people_counts WHERE company_id = p_company AND NOT disabled AND heed_may_see(p_company)
$$;
