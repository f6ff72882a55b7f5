CREATE TABLE "monthly_assignments" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "monthly_assignments_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id"),
	CONSTRAINT "monthly_assignments_status" CHECK ("monthly_assignments"."status" in ('not_started','in_progress','completed','overdue')),
	CONSTRAINT "monthly_assignments_watched" CHECK ("monthly_assignments"."watched_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "monthly_choices" (
	"company_id" uuid NOT NULL,
	"month" date NOT NULL,
	"topic" text,
	"video_id" uuid,
	CONSTRAINT "monthly_choices_company_id_month_pk" PRIMARY KEY("company_id","month"),
	CONSTRAINT "monthly_choices_month" CHECK (extract(day from "monthly_choices"."month") = 1),
	CONSTRAINT "monthly_choices_topic" CHECK ("monthly_choices"."topic" in ('phishing','links','passwords','two-step','ransomware','phone-calls','text-messages','public-wifi','clean-desk','personal-data','report-it','deepfakes')),
	CONSTRAINT "monthly_choices_content" CHECK (num_nonnulls("monthly_choices"."topic", "monthly_choices"."video_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "monthly_departments" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "monthly_departments_campaign_id_department_id_pk" PRIMARY KEY("campaign_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"audience" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"days_to_complete" integer NOT NULL,
	"notifications_enabled" boolean NOT NULL,
	"notification_subject" text,
	"notification_message" text,
	"topic" text,
	"video_id" uuid,
	"month" date NOT NULL,
	"seconds" integer NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "monthly_events_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "monthly_events_month" UNIQUE("company_id","month"),
	CONSTRAINT "monthly_events_status" CHECK ("monthly_events"."status" in ('scheduled','running','suspended','ended')),
	CONSTRAINT "monthly_events_audience" CHECK ("monthly_events"."audience" in ('all','departments','groups')),
	CONSTRAINT "monthly_events_days" CHECK ("monthly_events"."days_to_complete" >= 1),
	CONSTRAINT "monthly_events_first" CHECK (extract(day from "monthly_events"."month") = 1),
	CONSTRAINT "monthly_events_topic" CHECK ("monthly_events"."topic" in ('phishing','links','passwords','two-step','ransomware','phone-calls','text-messages','public-wifi','clean-desk','personal-data','report-it','deepfakes')),
	CONSTRAINT "monthly_events_content" CHECK (num_nonnulls("monthly_events"."topic", "monthly_events"."video_id") = 1),
	CONSTRAINT "monthly_events_seconds" CHECK ("monthly_events"."seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "monthly_groups" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "monthly_groups_campaign_id_group_id_pk" PRIMARY KEY("campaign_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_programme_departments" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "monthly_programme_departments_campaign_id_department_id_pk" PRIMARY KEY("campaign_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_programme_groups" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "monthly_programme_groups_campaign_id_group_id_pk" PRIMARY KEY("campaign_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_programmes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"counts_from" timestamp with time zone NOT NULL,
	"audience" text NOT NULL,
	"day_of_month" smallint NOT NULL,
	"start_time" time NOT NULL,
	"days_to_complete" integer NOT NULL,
	"notifications_enabled" boolean NOT NULL,
	"notification_subject" text,
	"notification_message" text,
	CONSTRAINT "monthly_programmes_company" UNIQUE("company_id"),
	CONSTRAINT "monthly_programmes_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "monthly_programmes_audience" CHECK ("monthly_programmes"."audience" in ('all','departments','groups')),
	CONSTRAINT "monthly_programmes_day" CHECK ("monthly_programmes"."day_of_month" between 1 and 28),
	CONSTRAINT "monthly_programmes_days" CHECK ("monthly_programmes"."days_to_complete" >= 1)
);
--> statement-breakpoint
ALTER TABLE "monthly_assignments" ADD CONSTRAINT "monthly_assignments_company_id_campaign_id_monthly_events_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."monthly_events"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_assignments" ADD CONSTRAINT "monthly_assignments_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_choices" ADD CONSTRAINT "monthly_choices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_choices" ADD CONSTRAINT "monthly_choices_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_departments" ADD CONSTRAINT "monthly_departments_company_id_campaign_id_monthly_events_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."monthly_events"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_departments" ADD CONSTRAINT "monthly_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_events" ADD CONSTRAINT "monthly_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_events" ADD CONSTRAINT "monthly_events_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_groups" ADD CONSTRAINT "monthly_groups_company_id_campaign_id_monthly_events_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."monthly_events"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_groups" ADD CONSTRAINT "monthly_groups_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_programme_departments" ADD CONSTRAINT "monthly_programme_departments_company_id_campaign_id_monthly_programmes_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."monthly_programmes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_programme_departments" ADD CONSTRAINT "monthly_programme_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_programme_groups" ADD CONSTRAINT "monthly_programme_groups_company_id_campaign_id_monthly_programmes_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."monthly_programmes"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_programme_groups" ADD CONSTRAINT "monthly_programme_groups_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_programmes" ADD CONSTRAINT "monthly_programmes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "monthly_assignments_person" ON "monthly_assignments" USING btree ("company_id","user_id","status");--> statement-breakpoint
CREATE INDEX "monthly_assignments_open_due" ON "monthly_assignments" USING btree ("campaign_id","due_at") WHERE status in ('not_started','in_progress');--> statement-breakpoint
CREATE INDEX "monthly_assignments_open_reminded" ON "monthly_assignments" USING btree ("campaign_id",coalesce(reminded_at, assigned_at)) WHERE status <> 'completed';--> statement-breakpoint
CREATE INDEX "monthly_assignments_opened" ON "monthly_assignments" USING btree ("campaign_id") WHERE opened_at is not null;--> statement-breakpoint
CREATE INDEX "monthly_departments_department" ON "monthly_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "monthly_events_started" ON "monthly_events" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "monthly_events_due" ON "monthly_events" USING btree ("status","starts_at") WHERE status <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "monthly_events_open" ON "monthly_events" USING btree ("company_id") WHERE status in ('running','suspended');--> statement-breakpoint
CREATE UNIQUE INDEX "monthly_events_scheduled" ON "monthly_events" USING btree ("company_id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "monthly_events_video" ON "monthly_events" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "monthly_groups_group" ON "monthly_groups" USING btree ("company_id","group_id");--> statement-breakpoint
CREATE INDEX "monthly_programme_departments_department" ON "monthly_programme_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "monthly_programme_groups_group" ON "monthly_programme_groups" USING btree ("company_id","group_id");--> statement-breakpoint
SELECT heed_wall('monthly_programmes', 'SELECT', 'INSERT', 'UPDATE');--> statement-breakpoint
SELECT heed_wall('monthly_programme_departments', 'SELECT', 'INSERT', 'DELETE');--> statement-breakpoint
SELECT heed_wall('monthly_programme_groups', 'SELECT', 'INSERT', 'DELETE');--> statement-breakpoint
SELECT heed_wall('monthly_choices', 'SELECT', 'INSERT', 'UPDATE', 'DELETE');--> statement-breakpoint
SELECT heed_wall('monthly_events', 'SELECT', 'INSERT', 'UPDATE', 'DELETE');--> statement-breakpoint
SELECT heed_wall('monthly_departments', 'SELECT', 'INSERT');--> statement-breakpoint
SELECT heed_wall('monthly_groups', 'SELECT', 'INSERT');--> statement-breakpoint
SELECT heed_wall('monthly_assignments', 'SELECT', 'INSERT', 'UPDATE');--> statement-breakpoint
INSERT INTO work_kinds (kind, campaigns, counted, facts, keys, sums, counts_tasks) VALUES ('monthly', 'monthly_events', 'monthly_assignments', 'work_facts',
  '{"kind": "''monthly''", "campaign_id": "campaign_id", "status": "status", "assigned_day": "(assigned_at AT TIME ZONE ''UTC'')::date"}',
  '{"done": "(completed_at IS NOT NULL)::int", "done_seconds": "extract(epoch FROM completed_at - assigned_at)"}', true);
--> statement-breakpoint
SELECT heed_keep_counts('monthly');
