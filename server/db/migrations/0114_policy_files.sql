-- Policies as documents.
ALTER TABLE files DROP CONSTRAINT files_kind;
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_kind CHECK (kind IN ('image', 'video', 'cheatSheet', 'policy'));
