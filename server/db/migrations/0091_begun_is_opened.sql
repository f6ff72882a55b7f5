-- Who has begun a task has opened it, also those who came by another link, or before links were noted. No figure of the triggers depends on
-- this column; without them the change takes seconds for a million tasks instead of minutes.
-- All locks of this release at once and in the order of a request that saves a person, which a node of the last release may be serving.
LOCK TABLE user_departments, user_groups, assignments, exercise_assignments IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE assignments DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE assignments SET opened_at = started_at WHERE opened_at IS NULL AND started_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE assignments ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE exercise_assignments DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE exercise_assignments SET opened_at = started_at WHERE opened_at IS NULL AND started_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE exercise_assignments ENABLE TRIGGER USER;
