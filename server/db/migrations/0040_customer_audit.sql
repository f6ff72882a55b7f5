-- Copies an entry that the company in scope has written about customers into the logs of these, so that each reads what its partner, or we,
-- did with it. What the entry says stays behind but for p_after: it may name other customers, or what the partner pays.
CREATE FUNCTION heed_copy_audit_entry(p_entry uuid, p_customers uuid[], p_after jsonb) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO audit_log (id, company_id, at, action, actor_id, actor_name, actor_email, actor_role, actor_company_id, actor_key,
      subject_type, subject_id, subject_label, after)
    SELECT gen_random_uuid(), c.id, e.at, e.action, e.actor_id, e.actor_name, e.actor_email, e.actor_role, e.actor_company_id, e.actor_key,
      'company', c.id, c.name, p_after
    FROM audit_log e JOIN company_parentage p ON p.ancestor_id = e.company_id JOIN companies c ON c.id = p.company_id
    WHERE e.id = p_entry AND e.company_id = heed_company() AND c.id = ANY(p_customers)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_copy_audit_entry(uuid, uuid[], jsonb) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_copy_audit_entry(uuid, uuid[], jsonb) TO heed_app;
