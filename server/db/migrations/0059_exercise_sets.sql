-- Counters of exercises for each department and group too (set_id; the company's own id for everybody), as those of trainings have it:
-- a report by department, or of one, sums counters instead of a hundred thousand assignments and a million answers.
DELETE FROM exercise_counts;--> statement-breakpoint
DELETE FROM exercise_answer_counts;--> statement-breakpoint
ALTER TABLE "exercise_answer_counts" DROP CONSTRAINT "exercise_answer_counts_company_id_campaign_id_template_id_status_pk";--> statement-breakpoint
ALTER TABLE "exercise_counts" DROP CONSTRAINT "exercise_counts_company_id_campaign_id_status_pk";--> statement-breakpoint
ALTER TABLE "exercise_answer_counts" ADD COLUMN "set_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_counts" ADD COLUMN "set_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_answer_counts" ADD CONSTRAINT "exercise_answer_counts_company_id_campaign_id_set_id_template_id_status_pk" PRIMARY KEY("company_id","campaign_id","set_id","template_id","status");--> statement-breakpoint
ALTER TABLE "exercise_counts" ADD CONSTRAINT "exercise_counts_company_id_campaign_id_set_id_status_pk" PRIMARY KEY("company_id","campaign_id","set_id","status");--> statement-breakpoint
-- Searches of a report find those who were deleted as well, whom the index of the search leaves out.
CREATE INDEX "users_deleted" ON "users" USING btree ("company_id","id") WHERE deleted_at is not null;--> statement-breakpoint
-- Without the company, so that nobody can mistake it for the way to the answers of one person: before the first statistics are
-- gathered the planner did, and read all answers of the campaign for each of its people.
DROP INDEX "exercise_answers_template";--> statement-breakpoint
CREATE INDEX "exercise_answers_template" ON "exercise_answers" USING btree ("campaign_id","template_id","status");--> statement-breakpoint
-- The statements that add up what changed: `changes` is a query for assignments, or for answers, with their set and the sign of the
-- change. One statement each, in the order of the key, so that two transactions never wait for each other's rows. As with trainings
-- the triggers run them, which alone see the rows of their statement, planned anew each time. 10 is exerciseLimits.topScore.
CREATE FUNCTION heed_exercise_counts_sql(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'INSERT INTO exercise_counts AS f (company_id, campaign_id, set_id, status, n, scored, score_sum, adjusted_sum, golden)
      SELECT company_id, campaign_id, set_id, status, sum(sign), coalesce(sum(sign) FILTER (WHERE score IS NOT NULL), 0),
        coalesce(sum(score::float8 * sign), 0), coalesce(sum(adjusted_score::float8 * sign), 0),
        coalesce(sum(sign) FILTER (WHERE score >= 10), 0)
      FROM (' || changes || ') c GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (company_id, campaign_id, set_id, status) DO UPDATE SET n = f.n + excluded.n, scored = f.scored + excluded.scored,
      score_sum = f.score_sum + excluded.score_sum, adjusted_sum = f.adjusted_sum + excluded.adjusted_sum,
      golden = f.golden + excluded.golden'
$$;
--> statement-breakpoint
CREATE FUNCTION heed_exercise_answer_counts_sql(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'INSERT INTO exercise_answer_counts AS f (company_id, campaign_id, set_id, template_id, status, n)
      SELECT company_id, campaign_id, set_id, template_id, status, sum(sign) FROM (' || changes || ') c
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (company_id, campaign_id, set_id, template_id, status) DO UPDATE SET n = f.n + excluded.n'
$$;
--> statement-breakpoint
-- Query for changed rows once for everybody, and once for each department and group of the person.
CREATE FUNCTION heed_in_sets_sql(changed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'WITH changed AS MATERIALIZED (' || changed || ')
    SELECT c.*, c.company_id AS set_id FROM changed c
    UNION ALL SELECT c.*, m.department_id FROM changed c JOIN user_departments m ON m.company_id = c.company_id AND m.user_id = c.user_id
    UNION ALL SELECT c.*, m.group_id FROM changed c JOIN user_groups m ON m.company_id = c.company_id AND m.user_id = c.user_id'
$$;
--> statement-breakpoint
-- Assignments and answers change side by side and memberships alone, by the lock of trainings (heed_training_lock). Most answers
-- change no status: then there is nothing to count, nor to lock. What a deleted campaign takes with it is not counted back, its
-- counters go with it.
CREATE OR REPLACE FUNCTION heed_count_exercises() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  one_lock int;
  about constant text := 'company_id, campaign_id, user_id, status, score, adjusted_score';
  changed constant text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %s, 1 AS sign FROM new_rows', about)
    WHEN 'DELETE' THEN format('SELECT %s, -1 AS sign FROM old_rows WHERE EXISTS (SELECT 1 FROM exercise_campaigns k WHERE k.id = campaign_id)', about)
    ELSE 'WITH moved AS MATERIALIZED (SELECT n.company_id, n.campaign_id, n.user_id, n.status, n.score, n.adjusted_score,
          o.status AS old_status, o.score AS old_score, o.adjusted_score AS old_adjusted
        FROM new_rows n JOIN old_rows o ON o.campaign_id = n.campaign_id AND o.user_id = n.user_id
        WHERE (n.status, n.score, n.adjusted_score) IS DISTINCT FROM (o.status, o.score, o.adjusted_score))
      SELECT company_id, campaign_id, user_id, status, score, adjusted_score, 1 AS sign FROM moved
      UNION ALL SELECT company_id, campaign_id, user_id, old_status, old_score, old_adjusted, -1 FROM moved' END;
BEGIN
  FOR one_lock IN EXECUTE format('SELECT DISTINCT heed_training_lock(company_id) FROM (%s) c ORDER BY 1', changed) LOOP
    PERFORM pg_advisory_xact_lock_shared(7362413, one_lock);
  END LOOP;
  IF NOT FOUND THEN RETURN NULL; END IF;
  EXECUTE heed_exercise_counts_sql(heed_in_sets_sql(changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION heed_add_exercises(jsonb);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_count_exercise_answers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  one_lock int;
  about constant text := 'company_id, campaign_id, user_id, template_id, status';
  changed constant text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %s, 1 AS sign FROM new_rows', about)
    ELSE format('SELECT %s, -1 AS sign FROM old_rows WHERE EXISTS (SELECT 1 FROM exercise_campaigns k WHERE k.id = campaign_id)', about) END;
BEGIN
  FOR one_lock IN EXECUTE format('SELECT DISTINCT heed_training_lock(company_id) FROM (%s) c ORDER BY 1', changed) LOOP
    PERFORM pg_advisory_xact_lock_shared(7362413, one_lock);
  END LOOP;
  IF NOT FOUND THEN RETURN NULL; END IF;
  EXECUTE heed_exercise_answer_counts_sql(heed_in_sets_sql(changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- TG_ARGV: the column that names the department or group, the sign, and the table of the sets. Companies without exercises have nothing to count.
CREATE FUNCTION heed_count_exercise_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  one_lock int;
  changed constant text := format(
    'SELECT a.company_id, a.campaign_id, a.user_id, s.id AS set_id, a.status, a.score, a.adjusted_score, %s AS sign
       FROM changed_rows m JOIN %I s ON s.id = m.%I JOIN exercise_assignments a ON a.company_id = m.company_id AND a.user_id = m.user_id',
    TG_ARGV[1], TG_ARGV[2], TG_ARGV[0]);
BEGIN
  FOR one_lock IN SELECT DISTINCT heed_training_lock(m.company_id) FROM changed_rows m ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7362413, one_lock);
  END LOOP;
  IF NOT EXISTS (SELECT 1 FROM (SELECT DISTINCT m.company_id FROM changed_rows m) c
    WHERE EXISTS (SELECT 1 FROM exercise_counts f WHERE f.company_id = c.company_id)) THEN RETURN NULL; END IF;
  EXECUTE heed_exercise_counts_sql(changed);
  EXECUTE heed_exercise_answer_counts_sql(format('SELECT c.company_id, c.campaign_id, c.set_id, r.template_id, r.status, c.sign
    FROM (%s) c JOIN exercise_answers r ON r.campaign_id = c.campaign_id AND r.user_id = c.user_id', changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_departments_exercises_insert AFTER INSERT ON user_departments REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_exercise_members('department_id', '1', 'departments');
--> statement-breakpoint
CREATE TRIGGER user_departments_exercises_delete AFTER DELETE ON user_departments REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_exercise_members('department_id', '-1', 'departments');
--> statement-breakpoint
CREATE TRIGGER user_groups_exercises_insert AFTER INSERT ON user_groups REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_exercise_members('group_id', '1', 'groups');
--> statement-breakpoint
CREATE TRIGGER user_groups_exercises_delete AFTER DELETE ON user_groups REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_exercise_members('group_id', '-1', 'groups');
--> statement-breakpoint
-- A deleted department or group takes its counters with it.
CREATE OR REPLACE FUNCTION heed_drop_member_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM member_counts WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM training_days WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM training_starts WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM training_totals WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM exercise_counts WHERE company_id = OLD.company_id AND set_id = OLD.id;
  DELETE FROM exercise_answer_counts WHERE company_id = OLD.company_id AND set_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After a launch for many: until statistics are gathered the planner takes the new campaign for one of nobody.
CREATE FUNCTION heed_analyze_exercises() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN ANALYZE exercise_assignments; END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_analyze_exercises() TO heed_app;
--> statement-breakpoint
-- What was assigned and answered before.
DO $$ BEGIN
  EXECUTE heed_exercise_counts_sql(heed_in_sets_sql(
    'SELECT company_id, campaign_id, user_id, status, score, adjusted_score, 1 AS sign FROM exercise_assignments'));
  EXECUTE heed_exercise_answer_counts_sql(heed_in_sets_sql(
    'SELECT company_id, campaign_id, user_id, template_id, status, 1 AS sign FROM exercise_answers'));
END $$;
