CREATE TABLE "saved_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"filter" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_filters_name" ON "saved_filters" USING btree ("user_id","company_id","list",lower("name"));--> statement-breakpoint
CREATE FUNCTION heed_user() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.user', true), '')::uuid $$;
--> statement-breakpoint
-- The wall stands around the person too: nobody sees what somebody else saved, not even in their own company.
ALTER TABLE saved_filters ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE saved_filters FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY company_in_scope ON saved_filters TO heed_app
  USING (company_id = (SELECT heed_company()) AND user_id = (SELECT heed_user()))
  WITH CHECK (company_id = (SELECT heed_company()) AND user_id = (SELECT heed_user()));
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON saved_filters TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE (name, filter, updated_at) ON saved_filters TO heed_app;
--> statement-breakpoint
-- A deleted person stays as a row for past figures; what they saved goes, in whatever company.
CREATE FUNCTION heed_forget_saved_filters() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN DELETE FROM saved_filters WHERE user_id = NEW.id; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER users_forget_saved_filters AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION heed_forget_saved_filters();
