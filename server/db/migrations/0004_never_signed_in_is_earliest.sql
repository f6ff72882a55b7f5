DROP INDEX "users_last_login";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_login" timestamp with time zone GENERATED ALWAYS AS (coalesce(last_login, '-infinity'::timestamptz)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_last_login" ON "users" USING btree ("company_id","sort_login","id","disabled","account") WHERE deleted_at is null;