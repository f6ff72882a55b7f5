CREATE TABLE "simulation_landings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"slug" text,
	"title" text NOT NULL,
	"paragraph" text NOT NULL,
	"middle_text" text,
	"button_text" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "simulation_landings_kind" CHECK ("simulation_landings"."kind" in ('teach','continue') and ("simulation_landings"."kind" = 'continue') = (button_text is not null))
);
--> statement-breakpoint
CREATE TABLE "simulation_template_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"template_id" uuid NOT NULL,
	"name" text NOT NULL,
	"difficulty" smallint,
	"premise" jsonb,
	"sender_name" text NOT NULL,
	"sender_local" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"design_data" jsonb,
	"callouts" jsonb NOT NULL,
	"landing_kind" text NOT NULL,
	"thumbnail" text,
	"thumbnail_file_id" uuid GENERATED ALWAYS AS (CASE WHEN thumbnail LIKE 'uploads/%' THEN split_part(thumbnail, '/', 3)::uuid END) STORED,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulation_template_versions_difficulty" CHECK ("simulation_template_versions"."difficulty" between 1 and 3),
	CONSTRAINT "simulation_template_versions_landing" CHECK ("simulation_template_versions"."landing_kind" in ('teach','continue')),
	CONSTRAINT "simulation_template_versions_sender" CHECK ("simulation_template_versions"."sender_local" ~ '^[a-z0-9][a-z0-9._-]{0,63}$')
);
--> statement-breakpoint
CREATE TABLE "simulation_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"version_id" uuid NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "simulation_templates_type" CHECK ("simulation_templates"."type" in ('CUSTOM','CORPORATE','CONSUMER') and ("simulation_templates"."type" = 'CUSTOM') = (company_id is not null))
);
--> statement-breakpoint
CREATE TABLE "simulation_campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"audience" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"schedule" text NOT NULL,
	"difficulty" smallint,
	"template_types" text[] DEFAULT '{}' NOT NULL,
	"email_platform" smallint NOT NULL,
	"starts_on" date,
	"time_zone" text NOT NULL,
	"start_hour" smallint NOT NULL,
	"end_hour" smallint NOT NULL,
	"sending_days" smallint,
	"landing_id" uuid,
	"from_domain" text,
	"notification_subject" text,
	"notification_message" text,
	"launched_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "simulation_campaigns_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "simulation_campaigns_status" CHECK ("simulation_campaigns"."status" in ('draft','scheduled','running','suspended','archived')),
	CONSTRAINT "simulation_campaigns_audience" CHECK ("simulation_campaigns"."audience" in ('all','departments','groups','people')),
	CONSTRAINT "simulation_campaigns_type" CHECK ("simulation_campaigns"."type" in ('SMART_PHISHING','ONE_TIME_PHISHING')),
	CONSTRAINT "simulation_campaigns_schedule" CHECK ("simulation_campaigns"."schedule" in ('once','monthly','bimonthly','quarterly','half_yearly') and ("simulation_campaigns"."type" <> 'ONE_TIME_PHISHING' or "simulation_campaigns"."schedule" = 'once')),
	CONSTRAINT "simulation_campaigns_difficulty" CHECK ("simulation_campaigns"."difficulty" between 1 and 3),
	CONSTRAINT "simulation_campaigns_platform" CHECK ("simulation_campaigns"."email_platform" between 0 and 2),
	CONSTRAINT "simulation_campaigns_hours" CHECK ("simulation_campaigns"."start_hour" >= 0 and "simulation_campaigns"."start_hour" < "simulation_campaigns"."end_hour" and "simulation_campaigns"."end_hour" <= 24),
	CONSTRAINT "simulation_campaigns_sending_days" CHECK ("simulation_campaigns"."sending_days" in (1,2,3,4,5,10)),
	CONSTRAINT "simulation_campaigns_start" CHECK (("simulation_campaigns"."starts_on" is null) = ("simulation_campaigns"."status" = 'draft') or "simulation_campaigns"."status" = 'archived')
);
--> statement-breakpoint
CREATE TABLE "simulation_choices" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	CONSTRAINT "simulation_choices_campaign_id_template_id_pk" PRIMARY KEY("campaign_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "simulation_departments" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "simulation_departments_campaign_id_department_id_pk" PRIMARY KEY("campaign_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "simulation_groups" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "simulation_groups_campaign_id_group_id_pk" PRIMARY KEY("campaign_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "simulation_pool" (
	"company_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"language" text NOT NULL,
	"difficulty" smallint,
	CONSTRAINT "simulation_pool_round_id_template_id_pk" PRIMARY KEY("round_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "simulation_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"plans_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"last_on" date,
	"counts_until" timestamp with time zone NOT NULL,
	"chunks" smallint DEFAULT 1 NOT NULL,
	"chunks_done" smallint DEFAULT 0 NOT NULL,
	"ignored" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "simulation_rounds_number" UNIQUE("campaign_id","number"),
	CONSTRAINT "simulation_rounds_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "simulation_rounds_status" CHECK ("simulation_rounds"."status" in ('planned','planning','sending','sent','closed','cancelled')),
	CONSTRAINT "simulation_rounds_days" CHECK ("simulation_rounds"."ends_on" > "simulation_rounds"."starts_on"),
	CONSTRAINT "simulation_rounds_chunks" CHECK ("simulation_rounds"."chunks" between 1 and 256 and "simulation_rounds"."chunks_done" between 0 and "simulation_rounds"."chunks")
);
--> statement-breakpoint
CREATE TABLE "simulation_users" (
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "simulation_users_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "simulation_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"n" integer DEFAULT 1 NOT NULL,
	"class" text,
	"rule" text,
	"network" text,
	"source" text,
	"source_hash" "bytea",
	"agent" text,
	"signals" smallint DEFAULT 0 NOT NULL,
	"seconds" smallint,
	"is_late" boolean DEFAULT false NOT NULL,
	CONSTRAINT "simulation_events_kind" CHECK ("simulation_events"."kind" in ('pixel','link','trap','continue','seen','report')),
	CONSTRAINT "simulation_events_class" CHECK (("simulation_events"."class" is null) = ("simulation_events"."rule" is null) and ("simulation_events"."class" is null or "simulation_events"."class" in ('human','scanner','unknown'))),
	CONSTRAINT "simulation_events_agent" CHECK (char_length("simulation_events"."agent") <= 300)
);
--> statement-breakpoint
CREATE TABLE "simulation_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" "bytea" NOT NULL,
	"template_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"failure" jsonb,
	"sent_at" timestamp with time zone,
	"sent_on" date,
	"sent_to" text,
	"is_uncertain" boolean DEFAULT false NOT NULL,
	"opened_raw_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"clicked_raw_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"phished_raw_at" timestamp with time zone,
	"phished_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"unknown_n" smallint DEFAULT 0 NOT NULL,
	"facts" smallint GENERATED ALWAYS AS ((((opened_raw_at is not null)::int + 2 * (opened_at is not null)::int + 4 * (clicked_raw_at is not null)::int + 8 * (clicked_at is not null)::int + 16 * (phished_raw_at is not null)::int + 32 * (phished_at is not null)::int + 64 * (reported_at is not null)::int)::smallint)) STORED NOT NULL,
	CONSTRAINT "simulation_messages_person" UNIQUE("round_id","user_id"),
	CONSTRAINT "simulation_messages_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "simulation_messages_status" CHECK ("simulation_messages"."status" in ('queued','sent','bounced','cancelled','skipped')),
	CONSTRAINT "simulation_messages_reason" CHECK (("simulation_messages"."reason" is not null) = ("simulation_messages"."status" in ('cancelled','skipped')) and ("simulation_messages"."sent_at" is null or "simulation_messages"."status" in ('sent','bounced'))),
	CONSTRAINT "simulation_messages_key_length" CHECK (octet_length("simulation_messages"."key") = 10),
	CONSTRAINT "simulation_messages_clean_implies_raw" CHECK ((opened_at is null or opened_raw_at is not null) and (clicked_at is null or clicked_raw_at is not null) and (phished_at is null or phished_raw_at is not null)),
	CONSTRAINT "simulation_messages_order" CHECK ((phished_at is null or clicked_at is not null) and (clicked_at is null or opened_at is not null) and (phished_raw_at is null or clicked_raw_at is not null) and (clicked_raw_at is null or opened_raw_at is not null))
);
--> statement-breakpoint
CREATE TABLE "simulation_paces" (
	"sender" text PRIMARY KEY NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"sent" integer NOT NULL,
	"day" date NOT NULL,
	"sent_today" integer NOT NULL,
	"factor" real DEFAULT 1 NOT NULL,
	"factor_set_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_failure" jsonb
);
--> statement-breakpoint
CREATE TABLE "simulation_queue" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone NOT NULL,
	"claim_id" uuid,
	"claimed_at" timestamp with time zone,
	"leaving_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"failure" jsonb,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"postponed" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "simulation_queue_leaving" CHECK ("simulation_queue"."accepted_at" is null or "simulation_queue"."leaving_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "simulation_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"x_test_phish" text NOT NULL,
	"email" text,
	"gw_report_action" text DEFAULT 'NONE' NOT NULL,
	"ms_report_action" text DEFAULT 'NONE' NOT NULL,
	"folder_id" text,
	"working_days" smallint,
	"quiet_days" date[] DEFAULT '{}' NOT NULL,
	"exempt_group_id" uuid,
	"is_trap_enabled" boolean DEFAULT true NOT NULL,
	"consent_by" uuid,
	"consent_at" timestamp with time zone,
	"consent_version" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulation_settings_header" CHECK ("simulation_settings"."x_test_phish" ~ '^[A-Za-z0-9._-]{8,64}$'),
	CONSTRAINT "simulation_settings_working_days" CHECK ("simulation_settings"."working_days" between 1 and 127),
	CONSTRAINT "simulation_settings_consent" CHECK (num_nulls("simulation_settings"."consent_by", "simulation_settings"."consent_at", "simulation_settings"."consent_version") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "simulation_stops" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"stopped_by" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "simulation_landings" ADD CONSTRAINT "simulation_landings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_template_versions" ADD CONSTRAINT "simulation_template_versions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_template_versions" ADD CONSTRAINT "simulation_template_versions_template_id_simulation_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."simulation_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_templates" ADD CONSTRAINT "simulation_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD CONSTRAINT "simulation_campaigns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD CONSTRAINT "simulation_campaigns_landing_id_simulation_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."simulation_landings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_choices" ADD CONSTRAINT "simulation_choices_template_id_simulation_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."simulation_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_choices" ADD CONSTRAINT "simulation_choices_company_id_campaign_id_simulation_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."simulation_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_departments" ADD CONSTRAINT "simulation_departments_company_id_campaign_id_simulation_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."simulation_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_departments" ADD CONSTRAINT "simulation_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_groups" ADD CONSTRAINT "simulation_groups_company_id_campaign_id_simulation_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."simulation_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_groups" ADD CONSTRAINT "simulation_groups_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_pool" ADD CONSTRAINT "simulation_pool_version_id_simulation_template_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."simulation_template_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_pool" ADD CONSTRAINT "simulation_pool_company_id_round_id_simulation_rounds_company_id_id_fk" FOREIGN KEY ("company_id","round_id") REFERENCES "public"."simulation_rounds"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_rounds" ADD CONSTRAINT "simulation_rounds_company_id_campaign_id_simulation_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."simulation_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_users" ADD CONSTRAINT "simulation_users_company_id_campaign_id_simulation_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."simulation_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_users" ADD CONSTRAINT "simulation_users_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_events" ADD CONSTRAINT "simulation_events_company_id_message_id_simulation_messages_company_id_id_fk" FOREIGN KEY ("company_id","message_id") REFERENCES "public"."simulation_messages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_messages" ADD CONSTRAINT "simulation_messages_version_id_simulation_template_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."simulation_template_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_messages" ADD CONSTRAINT "simulation_messages_company_id_campaign_id_simulation_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."simulation_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_messages" ADD CONSTRAINT "simulation_messages_company_id_round_id_simulation_rounds_company_id_id_fk" FOREIGN KEY ("company_id","round_id") REFERENCES "public"."simulation_rounds"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_messages" ADD CONSTRAINT "simulation_messages_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_queue" ADD CONSTRAINT "simulation_queue_company_id_message_id_simulation_messages_company_id_id_fk" FOREIGN KEY ("company_id","message_id") REFERENCES "public"."simulation_messages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_settings" ADD CONSTRAINT "simulation_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_stops" ADD CONSTRAINT "simulation_stops_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_landings_company" ON "simulation_landings" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "simulation_template_versions_template" ON "simulation_template_versions" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "simulation_templates_company" ON "simulation_templates" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "simulation_campaigns_started" ON "simulation_campaigns" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "simulation_campaigns_due" ON "simulation_campaigns" USING btree ("status","starts_at") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "simulation_choices_template" ON "simulation_choices" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "simulation_departments_department" ON "simulation_departments" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "simulation_groups_group" ON "simulation_groups" USING btree ("company_id","group_id");--> statement-breakpoint
CREATE INDEX "simulation_pool_template" ON "simulation_pool" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "simulation_rounds_due" ON "simulation_rounds" USING btree ("status","plans_at") WHERE status in ('planned','planning','sending','sent');--> statement-breakpoint
CREATE INDEX "simulation_users_user" ON "simulation_users" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "simulation_events_message" ON "simulation_events" USING btree ("message_id","at");--> statement-breakpoint
CREATE INDEX "simulation_events_source" ON "simulation_events" USING btree ("source_hash","at");--> statement-breakpoint
CREATE INDEX "simulation_events_unjudged" ON "simulation_events" USING btree ("at") WHERE class is null;--> statement-breakpoint
CREATE UNIQUE INDEX "simulation_messages_key" ON "simulation_messages" USING btree ("key");--> statement-breakpoint
CREATE INDEX "simulation_messages_user" ON "simulation_messages" USING btree ("company_id","user_id","campaign_id");--> statement-breakpoint
CREATE INDEX "simulation_messages_queued" ON "simulation_messages" USING btree ("round_id") WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX "simulation_queue_waiting" ON "simulation_queue" USING btree ("due_at") WHERE claim_id is null;--> statement-breakpoint
CREATE INDEX "simulation_queue_due" ON "simulation_queue" USING btree ("company_id","due_at") WHERE claim_id is null;--> statement-breakpoint
CREATE INDEX "simulation_queue_claimed" ON "simulation_queue" USING btree ("claimed_at") WHERE claim_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "simulation_stops_place" ON "simulation_stops" USING btree (coalesce(company_id, '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
SELECT heed_wall('simulation_campaigns', 'SELECT', 'INSERT', 'UPDATE');--> statement-breakpoint
-- A campaign that has not begun may get another audience and other templates.
SELECT heed_wall('simulation_departments', 'SELECT', 'INSERT', 'DELETE');--> statement-breakpoint
SELECT heed_wall('simulation_groups', 'SELECT', 'INSERT', 'DELETE');--> statement-breakpoint
SELECT heed_wall('simulation_users', 'SELECT', 'INSERT', 'DELETE');--> statement-breakpoint
SELECT heed_wall('simulation_choices', 'SELECT', 'INSERT', 'DELETE');--> statement-breakpoint
-- Jobs plan rounds and send mails; requests make the first round, pause, and cancel what is unsent.
SELECT heed_wall('simulation_rounds', 'SELECT', 'INSERT', 'UPDATE');--> statement-breakpoint
SELECT heed_wall('simulation_pool', 'SELECT');--> statement-breakpoint
SELECT heed_wall('simulation_messages', 'SELECT', 'UPDATE');--> statement-breakpoint
SELECT heed_wall('simulation_queue', 'SELECT', 'INSERT', 'DELETE');--> statement-breakpoint
SELECT heed_wall('simulation_events', 'SELECT');--> statement-breakpoint
SELECT heed_wall('simulation_settings', 'SELECT', 'INSERT', 'UPDATE');--> statement-breakpoint
SELECT heed_wall('simulation_paces');--> statement-breakpoint
-- Staff write stops, as the owner; everybody may read the one of the installation.
SELECT heed_wall('simulation_stops');--> statement-breakpoint
CREATE POLICY of_company_or_all ON simulation_stops FOR SELECT TO heed_app
  USING (company_id IS NULL OR company_id = (SELECT heed_company()));--> statement-breakpoint
GRANT SELECT ON simulation_stops TO heed_app;--> statement-breakpoint
SELECT heed_wall('simulation_templates', 'SELECT', 'INSERT', 'UPDATE', 'DELETE');--> statement-breakpoint
SELECT heed_wall('simulation_template_versions', 'SELECT', 'INSERT', 'UPDATE', 'DELETE');--> statement-breakpoint
SELECT heed_wall('simulation_landings', 'SELECT', 'INSERT', 'UPDATE', 'DELETE');--> statement-breakpoint
-- Those of the library have no company, and everybody reads them.
CREATE POLICY catalogue ON simulation_templates FOR SELECT TO heed_app USING (company_id IS NULL);--> statement-breakpoint
CREATE POLICY catalogue ON simulation_template_versions FOR SELECT TO heed_app USING (company_id IS NULL);--> statement-breakpoint
CREATE POLICY catalogue ON simulation_landings FOR SELECT TO heed_app USING (company_id IS NULL);--> statement-breakpoint
-- A queue changes all the time: free space in its pages spares its indexes.
ALTER TABLE simulation_queue SET (fillfactor = 70);
