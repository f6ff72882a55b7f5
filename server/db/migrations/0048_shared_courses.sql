CREATE TABLE "course_shares" (
	"company_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "course_shares_company_id_course_id_pk" PRIMARY KEY("company_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "course_shares" ADD CONSTRAINT "course_shares_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_shares" ADD CONSTRAINT "course_shares_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_shares" ADD CONSTRAINT "course_shares_partner_id_companies_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_shares_course" ON "course_shares" USING btree ("course_id","company_id");
--> statement-breakpoint
ALTER TABLE course_shares ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE course_shares FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY company_in_scope ON course_shares FOR SELECT TO heed_app USING (company_id = (SELECT heed_company()));
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON course_shares TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
GRANT SELECT ON course_shares TO heed_app;
--> statement-breakpoint
-- What a partner has shared is read in the customer's company, also after it was taken back: campaigns, reports and copies still name it.
-- Arrays, so that the conditions can use an index beside the other policies.
CREATE POLICY shared ON courses FOR SELECT TO heed_app
  USING (id = ANY (ARRAY(SELECT s.course_id FROM course_shares s WHERE s.company_id = (SELECT heed_company()))));
--> statement-breakpoint
CREATE POLICY shared ON chapters FOR SELECT TO heed_app
  USING (course_id = ANY (ARRAY(SELECT s.course_id FROM course_shares s WHERE s.company_id = (SELECT heed_company()))));
--> statement-breakpoint
CREATE POLICY shared ON quiz_questions FOR SELECT TO heed_app
  USING (chapter_id = ANY (ARRAY(SELECT h.id FROM course_shares s JOIN chapters h ON h.course_id = s.course_id
    WHERE s.company_id = (SELECT heed_company()))));
--> statement-breakpoint
CREATE POLICY shared ON videos FOR SELECT TO heed_app
  USING (id = ANY (ARRAY(SELECT h.video_id FROM course_shares s JOIN chapters h ON h.course_id = s.course_id
    WHERE s.company_id = (SELECT heed_company()))));
--> statement-breakpoint
CREATE POLICY shared ON cheat_sheets FOR SELECT TO heed_app
  USING (id = ANY (ARRAY(SELECT k.cheat_sheet_id FROM course_shares s JOIN courses k ON k.id = s.course_id
    WHERE s.company_id = (SELECT heed_company()))));
--> statement-breakpoint
-- Courses that a partner shares with the company in scope at this moment. Without the partner the company decides for itself again.
CREATE FUNCTION heed_shared_now() RETURNS TABLE (course_id uuid, received_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT s.course_id, s.received_at FROM course_shares s
    JOIN company_parentage p ON p.company_id = s.company_id AND p.ancestor_id = s.partner_id
   WHERE s.company_id = heed_company() AND s.removed_at IS NULL
$$;
--> statement-breakpoint
-- The companies below the one in scope that have a shared course, with their campaign of it since then. The progress of its people is known
-- only while the company gives access.
CREATE VIEW course_receivers AS
  SELECT p.ancestor_id, s.course_id, s.company_id AS customer_id, s.received_at, c.id AS campaign_id, c.status AS campaign_status, c.starts_at,
    CASE WHEN EXISTS (SELECT 1 FROM granted_customers g WHERE g.viewer_id = p.ancestor_id AND g.customer_id = s.company_id) THEN coalesce(
      (SELECT round(100.0 * coalesce(sum(n.n) FILTER (WHERE n.status = 'completed'), 0) / nullif(sum(n.n), 0))::int FROM assignment_counts n
        WHERE n.company_id = s.company_id AND n.campaign_id = (SELECT l.id FROM campaigns l
          WHERE l.company_id = s.company_id AND l.course_id = s.course_id AND l.created_at >= s.received_at
          ORDER BY l.status <> 'ended' DESC, l.starts_at DESC, l.id LIMIT 1)), 0) END AS progress
    FROM company_parentage p JOIN course_shares s ON s.company_id = p.company_id AND s.removed_at IS NULL
    LEFT JOIN campaigns c ON c.company_id = s.company_id AND c.course_id = s.course_id AND c.status <> 'ended' AND c.created_at >= s.received_at
   WHERE p.ancestor_id = (SELECT heed_company());
--> statement-breakpoint
-- Courses that companies which give access have running or waiting.
CREATE VIEW granted_courses AS
  SELECT g.viewer_id, g.customer_id, c.course_id FROM granted_customers g JOIN campaigns c ON c.company_id = g.customer_id AND c.status <> 'ended';
--> statement-breakpoint
GRANT SELECT ON course_receivers, granted_courses TO heed_app;
--> statement-breakpoint
-- Whether a course of the company in scope runs or waits in any company.
CREATE FUNCTION heed_is_course_used(p_course uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM courses k JOIN campaigns c ON c.course_id = k.id AND c.status <> 'ended'
    WHERE k.id = p_course AND k.company_id = heed_company())
$$;
--> statement-breakpoint
-- The company in scope shares a course of the library or its own with companies below it; others are left alone. The number of new shares.
CREATE FUNCTION heed_share_course(p_course uuid, p_customers uuid[], p_at timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE shared integer;
BEGIN
  INSERT INTO course_shares AS s (company_id, course_id, partner_id, received_at)
  SELECT p.company_id, k.id, p.ancestor_id, p_at FROM company_parentage p, courses k
   WHERE p.ancestor_id = heed_company() AND p.company_id = ANY(p_customers)
     AND k.id = p_course AND k.deleted_at IS NULL AND NOT k.is_draft AND (k.company_id IS NULL OR k.company_id = heed_company())
   ORDER BY 1
  ON CONFLICT (company_id, course_id) DO UPDATE SET partner_id = excluded.partner_id, received_at = excluded.received_at, removed_at = NULL
    WHERE s.removed_at IS NOT NULL;
  GET DIAGNOSTICS shared = ROW_COUNT;
  RETURN shared;
END $$;
--> statement-breakpoint
-- Starts a shared course for everybody in companies that give access. The clock begins the campaigns, also those that start at once.
CREATE FUNCTION heed_start_shared_course(p_course uuid, p_customers uuid[], p_starts_at timestamptz, p_days integer, p_at timestamptz)
  RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE started integer;
BEGIN
  INSERT INTO campaigns (company_id, course_id, name, status, assignment_type, starts_at, days_to_complete, notifications_enabled, created_at)
  SELECT r.customer_id, k.id, k.name, 'scheduled', 'all_users', p_starts_at, p_days, true, p_at
    FROM course_receivers r JOIN courses k ON k.id = r.course_id
    JOIN granted_customers g ON g.viewer_id = r.ancestor_id AND g.customer_id = r.customer_id
   WHERE r.course_id = p_course AND r.customer_id = ANY(p_customers) ORDER BY 1
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS started = ROW_COUNT;
  RETURN started;
END $$;
--> statement-breakpoint
-- Ends a shared course where it was started since it was shared. A campaign that still waits is deleted, as by an admin.
CREATE FUNCTION heed_end_shared_course(p_course uuid, p_customers uuid[], p_at timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE campaign_ids uuid[]; ended integer; deleted integer;
BEGIN
  SELECT array_agg(r.campaign_id) INTO campaign_ids FROM course_receivers r
   WHERE r.course_id = p_course AND r.customer_id = ANY(p_customers) AND r.campaign_id IS NOT NULL;
  PERFORM 1 FROM campaigns WHERE id = ANY(campaign_ids) ORDER BY id FOR UPDATE;
  DELETE FROM campaigns WHERE id = ANY(campaign_ids) AND status = 'scheduled';
  GET DIAGNOSTICS deleted = ROW_COUNT;
  UPDATE campaigns SET status = 'ended', ended_at = p_at WHERE id = ANY(campaign_ids) AND status IN ('running', 'suspended');
  GET DIAGNOSTICS ended = ROW_COUNT;
  RETURN ended + deleted;
END $$;
--> statement-breakpoint
-- Takes a shared course back where it is not started.
CREATE FUNCTION heed_unshare_course(p_course uuid, p_customers uuid[], p_at timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE removed integer;
BEGIN
  UPDATE course_shares s SET removed_at = p_at FROM course_receivers r
   WHERE s.company_id = r.customer_id AND s.course_id = r.course_id AND r.course_id = p_course AND r.customer_id = ANY(p_customers)
     AND r.campaign_id IS NULL;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_shared_now(), heed_is_course_used(uuid), heed_share_course(uuid, uuid[], timestamptz),
  heed_start_shared_course(uuid, uuid[], timestamptz, integer, timestamptz), heed_end_shared_course(uuid, uuid[], timestamptz),
  heed_unshare_course(uuid, uuid[], timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_shared_now(), heed_is_course_used(uuid), heed_share_course(uuid, uuid[], timestamptz),
  heed_start_shared_course(uuid, uuid[], timestamptz, integer, timestamptz), heed_end_shared_course(uuid, uuid[], timestamptz),
  heed_unshare_course(uuid, uuid[], timestamptz) TO heed_app;
