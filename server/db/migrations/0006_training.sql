CREATE TABLE "chapters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"course_id" uuid NOT NULL,
	"section" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"video_id" uuid,
	"is_quiz" boolean GENERATED ALWAYS AS (video_id is null) STORED NOT NULL,
	CONSTRAINT "chapters_order" UNIQUE("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "cheat_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"language" text,
	"file" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"course_type" text NOT NULL,
	"language" text,
	"level" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"thumbnail" text,
	"cheat_sheet_id" uuid,
	"is_draft" boolean DEFAULT false NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"is_gaming" boolean DEFAULT false NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"cloned_from" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "courses_level" CHECK ("courses"."level" between 1 and 4),
	CONSTRAINT "courses_draft_is_own" CHECK (not "courses"."is_draft" or "courses"."company_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "pinned_videos" (
	"company_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pinned_videos_company_id_video_id_pk" PRIMARY KEY("company_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"chapter_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answers" text[] NOT NULL,
	"correct_answer" smallint NOT NULL,
	CONSTRAINT "quiz_questions_order" UNIQUE("chapter_id","position"),
	CONSTRAINT "quiz_questions_four_answers" CHECK (cardinality("quiz_questions"."answers") = 4 and "quiz_questions"."correct_answer" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"language" text,
	"seconds" integer NOT NULL,
	"file" text NOT NULL,
	"poster" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "assignment_counts" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"status" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "assignment_counts_company_id_campaign_id_status_pk" PRIMARY KEY("company_id","campaign_id","status")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"done_chapters" uuid[] DEFAULT '{}' NOT NULL,
	"score" real,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "assignments_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id"),
	CONSTRAINT "assignments_status" CHECK ("assignments"."status" in ('not_started','in_progress','completed','overdue'))
);
--> statement-breakpoint
CREATE TABLE "campaign_departments" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "campaign_departments_campaign_id_department_id_pk" PRIMARY KEY("campaign_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_groups" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "campaign_groups_campaign_id_group_id_pk" PRIMARY KEY("campaign_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"assignment_type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"days_to_complete" integer NOT NULL,
	"notifications_enabled" boolean NOT NULL,
	"notification_subject" text,
	"notification_message" text,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in ('scheduled','running','suspended','ended')),
	CONSTRAINT "campaigns_assignment_type" CHECK ("campaigns"."assignment_type" in ('all_users','departments','groups')),
	CONSTRAINT "campaigns_days" CHECK ("campaigns"."days_to_complete" >= 1)
);
--> statement-breakpoint
CREATE TABLE "course_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_reviews_person" UNIQUE("course_id","user_id"),
	CONSTRAINT "course_reviews_rating" CHECK ("course_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "quiz_answers" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" smallint NOT NULL,
	"is_correct" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_answers_campaign_id_user_id_question_id_pk" PRIMARY KEY("campaign_id","user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheat_sheets" ADD CONSTRAINT "cheat_sheets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_cheat_sheet_id_cheat_sheets_id_fk" FOREIGN KEY ("cheat_sheet_id") REFERENCES "public"."cheat_sheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_videos" ADD CONSTRAINT "pinned_videos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_videos" ADD CONSTRAINT "pinned_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_company_id_campaign_id_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_departments" ADD CONSTRAINT "campaign_departments_company_id_campaign_id_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_departments" ADD CONSTRAINT "campaign_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_groups" ADD CONSTRAINT "campaign_groups_company_id_campaign_id_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_groups" ADD CONSTRAINT "campaign_groups_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_campaign_id_user_id_assignments_campaign_id_user_id_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."assignments"("campaign_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapters_video" ON "chapters" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "courses_company" ON "courses" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "videos_company" ON "videos" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "assignments_person" ON "assignments" USING btree ("company_id","user_id","status");--> statement-breakpoint
CREATE INDEX "assignments_status" ON "assignments" USING btree ("company_id","campaign_id","status");--> statement-breakpoint
CREATE INDEX "assignments_due" ON "assignments" USING btree ("due_at") WHERE status in ('not_started','in_progress');--> statement-breakpoint
CREATE INDEX "campaign_departments_department" ON "campaign_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "campaign_groups_group" ON "campaign_groups" USING btree ("company_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_one_active" ON "campaigns" USING btree ("company_id","course_id") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "campaigns_started" ON "campaigns" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("status","starts_at") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "course_reviews_company" ON "course_reviews" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "quiz_answers_question" ON "quiz_answers" USING btree ("company_id","question_id","is_correct");--> statement-breakpoint
-- The tenant wall, as for people: what belongs to one company.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['pinned_videos','campaigns','campaign_departments','campaign_groups','assignments','assignment_counts',
    'quiz_answers','course_reviews']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
-- Content is the catalogue's (no company: everybody reads it, nobody writes it) or one company's.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['videos','cheat_sheets','courses','chapters','quiz_questions']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY catalogue ON %I FOR SELECT TO heed_app USING (company_id IS NULL)', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON pinned_videos, campaigns, campaign_departments, campaign_groups, assignments, quiz_answers,
  course_reviews, videos, cheat_sheets, courses, chapters, quiz_questions TO heed_app;
--> statement-breakpoint
GRANT SELECT ON assignment_counts TO heed_app;
--> statement-breakpoint
-- Totals of assignments. Statement-level, so that the start of a campaign for a million people touches the counters once.
CREATE FUNCTION heed_add_assignments(changes jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO assignment_counts (company_id, campaign_id, status, n)
  SELECT company_id, campaign_id, status, sum(n)::int
    FROM jsonb_to_recordset(changes) AS c(company_id uuid, campaign_id uuid, status text, n int)
   GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (company_id, campaign_id, status) DO UPDATE SET n = assignment_counts.n + excluded.n
$$;
--> statement-breakpoint
CREATE FUNCTION heed_count_new_assignments() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_add_assignments(jsonb_agg(to_jsonb(c))) FROM
    (SELECT company_id, campaign_id, status, count(*) AS n FROM new_rows GROUP BY 1, 2, 3) c HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_count_gone_assignments() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_add_assignments(jsonb_agg(to_jsonb(c))) FROM
    (SELECT company_id, campaign_id, status, -count(*) AS n FROM old_rows GROUP BY 1, 2, 3) c HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_count_changed_assignments() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_add_assignments(jsonb_agg(to_jsonb(c))) FROM (
    SELECT company_id, campaign_id, status, sum(n) AS n FROM (
      SELECT company_id, campaign_id, status, 1 AS n FROM new_rows
      UNION ALL SELECT company_id, campaign_id, status, -1 FROM old_rows) x
    GROUP BY 1, 2, 3 HAVING sum(n) <> 0) c HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER assignments_count_insert AFTER INSERT ON assignments REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_new_assignments();
--> statement-breakpoint
CREATE TRIGGER assignments_count_delete AFTER DELETE ON assignments REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_gone_assignments();
--> statement-breakpoint
CREATE TRIGGER assignments_count_update AFTER UPDATE ON assignments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_changed_assignments();
--> statement-breakpoint
-- A deleted campaign takes its counters with it.
CREATE FUNCTION heed_drop_assignment_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN DELETE FROM assignment_counts WHERE company_id = OLD.company_id AND campaign_id = OLD.id; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_drop_counts AFTER DELETE ON campaigns FOR EACH ROW EXECUTE FUNCTION heed_drop_assignment_counts();
