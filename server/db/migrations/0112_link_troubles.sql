-- What simulations of a company need and what has failed since before a moment: its sender, as far as simulations leave through it, the mailbox
-- of reports, and its own domain for links, if they led here and do not now. Senders and mailboxes have secrets, so nobody else reads their
-- tables. In scope of another company it is that one.
CREATE OR REPLACE FUNCTION heed_simulation_troubles(p_company uuid, p_before timestamptz) RETURNS TABLE (kind text, name text, since timestamptz, failure jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT s.kind, CASE s.kind WHEN 'graph' THEN s.from_email ELSE s.host END, p.failing_since, p.last_failure
    FROM mail_senders s JOIN companies c ON c.id = s.company_id AND c.white_label_page_access
      JOIN simulation_paces p ON p.sender = s.company_id::text AND p.failing_since <= p_before
    WHERE s.company_id = coalesce(heed_company(), p_company)
  UNION ALL
  SELECT 'mailbox', m.username, m.failing_since, m.failure FROM simulation_mailboxes m
    WHERE m.company_id = coalesce(heed_company(), p_company) AND m.failing_since <= p_before
  UNION ALL
  SELECT 'links', d.domain, d.links_lost_at, jsonb_build_object('kind', d.links_failure) FROM custom_domains d
      JOIN companies c ON c.id = d.company_id AND c.white_label_page_access
    WHERE d.company_id = coalesce(heed_company(), p_company) AND d.type = 'web' AND d.verified_at IS NOT NULL AND d.links_lost_at <= p_before
$$;
