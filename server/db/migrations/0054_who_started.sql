-- The companies below the one in scope that have a shared course, with their campaign of it since then: the one that a partner started,
-- which nobody in the company did, or with access also one that the company started itself. `is_used`: there is one of either.
CREATE OR REPLACE VIEW course_receivers AS
  SELECT p.ancestor_id, s.course_id, s.company_id AS customer_id, s.received_at, c.id AS campaign_id, c.status AS campaign_status, c.starts_at,
    CASE WHEN g.is_granted THEN coalesce(
      (SELECT round(100.0 * coalesce(sum(n.n) FILTER (WHERE n.status = 'completed'), 0) / nullif(sum(n.n), 0))::int FROM assignment_counts n
        WHERE n.company_id = s.company_id AND n.campaign_id = (SELECT l.id FROM campaigns l
          WHERE l.company_id = s.company_id AND l.course_id = s.course_id AND l.created_at >= s.received_at
          ORDER BY l.status <> 'ended' DESC, l.starts_at DESC, l.id LIMIT 1)), 0) END AS progress,
    EXISTS (SELECT 1 FROM campaigns u WHERE u.company_id = s.company_id AND u.course_id = s.course_id AND u.status <> 'ended'
      AND u.created_at >= s.received_at) AS is_used
    FROM company_parentage p JOIN course_shares s ON s.company_id = p.company_id AND s.removed_at IS NULL
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM granted_customers g
      WHERE g.viewer_id = p.ancestor_id AND g.customer_id = s.company_id) AS is_granted OFFSET 0) g
    LEFT JOIN campaigns c ON c.company_id = s.company_id AND c.course_id = s.course_id AND c.status <> 'ended' AND c.created_at >= s.received_at
      AND (c.created_by IS NULL OR g.is_granted)
   WHERE p.ancestor_id = (SELECT heed_company());
--> statement-breakpoint
-- Takes a shared course back where it is not started, by whomever.
CREATE OR REPLACE FUNCTION heed_unshare_course(p_course uuid, p_customers uuid[], p_at timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE removed integer;
BEGIN
  UPDATE course_shares s SET removed_at = p_at FROM course_receivers r
   WHERE s.company_id = r.customer_id AND s.course_id = r.course_id AND r.course_id = p_course AND r.customer_id = ANY(p_customers)
     AND NOT r.is_used;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $$;
