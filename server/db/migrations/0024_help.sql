CREATE TABLE "notification_reads" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_reads_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"head" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"button_name" text NOT NULL,
	"url" text NOT NULL,
	"image" text,
	"image_file_id" uuid GENERATED ALWAYS AS (case when image like 'uploads/%' then split_part(image, '/', 3)::uuid end) STORED,
	"is_pinned" boolean NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_status" CHECK ("notifications"."status" in ('draft','published')),
	CONSTRAINT "notifications_published_at" CHECK ("notifications"."status" = 'draft' or "notifications"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sales_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"company_name" text NOT NULL,
	"email" text NOT NULL,
	"users_number" integer NOT NULL,
	"message" text NOT NULL,
	"phone" text,
	"country" text,
	"page_uri" text,
	"page_name" text,
	"hutk" text,
	"mail_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_requests_status" CHECK ("sales_requests"."status" in ('open','closed'))
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"email" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"lang" text NOT NULL,
	"source" text NOT NULL,
	"hutk" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_tickets_status" CHECK ("support_tickets"."status" in ('open','closed'))
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"rating" smallint,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_rating" CHECK ("survey_answers"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "surveys_status" CHECK ("surveys"."status" in ('open','closed'))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notifications_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_requests" ADD CONSTRAINT "sales_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_reads_notification" ON "notification_reads" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "notifications_published" ON "notifications" USING btree ("published_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "sales_requests_created" ON "sales_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sales_requests_person" ON "sales_requests" USING btree ("company_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_created" ON "support_tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_company" ON "support_tickets" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_answers_once" ON "survey_answers" USING btree ("survey_id","user_id");--> statement-breakpoint
CREATE INDEX "survey_answers_created" ON "survey_answers" USING btree ("created_at","id");--> statement-breakpoint
DROP VIEW people;
--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notifications_shown";
--> statement-breakpoint
CREATE VIEW people AS SELECT * FROM users WHERE company_id = (SELECT heed_company()) AND deleted_at IS NULL;
--> statement-breakpoint
GRANT SELECT ON people TO heed_app;
--> statement-breakpoint
-- Staff in the house itself, not in a company that they act in.
CREATE FUNCTION heed_at_home() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT current_setting('app.house', true) = 'on' AND heed_company() = heed_viewer() $$;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['support_tickets','sales_requests','notifications','notification_reads','surveys','survey_answers']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
  -- What companies ask for: their own, and everything for staff at home.
  FOREACH t IN ARRAY ARRAY['support_tickets','sales_requests']
  LOOP
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app
      USING (company_id = (SELECT heed_company()) OR (SELECT heed_at_home()))
      WITH CHECK (company_id = (SELECT heed_company()) OR (SELECT heed_at_home()))', t);
  END LOOP;
  -- What the house writes for everybody.
  FOREACH t IN ARRAY ARRAY['notifications','surveys']
  LOOP
    EXECUTE format('CREATE POLICY written_at_home ON %I TO heed_app
      USING ((SELECT heed_at_home())) WITH CHECK ((SELECT heed_at_home()))', t);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY published ON notifications FOR SELECT TO heed_app USING (status = 'published');
--> statement-breakpoint
CREATE POLICY asked ON surveys FOR SELECT TO heed_app USING (status = 'open');
--> statement-breakpoint
CREATE POLICY own ON notification_reads TO heed_app
  USING (company_id = (SELECT heed_company()) AND user_id = (SELECT heed_user()))
  WITH CHECK (company_id = (SELECT heed_company()) AND user_id = (SELECT heed_user()));
--> statement-breakpoint
CREATE POLICY own ON survey_answers TO heed_app
  USING ((company_id = (SELECT heed_company()) AND user_id = (SELECT heed_user())) OR (SELECT heed_at_home()))
  WITH CHECK (company_id = (SELECT heed_company()) AND user_id = (SELECT heed_user()));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (status) ON support_tickets TO heed_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (status, phone, country, page_uri, page_name, hutk) ON sales_requests TO heed_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON notifications, surveys TO heed_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (read_at) ON notification_reads TO heed_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON survey_answers TO heed_app;
--> statement-breakpoint
-- The quote form completes the mail about its sales request.
GRANT UPDATE (params, due_at) ON mails TO heed_app;
--> statement-breakpoint
-- Our own company, which others cannot see: where requests of people who are signed out belong, and the language of its mail.
CREATE FUNCTION heed_house() RETURNS TABLE (id uuid, lang text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT c.id, c.lang FROM companies c WHERE c.is_house ORDER BY c.created_at, c.id LIMIT 1 $$;
