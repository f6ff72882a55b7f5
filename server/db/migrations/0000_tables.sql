CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"lang" text DEFAULT 'en' NOT NULL,
	"parent_id" uuid,
	"company_type" text DEFAULT 'customer' NOT NULL,
	"is_partner" boolean DEFAULT false NOT NULL,
	"is_house" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"has_boost" boolean DEFAULT false NOT NULL,
	"has_super_boost" boolean DEFAULT false NOT NULL,
	"boosted_by_superadmin" boolean DEFAULT false NOT NULL,
	"trial_status" text,
	"trial_ends_at" timestamp with time zone,
	"industry" text,
	"company_size" integer,
	"country" text,
	"integration" text,
	"is_partner_invite_allowed" boolean DEFAULT false NOT NULL,
	"is_child_login_allowed" boolean DEFAULT false NOT NULL,
	"login_as_company_status" text DEFAULT 'none' NOT NULL,
	"white_label_page_access" boolean DEFAULT false NOT NULL,
	"pay_by_invoice_access" boolean DEFAULT false NOT NULL,
	"default_customer_invite_message" text,
	"is_training_suspended" boolean DEFAULT false NOT NULL,
	"sso_provider" text,
	"sso_enforced" boolean DEFAULT false NOT NULL,
	"creator_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_company_type" CHECK ("companies"."company_type" in ('customer','direct','oem','package_msp','reseller','subreseller'))
);
--> statement-breakpoint
CREATE TABLE "company_access" (
	"viewer_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"via_id" uuid NOT NULL,
	CONSTRAINT "company_access_viewer_id_company_id_pk" PRIMARY KEY("viewer_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departments_company_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "groups_company_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_counts" (
	"company_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"disabled" boolean NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "member_counts_company_id_set_id_disabled_pk" PRIMARY KEY("company_id","set_id","disabled")
);
--> statement-breakpoint
CREATE TABLE "people_counts" (
	"company_id" uuid NOT NULL,
	"account" text NOT NULL,
	"disabled" boolean NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "people_counts_company_id_account_disabled_pk" PRIMARY KEY("company_id","account","disabled")
);
--> statement-breakpoint
CREATE TABLE "user_departments" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "user_departments_user_id_department_id_pk" PRIMARY KEY("user_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "user_groups" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "user_groups_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"has_login" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"unconfirmed_new_email" text,
	"mfa_enabled" boolean DEFAULT false NOT NULL,
	"sso" boolean DEFAULT false NOT NULL,
	"scim_managed" boolean DEFAULT false NOT NULL,
	"temporary_password" boolean DEFAULT false NOT NULL,
	"privacy_policy_confirmed_at" timestamp with time zone,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"onboarding_skipped" boolean DEFAULT false NOT NULL,
	"notifications_shown" boolean DEFAULT true NOT NULL,
	"suspended_notification_shown" boolean DEFAULT true NOT NULL,
	"invited_at" timestamp with time zone,
	"last_login" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"account" text GENERATED ALWAYS AS (case when is_owner then 'account_owner' when role = 'user' then 'learner' else 'account_admin' end) STORED NOT NULL,
	"status" text GENERATED ALWAYS AS (case when disabled then 'disabled' when last_login is null then 'invited' else 'active' end) STORED NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (lower(name || ' ' || last_name)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || last_name || ' ' || email)) STORED NOT NULL,
	CONSTRAINT "users_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin','user','msp','support','superadmin'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_email" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_company_id" uuid,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"subject_label" text NOT NULL,
	"subject_count" integer DEFAULT 1 NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "audit_subjects" (
	"company_id" uuid NOT NULL,
	"audit_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "audit_subjects_audit_id_user_id_pk" PRIMARY KEY("audit_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_company_id_import_id_pk" PRIMARY KEY("company_id","import_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"lang" text NOT NULL,
	"params" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"subject" text,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"n" integer NOT NULL,
	"window_start" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"factor" text DEFAULT 'password' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_parent_id_companies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_access" ADD CONSTRAINT "company_access_viewer_id_companies_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_access" ADD CONSTRAINT "company_access_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_departments" ADD CONSTRAINT "user_departments_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_departments" ADD CONSTRAINT "user_departments_company_id_department_id_departments_company_id_id_fk" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_slug" ON "companies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "companies_parent" ON "companies" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "company_access_company" ON "company_access" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "departments_name" ON "departments" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "groups_name" ON "groups" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "user_departments_department" ON "user_departments" USING btree ("company_id","department_id","user_id");--> statement-breakpoint
CREATE INDEX "user_groups_group" ON "user_groups" USING btree ("company_id","group_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("company_id","created_at","id","disabled","account") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("company_id","sort_name","id","disabled","account") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_email_order" ON "users" USING btree ("company_id","email","id","disabled","account") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("company_id","role","id","disabled","account") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("company_id","status","id","disabled","account") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_last_login" ON "users" USING btree ("company_id","last_login","id","disabled","account") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_account" ON "users" USING btree ("company_id","account","created_at","id","disabled") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("company_id","subject_id");--> statement-breakpoint
CREATE INDEX "audit_subjects_user" ON "audit_subjects" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "mails_queue" ON "mails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "mails_company" ON "mails" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "one_time_links_user" ON "one_time_links" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");