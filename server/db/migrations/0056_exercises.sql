CREATE TABLE "exercise_answer_counts" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "exercise_answer_counts_company_id_campaign_id_template_id_status_pk" PRIMARY KEY("company_id","campaign_id","template_id","status")
);
--> statement-breakpoint
CREATE TABLE "exercise_answers" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"status" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_answers_campaign_id_user_id_template_id_pk" PRIMARY KEY("campaign_id","user_id","template_id"),
	CONSTRAINT "exercise_answers_status" CHECK ("exercise_answers"."status" in ('CORRECT','PARTIAL','WRONG'))
);
--> statement-breakpoint
CREATE TABLE "exercise_assignments" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"correct" smallint DEFAULT 0 NOT NULL,
	"partial" smallint DEFAULT 0 NOT NULL,
	"wrong" smallint DEFAULT 0 NOT NULL,
	"score" real,
	"adjusted_score" real,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "exercise_assignments_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id"),
	CONSTRAINT "exercise_assignments_status" CHECK ("exercise_assignments"."status" in ('not_started','in_progress','completed','overdue'))
);
--> statement-breakpoint
CREATE TABLE "exercise_campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"users_type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"launched_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"days_to_complete" integer NOT NULL,
	"notifications_enabled" boolean NOT NULL,
	"notification_subject" text,
	"notification_message" text,
	"pack_id" uuid,
	"pack_name" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_campaigns_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "exercise_campaigns_status" CHECK ("exercise_campaigns"."status" in ('scheduled','running','suspended','archived')),
	CONSTRAINT "exercise_campaigns_users_type" CHECK ("exercise_campaigns"."users_type" in ('USERS_ALL','USERS_SELECTED','USERS_FROM_DEPARTMENTS','USERS_FROM_GROUPS')),
	CONSTRAINT "exercise_campaigns_days" CHECK ("exercise_campaigns"."days_to_complete" >= 1)
);
--> statement-breakpoint
CREATE TABLE "exercise_counts" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL,
	"scored" integer NOT NULL,
	"score_sum" double precision NOT NULL,
	"adjusted_sum" double precision NOT NULL,
	"golden" integer NOT NULL,
	CONSTRAINT "exercise_counts_company_id_campaign_id_status_pk" PRIMARY KEY("company_id","campaign_id","status")
);
--> statement-breakpoint
CREATE TABLE "exercise_departments" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "exercise_departments_campaign_id_department_id_pk" PRIMARY KEY("campaign_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "exercise_groups" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "exercise_groups_campaign_id_group_id_pk" PRIMARY KEY("campaign_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "exercise_messages" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exercise_messages_campaign_id_template_id_pk" PRIMARY KEY("campaign_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "exercise_packs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"difficulty" smallint NOT NULL,
	"position" integer NOT NULL,
	"thumbnail" text,
	"template_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "exercise_packs_difficulty" CHECK ("exercise_packs"."difficulty" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "exercise_previews" (
	"hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"html" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercise_template_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"template_id" uuid NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"difficulty" smallint,
	"premise" jsonb,
	"layout_type" text NOT NULL,
	"legend" text NOT NULL,
	"html" text NOT NULL,
	"design_data" jsonb,
	"from_email" text,
	"from_name" text,
	"from_phone" text,
	"thumbnail" text,
	"thumbnail_file_id" uuid GENERATED ALWAYS AS (CASE WHEN thumbnail LIKE 'uploads/%' THEN split_part(thumbnail, '/', 3)::uuid END) STORED,
	"answers" jsonb NOT NULL,
	"callouts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_template_versions_layout" CHECK ("exercise_template_versions"."layout_type" in ('EMAIL','SMS')),
	CONSTRAINT "exercise_template_versions_difficulty" CHECK ("exercise_template_versions"."difficulty" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "exercise_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"version_id" uuid NOT NULL,
	"language" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exercise_users" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "exercise_users_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "exercise_answers" ADD CONSTRAINT "exercise_answers_campaign_id_user_id_exercise_assignments_campaign_id_user_id_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."exercise_assignments"("campaign_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_assignments" ADD CONSTRAINT "exercise_assignments_company_id_campaign_id_exercise_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."exercise_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_assignments" ADD CONSTRAINT "exercise_assignments_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_campaigns" ADD CONSTRAINT "exercise_campaigns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_departments" ADD CONSTRAINT "exercise_departments_company_id_campaign_id_exercise_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."exercise_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_departments" ADD CONSTRAINT "exercise_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_groups" ADD CONSTRAINT "exercise_groups_company_id_campaign_id_exercise_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."exercise_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_groups" ADD CONSTRAINT "exercise_groups_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_messages" ADD CONSTRAINT "exercise_messages_version_id_exercise_template_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."exercise_template_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_messages" ADD CONSTRAINT "exercise_messages_company_id_campaign_id_exercise_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."exercise_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_packs" ADD CONSTRAINT "exercise_packs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_template_versions" ADD CONSTRAINT "exercise_template_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_template_versions" ADD CONSTRAINT "exercise_template_versions_template_id_exercise_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."exercise_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_templates" ADD CONSTRAINT "exercise_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_users" ADD CONSTRAINT "exercise_users_company_id_campaign_id_exercise_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."exercise_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_users" ADD CONSTRAINT "exercise_users_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_answers_template" ON "exercise_answers" USING btree ("company_id","campaign_id","template_id","status");--> statement-breakpoint
CREATE INDEX "exercise_assignments_person" ON "exercise_assignments" USING btree ("company_id","user_id","status");--> statement-breakpoint
CREATE INDEX "exercise_assignments_status" ON "exercise_assignments" USING btree ("company_id","campaign_id","status","user_id");--> statement-breakpoint
CREATE INDEX "exercise_assignments_due" ON "exercise_assignments" USING btree ("due_at") WHERE status in ('not_started','in_progress');--> statement-breakpoint
CREATE INDEX "exercise_campaigns_started" ON "exercise_campaigns" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "exercise_campaigns_due" ON "exercise_campaigns" USING btree ("status","starts_at") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "exercise_departments_department" ON "exercise_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "exercise_groups_group" ON "exercise_groups" USING btree ("company_id","group_id");--> statement-breakpoint
CREATE INDEX "exercise_messages_template" ON "exercise_messages" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "exercise_template_versions_template" ON "exercise_template_versions" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "exercise_templates_company" ON "exercise_templates" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "exercise_users_user" ON "exercise_users" USING btree ("company_id","user_id");--> statement-breakpoint
-- The wall: what belongs to one company.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['exercise_campaigns','exercise_departments','exercise_groups','exercise_users','exercise_messages',
    'exercise_assignments','exercise_answers','exercise_counts','exercise_answer_counts','exercise_previews']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
-- Content is the library's (no company: everybody reads it, nobody writes it) or one company's.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['exercise_templates','exercise_template_versions','exercise_packs']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY catalogue ON %I FOR SELECT TO heed_app USING (company_id IS NULL)', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON exercise_templates, exercise_template_versions, exercise_campaigns, exercise_departments,
  exercise_groups, exercise_users, exercise_messages, exercise_assignments, exercise_answers TO heed_app;
--> statement-breakpoint
GRANT SELECT ON exercise_packs, exercise_counts, exercise_answer_counts TO heed_app;
--> statement-breakpoint
GRANT INSERT ON exercise_previews TO heed_app;
--> statement-breakpoint
-- Totals of assignments and answers. Statement-level, so that a launch for a million people touches the counters once.
CREATE FUNCTION heed_add_exercises(changes jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO exercise_counts (company_id, campaign_id, status, n, scored, score_sum, adjusted_sum, golden)
  SELECT company_id, campaign_id, status, sum(n)::int, sum(scored)::int, sum(score_sum), sum(adjusted_sum), sum(golden)::int
    FROM jsonb_to_recordset(changes) AS c(company_id uuid, campaign_id uuid, status text, n int, scored int, score_sum float8,
      adjusted_sum float8, golden int)
   GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (company_id, campaign_id, status) DO UPDATE SET n = exercise_counts.n + excluded.n,
    scored = exercise_counts.scored + excluded.scored, score_sum = exercise_counts.score_sum + excluded.score_sum,
    adjusted_sum = exercise_counts.adjusted_sum + excluded.adjusted_sum, golden = exercise_counts.golden + excluded.golden
$$;
--> statement-breakpoint
-- 10 is exerciseLimits.topScore.
CREATE FUNCTION heed_count_exercises() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM heed_add_exercises(jsonb_agg(to_jsonb(c))) FROM (
      SELECT company_id, campaign_id, status, -count(*) AS n, -count(score) AS scored, -coalesce(sum(score), 0) AS score_sum,
        -coalesce(sum(adjusted_score), 0) AS adjusted_sum, -count(*) FILTER (WHERE score >= 10) AS golden
      FROM old_rows GROUP BY 1, 2, 3) c HAVING count(*) > 0;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM heed_add_exercises(jsonb_agg(to_jsonb(c))) FROM (
      SELECT company_id, campaign_id, status, count(*) AS n, count(score) AS scored, coalesce(sum(score), 0) AS score_sum,
        coalesce(sum(adjusted_score), 0) AS adjusted_sum, count(*) FILTER (WHERE score >= 10) AS golden
      FROM new_rows GROUP BY 1, 2, 3) c HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER exercise_assignments_insert AFTER INSERT ON exercise_assignments REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_exercises();
--> statement-breakpoint
CREATE TRIGGER exercise_assignments_delete AFTER DELETE ON exercise_assignments REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_exercises();
--> statement-breakpoint
CREATE TRIGGER exercise_assignments_update AFTER UPDATE ON exercise_assignments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_exercises();
--> statement-breakpoint
-- Answers are final: they are only added, and go with their assignment.
CREATE FUNCTION heed_count_exercise_answers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO exercise_answer_counts (company_id, campaign_id, template_id, status, n)
    SELECT company_id, campaign_id, template_id, status, count(*)::int FROM new_rows GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (company_id, campaign_id, template_id, status) DO UPDATE SET n = exercise_answer_counts.n + excluded.n;
  ELSE
    UPDATE exercise_answer_counts c SET n = c.n - g.n FROM
      (SELECT company_id, campaign_id, template_id, status, count(*)::int AS n FROM old_rows GROUP BY 1, 2, 3, 4) g
    WHERE c.company_id = g.company_id AND c.campaign_id = g.campaign_id AND c.template_id = g.template_id AND c.status = g.status;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER exercise_answers_insert AFTER INSERT ON exercise_answers REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_exercise_answers();
--> statement-breakpoint
CREATE TRIGGER exercise_answers_delete AFTER DELETE ON exercise_answers REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_exercise_answers();
--> statement-breakpoint
-- A deleted campaign takes its counters with it.
CREATE FUNCTION heed_drop_exercise_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM exercise_counts WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  DELETE FROM exercise_answer_counts WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER exercise_campaigns_drop_counts AFTER DELETE ON exercise_campaigns
  FOR EACH ROW EXECUTE FUNCTION heed_drop_exercise_counts();
