CREATE TABLE "policies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"preset_id" text,
	"owner_id" uuid,
	"review_months" smallint NOT NULL,
	"next_review_on" date,
	"review_mailed_for" date,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policies_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "policies_review_months" CHECK ("policies"."review_months" in (0,6,12,24))
);
--> statement-breakpoint
CREATE TABLE "policy_acknowledgements" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"content_sha256" text NOT NULL,
	"app" text NOT NULL,
	CONSTRAINT "policy_acknowledgements_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id"),
	CONSTRAINT "policy_acknowledgements_app" CHECK ("policy_acknowledgements"."app" in ('page','app'))
);
--> statement-breakpoint
CREATE TABLE "policy_assignments" (
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
	CONSTRAINT "policy_assignments_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id"),
	CONSTRAINT "policy_assignments_status" CHECK ("policy_assignments"."status" in ('not_started','in_progress','completed','overdue'))
);
--> statement-breakpoint
CREATE TABLE "policy_departments" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "policy_departments_campaign_id_department_id_pk" PRIMARY KEY("campaign_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "policy_drafts" (
	"policy_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"language" text NOT NULL,
	"preset_edition" integer,
	"html" text NOT NULL,
	"file" text,
	"file_id" uuid GENERATED ALWAYS AS (CASE WHEN file LIKE 'uploads/%' THEN split_part(file, '/', 3)::uuid END) STORED,
	"file_name" text,
	"file_bytes" integer,
	"change_note" text NOT NULL,
	"places" jsonb NOT NULL,
	"edit" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "policy_drafts_source" CHECK ("policy_drafts"."source" in ('preset','text','pdf'))
);
--> statement-breakpoint
CREATE TABLE "policy_groups" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "policy_groups_campaign_id_group_id_pk" PRIMARY KEY("campaign_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "policy_revisions" (
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
	"source" text NOT NULL,
	"language" text NOT NULL,
	"preset_edition" integer,
	"html" text NOT NULL,
	"file" text,
	"file_id" uuid GENERATED ALWAYS AS (CASE WHEN file LIKE 'uploads/%' THEN split_part(file, '/', 3)::uuid END) STORED,
	"file_name" text,
	"file_bytes" integer,
	"change_note" text NOT NULL,
	"policy_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content_sha256" text NOT NULL,
	"asks_again" boolean NOT NULL,
	"required_since" integer NOT NULL,
	"approved_by" text NOT NULL,
	"approved_on" date,
	"min_minutes" smallint NOT NULL,
	"published_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "policy_revisions_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "policy_revisions_number" UNIQUE("policy_id","number"),
	CONSTRAINT "policy_revisions_status" CHECK ("policy_revisions"."status" in ('scheduled','running','suspended','ended')),
	CONSTRAINT "policy_revisions_audience" CHECK ("policy_revisions"."audience" in ('all','departments','groups')),
	CONSTRAINT "policy_revisions_days" CHECK ("policy_revisions"."days_to_complete" >= 1),
	CONSTRAINT "policy_revisions_source" CHECK ("policy_revisions"."source" in ('preset','text','pdf')),
	CONSTRAINT "policy_revisions_minutes" CHECK ("policy_revisions"."min_minutes" between 0 and 60),
	CONSTRAINT "policy_revisions_required" CHECK ("policy_revisions"."required_since" between 1 and "policy_revisions"."number" and ("policy_revisions"."required_since" = "policy_revisions"."number") = "policy_revisions"."asks_again")
);
--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_acknowledgements" ADD CONSTRAINT "policy_acknowledgements_campaign_id_user_id_policy_assignments_campaign_id_user_id_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."policy_assignments"("campaign_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_assignments" ADD CONSTRAINT "policy_assignments_company_id_campaign_id_policy_revisions_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."policy_revisions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_assignments" ADD CONSTRAINT "policy_assignments_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_departments" ADD CONSTRAINT "policy_departments_company_id_campaign_id_policy_revisions_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."policy_revisions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_departments" ADD CONSTRAINT "policy_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_drafts" ADD CONSTRAINT "policy_drafts_company_id_policy_id_policies_company_id_id_fk" FOREIGN KEY ("company_id","policy_id") REFERENCES "public"."policies"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_groups" ADD CONSTRAINT "policy_groups_company_id_campaign_id_policy_revisions_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."policy_revisions"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_groups" ADD CONSTRAINT "policy_groups_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_revisions" ADD CONSTRAINT "policy_revisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_revisions" ADD CONSTRAINT "policy_revisions_company_id_policy_id_policies_company_id_id_fk" FOREIGN KEY ("company_id","policy_id") REFERENCES "public"."policies"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policies_name" ON "policies" USING btree ("company_id",lower(name));--> statement-breakpoint
CREATE INDEX "policies_review" ON "policies" USING btree ("next_review_on");--> statement-breakpoint
CREATE INDEX "policy_assignments_person" ON "policy_assignments" USING btree ("company_id","user_id","status");--> statement-breakpoint
CREATE INDEX "policy_assignments_open_due" ON "policy_assignments" USING btree ("campaign_id","due_at") WHERE status in ('not_started','in_progress');--> statement-breakpoint
CREATE INDEX "policy_assignments_open_reminded" ON "policy_assignments" USING btree ("campaign_id",coalesce(reminded_at, assigned_at)) WHERE status <> 'completed';--> statement-breakpoint
CREATE INDEX "policy_assignments_opened" ON "policy_assignments" USING btree ("campaign_id") WHERE opened_at is not null;--> statement-breakpoint
CREATE INDEX "policy_assignments_status" ON "policy_assignments" USING btree ("company_id","campaign_id","status","user_id");--> statement-breakpoint
CREATE INDEX "policy_departments_department" ON "policy_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "policy_drafts_file" ON "policy_drafts" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "policy_groups_group" ON "policy_groups" USING btree ("company_id","group_id");--> statement-breakpoint
CREATE INDEX "policy_revisions_started" ON "policy_revisions" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "policy_revisions_due" ON "policy_revisions" USING btree ("status","starts_at") WHERE status <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "policy_revisions_in_force" ON "policy_revisions" USING btree ("policy_id") WHERE status in ('running','suspended');--> statement-breakpoint
CREATE UNIQUE INDEX "policy_revisions_scheduled" ON "policy_revisions" USING btree ("policy_id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "policy_revisions_file" ON "policy_revisions" USING btree ("file_id");--> statement-breakpoint
SELECT heed_wall('policies', 'SELECT', 'INSERT', 'UPDATE', 'DELETE');--> statement-breakpoint
SELECT heed_wall('policy_drafts', 'SELECT', 'INSERT', 'UPDATE', 'DELETE');--> statement-breakpoint
SELECT heed_wall('policy_revisions', 'SELECT', 'INSERT', 'UPDATE', 'DELETE');--> statement-breakpoint
SELECT heed_wall('policy_departments', 'SELECT', 'INSERT');--> statement-breakpoint
SELECT heed_wall('policy_groups', 'SELECT', 'INSERT');--> statement-breakpoint
SELECT heed_wall('policy_assignments', 'SELECT', 'INSERT', 'UPDATE');--> statement-breakpoint
SELECT heed_wall('policy_acknowledgements', 'SELECT', 'INSERT');--> statement-breakpoint
-- What was published is what people acknowledged, so it never changes, whoever writes: only whether it runs, and how it is given to people. A
-- revision that is still scheduled may be withdrawn.
CREATE FUNCTION heed_keep_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- A company that is erased takes its revisions along.
    IF OLD.status <> 'scheduled' AND current_user = 'heed_app' THEN RAISE EXCEPTION 'A published revision is never deleted'; END IF;
    RETURN OLD;
  END IF;
  IF (NEW.id, NEW.company_id, NEW.policy_id, NEW.number, NEW.name, NEW.source, NEW.language, NEW.preset_edition, NEW.html, NEW.file, NEW.file_name,
      NEW.file_bytes, NEW.content_sha256, NEW.change_note, NEW.asks_again, NEW.required_since, NEW.approved_by, NEW.approved_on, NEW.min_minutes,
      NEW.audience, NEW.starts_at, NEW.created_by, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.company_id, OLD.policy_id, OLD.number, OLD.name, OLD.source, OLD.language, OLD.preset_edition, OLD.html, OLD.file, OLD.file_name,
      OLD.file_bytes, OLD.content_sha256, OLD.change_note, OLD.asks_again, OLD.required_since, OLD.approved_by, OLD.approved_on, OLD.min_minutes,
      OLD.audience, OLD.starts_at, OLD.created_by, OLD.created_at)
    OR (OLD.published_at IS NOT NULL AND NEW.published_at IS DISTINCT FROM OLD.published_at)
    OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) THEN
    RAISE EXCEPTION 'A published revision does not change';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER policy_revisions_published BEFORE UPDATE OR DELETE ON policy_revisions FOR EACH ROW EXECUTE FUNCTION heed_keep_published();
--> statement-breakpoint
CREATE TRIGGER policy_acknowledgements_append_only BEFORE UPDATE ON policy_acknowledgements FOR EACH ROW EXECUTE FUNCTION heed_refuse_change();
--> statement-breakpoint
-- The day of the next review of a policy: so many months after its last revision began, in the time zone of the company.
CREATE FUNCTION heed_next_review(p_policy uuid, p_months int) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_months > 0 THEN ((max(r.published_at) AT TIME ZONE min(o.time_zone))::date + make_interval(months => p_months))::date END
  FROM policy_revisions r JOIN companies o ON o.id = r.company_id WHERE r.policy_id = p_policy
$$;
--> statement-breakpoint
CREATE FUNCTION heed_plan_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE policies SET next_review_on = heed_next_review(id, review_months) WHERE company_id = NEW.company_id AND id = NEW.policy_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER policy_revisions_review AFTER INSERT OR UPDATE OF published_at ON policy_revisions
  FOR EACH ROW WHEN (NEW.published_at IS NOT NULL) EXECUTE FUNCTION heed_plan_review();
--> statement-breakpoint
INSERT INTO work_kinds (kind, campaigns, counted, facts, keys, sums, counts_tasks) VALUES ('policy', 'policy_revisions', 'policy_assignments', 'work_facts',
  '{"kind": "''policy''", "campaign_id": "campaign_id", "status": "status", "assigned_day": "(assigned_at AT TIME ZONE ''UTC'')::date"}',
  '{"done": "(completed_at IS NOT NULL)::int", "done_seconds": "extract(epoch FROM completed_at - assigned_at)"}', true);
--> statement-breakpoint
SELECT heed_keep_counts('policy');
