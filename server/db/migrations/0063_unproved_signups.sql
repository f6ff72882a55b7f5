CREATE INDEX "users_unproved" ON "users" USING btree ("created_at") WHERE deleted_at is null and is_owner and not email_verified;--> statement-breakpoint
-- Whether this is a sign-up that nobody has proved: its owner, alone in a company without a plan, never read a mail at the address. Somebody
-- else may have entered it. Owners whom a partner invited are not meant, nor somebody whose address staff replaced.
CREATE FUNCTION heed_is_unproved_signup(p_user uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM users u JOIN companies c ON c.id = u.company_id
    WHERE u.id = p_user AND u.is_owner AND NOT u.email_verified AND u.deleted_at IS NULL AND u.invited_at IS NULL
      AND NOT c.is_house AND NOT c.is_partner AND NOT c.has_boost AND NOT c.has_super_boost AND c.trial_status = 'available'
      AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.company_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM users o WHERE o.company_id = c.id AND o.id <> u.id AND o.deleted_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM address_changes a WHERE a.user_id = u.id AND a.state IN ('done', 'settled')))
$$;
--> statement-breakpoint
-- Whether this address is one of a domain that the company in scope has proved, and has only been used for such a sign-up elsewhere.
CREATE FUNCTION heed_may_take(p_email text, p_company uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM users u JOIN company_domains d ON d.company_id = p_company AND d.proved_at IS NOT NULL
    WHERE u.email = p_email AND d.domain = split_part(p_email, '@', 2) AND u.company_id <> p_company AND heed_is_unproved_signup(u.id))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_emails_in_use(p_emails text[], p_except uuid DEFAULT NULL) RETURNS SETOF text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT u.email FROM unnest(p_emails) AS e(email) JOIN users u ON u.email = e.email
   WHERE u.deleted_at IS NULL AND NOT (u.is_owner AND NOT u.email_verified AND heed_may_take(u.email, heed_company()))
  UNION
  SELECT c.old_email FROM unnest(p_emails) AS e(email) JOIN address_changes c ON c.old_email = e.email
   WHERE c.state = 'done' AND c.user_id IS DISTINCT FROM p_except
$$;
--> statement-breakpoint
-- Removes such sign-ups: the person is deleted, the company is disabled and its name is free again. Returns those that it removed; who
-- verified their address meanwhile stays.
CREATE FUNCTION heed_remove_signups(p_users uuid[], p_at timestamptz) RETURNS TABLE (user_id uuid, company_id uuid)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
DECLARE gone uuid[];
BEGIN
  SELECT array_agg(l.id) INTO gone FROM (
    SELECT u.id FROM users u WHERE u.id = ANY(p_users) AND NOT u.email_verified AND u.deleted_at IS NULL AND heed_is_unproved_signup(u.id)
     ORDER BY u.id FOR UPDATE) l;
  IF gone IS NULL THEN RETURN; END IF;
  INSERT INTO audit_log (id, company_id, at, action, actor_name, actor_email, actor_role, subject_type, subject_id, subject_label)
    SELECT gen_random_uuid(), u.company_id, p_at, 'users.deleted', 'Heed', '', 'superadmin', 'user', u.id, u.email
    FROM users u WHERE u.id = ANY(gone);
  UPDATE users u SET deleted_at = p_at, updated_at = p_at, email = format('deleted-%s@deleted.invalid', u.id), name = 'Deleted',
    last_name = 'user', sessions_ended_at = now() WHERE u.id = ANY(gone);
  UPDATE address_changes a SET state = 'withdrawn' WHERE a.user_id = ANY(gone) AND a.state = 'waiting';
  UPDATE one_time_links l SET used_at = now() WHERE l.user_id = ANY(gone) AND l.used_at IS NULL;
  UPDATE sessions s SET revoked_at = now() WHERE s.user_id = ANY(gone) AND s.revoked_at IS NULL;
  UPDATE mails m SET status = 'cancelled' WHERE m.id IN (
    SELECT q.id FROM mails q WHERE q.user_id = ANY(gone) AND q.status = 'queued' FOR UPDATE SKIP LOCKED);
  UPDATE companies c SET disabled = true, disabled_at = p_at, name = 'Removed sign-up', updated_at = p_at
    FROM users u WHERE u.id = ANY(gone) AND c.id = u.company_id;
  RETURN QUERY SELECT u.id, u.company_id FROM users u WHERE u.id = ANY(gone);
END $$;
--> statement-breakpoint
-- Frees these addresses for the company in scope: as the owner of the tables, for the company that is named.
CREATE FUNCTION heed_take_addresses(p_company uuid, p_emails text[], p_at timestamptz) RETURNS TABLE (user_id uuid, company_id uuid)
  LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  SELECT r.user_id, r.company_id FROM heed_remove_signups(ARRAY(SELECT u.id FROM unnest(p_emails) AS e(email) JOIN users u ON u.email = e.email
    WHERE u.is_owner AND NOT u.email_verified AND heed_may_take(u.email, coalesce(heed_company(), p_company))), p_at) r
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_is_unproved_signup(uuid), heed_may_take(text, uuid), heed_remove_signups(uuid[], timestamptz),
  heed_take_addresses(uuid, text[], timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_take_addresses(uuid, text[], timestamptz) TO heed_app;
