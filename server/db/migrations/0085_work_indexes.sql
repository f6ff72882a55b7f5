-- Deadlines of exercises are indexed by campaign, as those of trainings are (assignments_open_due): in the order of all deadlines, the clock
-- read each minute what archived campaigns had left open.
DROP INDEX "exercise_assignments_due";--> statement-breakpoint
CREATE INDEX "exercise_assignments_open_due" ON "exercise_assignments" USING btree ("campaign_id","due_at") WHERE status in ('not_started','in_progress');--> statement-breakpoint
ALTER INDEX "exercise_assignments_open_told" RENAME TO "exercise_assignments_open_reminded";--> statement-breakpoint
ALTER INDEX "assignments_open_told" RENAME TO "assignments_open_reminded";
