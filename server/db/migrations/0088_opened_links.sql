-- When a person first came with the personal link of a mail about a campaign. The triggers that count assignments do not read it.
ALTER TABLE "assignments" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exercise_assignments" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "assignments_opened" ON "assignments" USING btree ("campaign_id") WHERE opened_at is not null;--> statement-breakpoint
CREATE INDEX "exercise_assignments_opened" ON "exercise_assignments" USING btree ("campaign_id") WHERE opened_at is not null;