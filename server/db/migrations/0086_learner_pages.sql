CREATE TABLE "learner_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_preview" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "learner_links_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "learner_sessions" ADD CONSTRAINT "learner_sessions_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learner_sessions_user" ON "learner_sessions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "learner_sessions_expiry" ON "learner_sessions" USING btree ("expires_at");--> statement-breakpoint
-- Requests of the panel never see them: the pages of learners read them before any company is in scope.
SELECT heed_wall('learner_sessions');
