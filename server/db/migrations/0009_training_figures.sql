-- Figures of the training reports: assignments that are alike are one row, for the whole company (set_id is the company's own) and
-- for each department and group of the person. A report sums some thousand of these rows instead of millions of assignments.
-- training_days tells the days apart, training_totals does not.
CREATE TABLE training_days (
  company_id uuid NOT NULL,
  set_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  status text NOT NULL,
  assigned_day date NOT NULL,
  -- Infinity as long as it is not completed, so that it can be part of the key.
  completed_day date NOT NULL,
  n integer NOT NULL,
  scored integer NOT NULL,
  score_sum double precision NOT NULL,
  PRIMARY KEY (company_id, set_id, campaign_id, status, assigned_day, completed_day)
);
--> statement-breakpoint
CREATE TABLE training_totals (
  company_id uuid NOT NULL,
  set_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  status text NOT NULL,
  n integer NOT NULL,
  scored integer NOT NULL,
  score_sum double precision NOT NULL,
  PRIMARY KEY (company_id, set_id, campaign_id, status)
);
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['training_days', 'training_totals'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
    EXECUTE format('GRANT SELECT ON %I TO heed_app', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- The statement that adds up what changed. `changes` is a query for assignments with `set_id` and the sign of the change. It is
-- run by the triggers themselves, which alone see the rows of their statement, and planned anew each time: the next change may
-- be of one row or of a million.
CREATE FUNCTION heed_training_figures_sql(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'WITH alike AS MATERIALIZED (
      SELECT company_id, set_id, campaign_id, status, (assigned_at AT TIME ZONE ''UTC'')::date AS assigned_day,
        coalesce((completed_at AT TIME ZONE ''UTC'')::date, ''infinity'') AS completed_day, sum(sign) AS n,
        sum(CASE WHEN score IS NULL THEN 0 ELSE sign END) AS scored, sum(coalesce(score, 0)::float8 * sign) AS score_sum
      FROM (' || changes || ') c GROUP BY 1, 2, 3, 4, 5, 6),
    days AS (INSERT INTO training_days AS f (company_id, set_id, campaign_id, status, assigned_day, completed_day, n, scored, score_sum)
      SELECT * FROM alike WHERE n <> 0 OR scored <> 0 OR score_sum <> 0 ORDER BY 1, 2, 3, 4, 5, 6
      ON CONFLICT (company_id, set_id, campaign_id, status, assigned_day, completed_day)
        DO UPDATE SET n = f.n + excluded.n, scored = f.scored + excluded.scored, score_sum = f.score_sum + excluded.score_sum)
    INSERT INTO training_totals AS f (company_id, set_id, campaign_id, status, n, scored, score_sum)
    SELECT company_id, set_id, campaign_id, status, sum(n), sum(scored), sum(score_sum) FROM alike GROUP BY 1, 2, 3, 4
    HAVING sum(n) <> 0 OR sum(scored) <> 0 OR sum(score_sum) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (company_id, set_id, campaign_id, status)
      DO UPDATE SET n = f.n + excluded.n, scored = f.scored + excluded.scored, score_sum = f.score_sum + excluded.score_sum'
$$;
--> statement-breakpoint
-- Assignments and memberships may change at the same moment, and neither transaction sees the other's rows. So assignments
-- change side by side and memberships alone, and whoever waited reads what the other wrote. Companies share a few locks, so that
-- a step over all of them needs few.
CREATE FUNCTION heed_training_lock(company uuid) RETURNS int LANGUAGE sql IMMUTABLE AS $$ SELECT hashtext(company::text) & 127 $$;
--> statement-breakpoint
-- What a deleted campaign, department or group takes with it is gone before these triggers hear of it, and so are its figures.
CREATE FUNCTION heed_figure_assignments() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  one_lock int;
  about constant text := 'company_id, campaign_id, user_id, status, assigned_at, completed_at, score';
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
END $$;
--> statement-breakpoint
CREATE TRIGGER assignments_figures_insert AFTER INSERT ON assignments REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_figure_assignments();
--> statement-breakpoint
CREATE TRIGGER assignments_figures_delete AFTER DELETE ON assignments REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_figure_assignments();
--> statement-breakpoint
CREATE TRIGGER assignments_figures_update AFTER UPDATE ON assignments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_figure_assignments();
--> statement-breakpoint
-- TG_ARGV: the column that names the department or group, the sign, and the table of the sets. Companies without trainings have nothing to add up.
CREATE FUNCTION heed_figure_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  one_lock int;
BEGIN
  FOR one_lock IN SELECT DISTINCT heed_training_lock(m.company_id) FROM changed_rows m ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7362413, one_lock);
  END LOOP;
  IF NOT EXISTS (SELECT 1 FROM (SELECT DISTINCT m.company_id FROM changed_rows m) c
    WHERE EXISTS (SELECT 1 FROM training_totals f WHERE f.company_id = c.company_id)) THEN RETURN NULL; END IF;
  EXECUTE heed_training_figures_sql(format(
    'SELECT a.company_id, s.id AS set_id, a.campaign_id, a.status, a.assigned_at, a.completed_at, a.score, %s AS sign
       FROM changed_rows m JOIN %I s ON s.id = m.%I JOIN assignments a ON a.company_id = m.company_id AND a.user_id = m.user_id',
    TG_ARGV[1], TG_ARGV[2], TG_ARGV[0]));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_departments_figures_insert AFTER INSERT ON user_departments REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_figure_members('department_id', '1', 'departments');
--> statement-breakpoint
CREATE TRIGGER user_departments_figures_delete AFTER DELETE ON user_departments REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_figure_members('department_id', '-1', 'departments');
--> statement-breakpoint
CREATE TRIGGER user_groups_figures_insert AFTER INSERT ON user_groups REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_figure_members('group_id', '1', 'groups');
--> statement-breakpoint
CREATE TRIGGER user_groups_figures_delete AFTER DELETE ON user_groups REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_figure_members('group_id', '-1', 'groups');
--> statement-breakpoint
-- A person who is deleted leaves departments and groups first: afterwards nothing would tell which of them the work was counted in.
CREATE FUNCTION heed_leave_sets() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM user_departments WHERE user_id = OLD.id;
  DELETE FROM user_groups WHERE user_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_leave_sets BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION heed_leave_sets();
--> statement-breakpoint
-- A deleted campaign, department or group takes its figures with it.
CREATE OR REPLACE FUNCTION heed_drop_assignment_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM assignment_counts WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  DELETE FROM training_days WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  DELETE FROM training_totals WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_drop_member_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM member_counts WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM training_days WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM training_totals WHERE company_id = OLD.company_id AND set_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What was assigned before.
DO $$ BEGIN
  EXECUTE heed_training_figures_sql('SELECT a.*, a.company_id AS set_id, 1 AS sign FROM assignments a
    UNION ALL SELECT a.*, m.department_id, 1 FROM assignments a JOIN user_departments m ON m.company_id = a.company_id AND m.user_id = a.user_id
    UNION ALL SELECT a.*, m.group_id, 1 FROM assignments a JOIN user_groups m ON m.company_id = a.company_id AND m.user_id = a.user_id');
END $$;
