ALTER TABLE "monthly_choices" DROP CONSTRAINT "monthly_choices_content";--> statement-breakpoint
ALTER TABLE "monthly_choices" ADD COLUMN "is_skipped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now a skipped month was a choice of nothing.
UPDATE "monthly_choices" SET "is_skipped" = true WHERE "topic" IS NULL AND "video_id" IS NULL;--> statement-breakpoint
ALTER TABLE "monthly_programmes" ADD COLUMN "edit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "monthly_programmes" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "monthly_programmes" ADD COLUMN "saved_by" uuid;--> statement-breakpoint
ALTER TABLE "monthly_choices" ADD CONSTRAINT "monthly_choices_content" CHECK (num_nonnulls("monthly_choices"."topic", "monthly_choices"."video_id") between (not "monthly_choices"."is_skipped")::int and 1);