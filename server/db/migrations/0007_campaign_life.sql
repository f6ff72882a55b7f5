-- Every minute the clock looks for deadlines and reminders of running campaigns; those that ended keep their unfinished rows for ever.
CREATE INDEX assignments_open_due ON assignments (campaign_id, due_at) WHERE status IN ('not_started', 'in_progress');
--> statement-breakpoint
CREATE INDEX assignments_open_told ON assignments (campaign_id, (coalesce(reminded_at, assigned_at))) WHERE status <> 'completed';
--> statement-breakpoint
-- Background work of the company in scope: its own jobs and no others, without what they carry. The tables of the jobs are made
-- when the server starts, so they are looked up when it is asked.
CREATE FUNCTION heed_jobs() RETURNS TABLE (id uuid, kind text, state text, "createdAt" timestamptz, "startedAt" timestamptz,
  "endedAt" timestamptz, attempts integer, count integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE company text := heed_company()::text;
BEGIN
  IF company IS NULL THEN RETURN; END IF;
  RETURN QUERY
    SELECT j.id, j.name, j.state, j.created_on, j.started_on, j.completed_on, j.retry_count + 1,
      coalesce((j.output ->> company)::int, jsonb_array_length(j.data -> 'userIds'))
    FROM (SELECT p.id, p.name, p.state::text, p.created_on, p.started_on, p.completed_on, p.retry_count, p.output, p.data FROM pgboss.job p
      UNION ALL SELECT a.id, a.name, a.state::text, a.created_on, a.started_on, a.completed_on, a.retry_count, a.output, a.data FROM pgboss.archive a) j WHERE j.data ->> 'companyId' = company;
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_jobs() TO heed_app;
