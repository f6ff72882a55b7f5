-- With the end of the access that the viewer has: the first end on the way down.
CREATE OR REPLACE VIEW customers AS
  SELECT p.ancestor_id, p.depth, l.company_id AS id, l.name, l.sort_name, l.search_text, l.parent_id, l.company_type, l.is_partner, l.login_status,
    l.created_at, l.disabled_at, l.is_boosted, l.trial_status, l.trial_ends_at, l.owner_email, l.owner_name, l.is_registered, l.seats, l.licences,
    l.period_start, l.period_end, l.status, l.state, l.expires_at, l.overage,
    (SELECT a.name FROM companies a WHERE a.id = l.parent_id) AS parent_name,
    (SELECT count(*)::int FROM companies k WHERE k.parent_id = l.company_id) AS customers,
    EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = p.ancestor_id AND a.company_id = p.company_id
      AND (a.ends_at IS NULL OR a.ends_at > heed_now())) AS is_granted,
    l.disabled_at IS NOT NULL AND l.suspended_by IS DISTINCT FROM p.ancestor_id
      AND NOT EXISTS (SELECT 1 FROM companies h WHERE h.id = p.ancestor_id AND h.is_house)
      AND NOT EXISTS (SELECT 1 FROM company_parentage s WHERE s.ancestor_id = p.ancestor_id AND s.company_id = l.suspended_by) AS is_suspended_above,
    (SELECT c.is_partner_invite_allowed FROM companies c WHERE c.id = l.company_id) AS is_partner_invite_allowed,
    (SELECT c.is_child_login_allowed FROM companies c WHERE c.id = l.company_id) AS is_child_login_allowed,
    (SELECT c.login_as_company_until FROM companies c WHERE c.id = l.company_id AND c.login_as_company_status = 'access') AS login_until,
    (SELECT a.ends_at FROM company_access a WHERE a.viewer_id = p.ancestor_id AND a.company_id = p.company_id) AS granted_until
    FROM company_parentage p JOIN customer_list l ON l.company_id = p.company_id
   WHERE p.ancestor_id = (SELECT heed_company());
