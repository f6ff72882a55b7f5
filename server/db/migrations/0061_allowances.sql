-- As in 0033, and what only the house gives: white label and payment by invoice.
CREATE OR REPLACE FUNCTION heed_change_customers(p_ids uuid[], p_change jsonb) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE changed integer;
BEGIN
  UPDATE companies c SET (disabled, disabled_at, suspended_by, company_type, is_partner, is_partner_invite_allowed, is_child_login_allowed,
      has_boost, has_super_boost, boosted_by_superadmin, trial_status, trial_ends_at, white_label_page_access, pay_by_invoice_access, updated_at)
    = (SELECT n.disabled, n.disabled_at, n.suspended_by, n.company_type, n.is_partner, n.is_partner_invite_allowed, n.is_child_login_allowed,
      n.has_boost, n.has_super_boost, n.boosted_by_superadmin, n.trial_status, n.trial_ends_at, n.white_label_page_access, n.pay_by_invoice_access,
      n.updated_at FROM jsonb_populate_record(c, p_change) n)
    FROM company_parentage p WHERE p.ancestor_id = heed_company() AND p.company_id = c.id AND c.id = ANY(p_ids);
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END $$;
