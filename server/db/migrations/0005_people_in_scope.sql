-- The people of the company in scope who are not deleted: the same wall as the policy on users, as a view of the owner.
-- Under a policy the planner may not use the trigram index, because LIKE could tell of rows it rejects; inside the view it may.
-- Lists and bulk changes choose their people here and write to users, where the policy holds.
CREATE VIEW people AS SELECT * FROM users WHERE company_id = (SELECT heed_company()) AND deleted_at IS NULL;
--> statement-breakpoint
GRANT SELECT ON people TO heed_app;
--> statement-breakpoint
-- Which of these addresses belong to somebody, in whatever company. Tells nothing else of them.
CREATE FUNCTION heed_emails_in_use(p_emails text[]) RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT u.email FROM unnest(p_emails) AS e(email) JOIN users u ON u.email = e.email WHERE u.deleted_at IS NULL
$$;
--> statement-breakpoint
-- After a large change: the embedded database has nobody who would gather statistics by itself.
CREATE FUNCTION heed_analyze_people() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN ANALYZE users, departments, groups, user_departments, user_groups; END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_emails_in_use(text[]), heed_analyze_people() TO heed_app;
--> statement-breakpoint
-- New entries wait in a list that every search reads through; kept short, since the embedded database has nobody to empty it in between.
ALTER INDEX users_search SET (gin_pending_list_limit = 256);
