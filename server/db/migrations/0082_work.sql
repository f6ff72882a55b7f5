-- Every kind of work says in the same words who gets it.
ALTER TABLE "campaigns" RENAME COLUMN "assignment_type" TO "audience";--> statement-breakpoint
ALTER TABLE "exercise_campaigns" RENAME COLUMN "users_type" TO "audience";--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_assignment_type";--> statement-breakpoint
ALTER TABLE "exercise_campaigns" DROP CONSTRAINT "exercise_campaigns_users_type";--> statement-breakpoint
UPDATE campaigns SET audience = 'all' WHERE audience = 'all_users';--> statement-breakpoint
UPDATE exercise_campaigns SET audience = CASE audience WHEN 'USERS_ALL' THEN 'all' WHEN 'USERS_SELECTED' THEN 'people'
  WHEN 'USERS_FROM_DEPARTMENTS' THEN 'departments' ELSE 'groups' END;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_audience" CHECK ("campaigns"."audience" in ('all','departments','groups'));--> statement-breakpoint
ALTER TABLE "exercise_campaigns" ADD CONSTRAINT "exercise_campaigns_audience" CHECK ("exercise_campaigns"."audience" in ('all','departments','groups','people'));
--> statement-breakpoint
-- `planOf` of the contract.
CREATE FUNCTION heed_plan(has_boost boolean, has_super_boost boolean, trial_status text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN has_boost OR has_super_boost THEN 'boost' WHEN trial_status = 'active' THEN 'trial'
    WHEN trial_status = 'expired' THEN 'trialEnded' ELSE 'free' END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_limits_own_texts(p_company uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT NOT (is_partner OR heed_plan(has_boost, has_super_boost, trial_status) IN ('trial', 'boost')) FROM companies WHERE id = p_company
$$;
--> statement-breakpoint
-- Starts a shared course for everybody in companies that give access. The clock begins the campaigns, also those that start at once.
CREATE OR REPLACE FUNCTION heed_start_shared_course(p_course uuid, p_customers uuid[], p_starts_at timestamptz, p_days integer, p_at timestamptz)
  RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE started integer;
BEGIN
  INSERT INTO campaigns (company_id, course_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at)
  SELECT r.customer_id, k.id, k.name, 'scheduled', 'all', p_starts_at, p_days, true, p_at
    FROM course_receivers r JOIN courses k ON k.id = r.course_id
    JOIN granted_customers g ON g.viewer_id = r.ancestor_id AND g.customer_id = r.customer_id
   WHERE r.course_id = p_course AND r.customer_id = ANY(p_customers) ORDER BY 1
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS started = ROW_COUNT;
  RETURN started;
END $$;
--> statement-breakpoint
-- The job that assigns people runs as the owner, who analyzes the tables itself.
DROP FUNCTION heed_analyze_exercises();
