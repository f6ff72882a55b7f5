-- Who has begun a task has opened it, also those who came by another link, or before links were noted. No figure of the triggers depends on
-- this column; without them the change takes seconds for a million tasks instead of minutes.
ALTER TABLE assignments DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE assignments SET opened_at = started_at WHERE opened_at IS NULL AND started_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE assignments ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE exercise_assignments DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE exercise_assignments SET opened_at = started_at WHERE opened_at IS NULL AND started_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE exercise_assignments ENABLE TRIGGER USER;
