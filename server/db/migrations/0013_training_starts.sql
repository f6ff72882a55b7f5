-- A range of days asks when work was assigned, seldom when it was completed: without the second day there are a fifth of the rows.
CREATE TABLE training_starts (
  company_id uuid NOT NULL,
  set_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  status text NOT NULL,
  assigned_day date NOT NULL,
  n integer NOT NULL,
  scored integer NOT NULL,
  score_sum double precision NOT NULL,
  PRIMARY KEY (company_id, set_id, campaign_id, status, assigned_day)
);
--> statement-breakpoint
ALTER TABLE training_starts ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE training_starts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY company_in_scope ON training_starts TO heed_app USING (company_id = (SELECT heed_company()));--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON training_starts TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
GRANT SELECT ON training_starts TO heed_app;--> statement-breakpoint
-- The statement of the triggers, which now adds to three tables.
CREATE OR REPLACE FUNCTION heed_training_figures_sql(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'WITH alike AS MATERIALIZED (
      SELECT company_id, set_id, campaign_id, status, (assigned_at AT TIME ZONE ''UTC'')::date AS assigned_day,
        coalesce((completed_at AT TIME ZONE ''UTC'')::date, ''infinity'') AS completed_day, sum(sign) AS n,
        sum(CASE WHEN score IS NULL THEN 0 ELSE sign END) AS scored, sum(coalesce(score, 0)::float8 * sign) AS score_sum
      FROM (' || changes || ') c GROUP BY 1, 2, 3, 4, 5, 6),
    days AS (INSERT INTO training_days AS f (company_id, set_id, campaign_id, status, assigned_day, completed_day, n, scored, score_sum)
      SELECT * FROM alike WHERE n <> 0 OR scored <> 0 OR score_sum <> 0 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (company_id, set_id, campaign_id, status, assigned_day, completed_day)
        DO UPDATE SET n = f.n + excluded.n, scored = f.scored + excluded.scored, score_sum = f.score_sum + excluded.score_sum),
    starts AS (INSERT INTO training_starts AS f (company_id, set_id, campaign_id, status, assigned_day, n, scored, score_sum)
      SELECT company_id, set_id, campaign_id, status, assigned_day, sum(n), sum(scored), sum(score_sum) FROM alike GROUP BY 1, 2, 3, 4, 5
      HAVING sum(n) <> 0 OR sum(scored) <> 0 OR sum(score_sum) <> 0 ORDER BY 1, 2, 3, 4, 5
      ON CONFLICT (company_id, set_id, campaign_id, status, assigned_day)
        DO UPDATE SET n = f.n + excluded.n, scored = f.scored + excluded.scored, score_sum = f.score_sum + excluded.score_sum)
    INSERT INTO training_totals AS f (company_id, set_id, campaign_id, status, n, scored, score_sum)
    SELECT company_id, set_id, campaign_id, status, sum(n), sum(scored), sum(score_sum) FROM alike GROUP BY 1, 2, 3, 4
    HAVING sum(n) <> 0 OR sum(scored) <> 0 OR sum(score_sum) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (company_id, set_id, campaign_id, status)
      DO UPDATE SET n = f.n + excluded.n, scored = f.scored + excluded.scored, score_sum = f.score_sum + excluded.score_sum'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_drop_assignment_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM assignment_counts WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  DELETE FROM training_days WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  DELETE FROM training_starts WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  DELETE FROM training_totals WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_drop_member_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM member_counts WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM training_days WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM training_starts WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM training_totals WHERE company_id = OLD.company_id AND set_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What was assigned before.
INSERT INTO training_starts SELECT company_id, set_id, campaign_id, status, assigned_day, sum(n), sum(scored), sum(score_sum)
  FROM training_days GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0;
