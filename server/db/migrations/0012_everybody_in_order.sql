-- Lists of work show everybody, those who were deleted too, which the orders of the users list leave out: without these a page
-- by name joins and sorts all of it.
CREATE INDEX users_everybody_name ON users (company_id, sort_name, id);--> statement-breakpoint
CREATE INDEX users_everybody_email ON users (company_id, email, id);
