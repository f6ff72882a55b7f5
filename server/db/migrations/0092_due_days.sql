-- The day of each deadline as a fact: figures under a filter on deadlines were computed from the days of assignment, which is wrong for people
-- who were away, or summed up the assignments themselves, which takes seconds for a million. Facts are computed again, so no writer may be
-- between the old functions and the new ones.
LOCK TABLE user_departments, user_groups, assignments IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
TRUNCATE training_days, training_starts, training_totals;--> statement-breakpoint
ALTER TABLE training_days DROP CONSTRAINT training_days_pkey;--> statement-breakpoint
ALTER TABLE training_starts DROP CONSTRAINT training_starts_pkey;--> statement-breakpoint
ALTER TABLE training_days ADD COLUMN due_day date NOT NULL;--> statement-breakpoint
ALTER TABLE training_starts ADD COLUMN due_day date NOT NULL;--> statement-breakpoint
ALTER TABLE training_days ADD PRIMARY KEY (company_id, set_id, campaign_id, status, assigned_day, due_day, completed_day);--> statement-breakpoint
ALTER TABLE training_starts ADD PRIMARY KEY (company_id, set_id, campaign_id, status, assigned_day, due_day);--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.heed_training_figures_sql(changes text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT 'WITH alike AS MATERIALIZED (
      SELECT company_id, set_id, campaign_id, status, (assigned_at AT TIME ZONE ''UTC'')::date AS assigned_day,
        (due_at AT TIME ZONE ''UTC'')::date AS due_day, coalesce((completed_at AT TIME ZONE ''UTC'')::date, ''infinity'') AS completed_day, sum(sign) AS n,
        sum(CASE WHEN score IS NULL THEN 0 ELSE sign END) AS scored, sum(coalesce(score, 0)::float8 * sign) AS score_sum
      FROM (' || changes || ') c GROUP BY 1, 2, 3, 4, 5, 6, 7),
    days AS (INSERT INTO training_days AS f (company_id, set_id, campaign_id, status, assigned_day, due_day, completed_day, n, scored, score_sum)
      SELECT * FROM alike WHERE n <> 0 OR scored <> 0 OR score_sum <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
      ON CONFLICT (company_id, set_id, campaign_id, status, assigned_day, due_day, completed_day)
        DO UPDATE SET n = f.n + excluded.n, scored = f.scored + excluded.scored, score_sum = f.score_sum + excluded.score_sum),
    starts AS (INSERT INTO training_starts AS f (company_id, set_id, campaign_id, status, assigned_day, due_day, n, scored, score_sum)
      SELECT company_id, set_id, campaign_id, status, assigned_day, due_day, sum(n), sum(scored), sum(score_sum) FROM alike GROUP BY 1, 2, 3, 4, 5, 6
      HAVING sum(n) <> 0 OR sum(scored) <> 0 OR sum(score_sum) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (company_id, set_id, campaign_id, status, assigned_day, due_day)
        DO UPDATE SET n = f.n + excluded.n, scored = f.scored + excluded.scored, score_sum = f.score_sum + excluded.score_sum)
    INSERT INTO training_totals AS f (company_id, set_id, campaign_id, status, n, scored, score_sum)
    SELECT company_id, set_id, campaign_id, status, sum(n), sum(scored), sum(score_sum) FROM alike GROUP BY 1, 2, 3, 4
    HAVING sum(n) <> 0 OR sum(scored) <> 0 OR sum(score_sum) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (company_id, set_id, campaign_id, status)
      DO UPDATE SET n = f.n + excluded.n, scored = f.scored + excluded.scored, score_sum = f.score_sum + excluded.score_sum'
$function$;;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.heed_figure_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
DECLARE
  one_lock int;
  about constant text := 'company_id, campaign_id, user_id, status, assigned_at, due_at, completed_at, score';
  changed constant text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %s, 1 AS sign FROM new_rows', about)
    WHEN 'DELETE' THEN format('SELECT %s, -1 AS sign FROM old_rows WHERE EXISTS (SELECT 1 FROM campaigns k WHERE k.id = campaign_id)', about)
    ELSE format('SELECT %1$s, sum(sign) AS sign FROM (SELECT %1$s, 1 AS sign FROM new_rows UNION ALL SELECT %1$s, -1 FROM old_rows) x
      GROUP BY %1$s HAVING sum(sign) <> 0', about) END;
BEGIN
  FOR one_lock IN EXECUTE format('SELECT DISTINCT heed_training_lock(company_id) FROM (%s) c ORDER BY 1', changed) LOOP
    PERFORM pg_advisory_xact_lock_shared(7362413, one_lock);
  END LOOP;
  IF NOT FOUND THEN RETURN NULL; END IF;
  EXECUTE heed_training_figures_sql(format('WITH changed AS MATERIALIZED (%s)
    SELECT c.*, c.company_id AS set_id FROM changed c
    UNION ALL SELECT c.*, m.department_id FROM changed c JOIN user_departments m ON m.company_id = c.company_id AND m.user_id = c.user_id
    UNION ALL SELECT c.*, m.group_id FROM changed c JOIN user_groups m ON m.company_id = c.company_id AND m.user_id = c.user_id', changed));
  RETURN NULL;
END $function$;;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.heed_figure_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
DECLARE
  one_lock int;
BEGIN
  FOR one_lock IN SELECT DISTINCT heed_training_lock(m.company_id) FROM changed_rows m ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7362413, one_lock);
  END LOOP;
  IF NOT EXISTS (SELECT 1 FROM (SELECT DISTINCT m.company_id FROM changed_rows m) c
    WHERE EXISTS (SELECT 1 FROM training_totals f WHERE f.company_id = c.company_id)) THEN RETURN NULL; END IF;
  EXECUTE heed_training_figures_sql(format(
    'SELECT a.company_id, s.id AS set_id, a.campaign_id, a.status, a.assigned_at, a.due_at, a.completed_at, a.score, %s AS sign
       FROM changed_rows m JOIN %I s ON s.id = m.%I JOIN assignments a ON a.company_id = m.company_id AND a.user_id = m.user_id',
    TG_ARGV[1], TG_ARGV[2], TG_ARGV[0]));
  RETURN NULL;
END $function$;;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE heed_training_figures_sql('WITH every AS (SELECT company_id, campaign_id, user_id, status, assigned_at, due_at, completed_at, score, 1 AS sign FROM assignments)
    SELECT e.*, e.company_id AS set_id FROM every e
    UNION ALL SELECT e.*, m.department_id FROM every e JOIN user_departments m ON m.company_id = e.company_id AND m.user_id = e.user_id
    UNION ALL SELECT e.*, m.group_id FROM every e JOIN user_groups m ON m.company_id = e.company_id AND m.user_id = e.user_id');
END $$;
