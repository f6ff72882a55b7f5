-- How many have answered something, for those whom an average leaves out because they have not finished. Counted anew below.
TRUNCATE exercise_counts;--> statement-breakpoint
ALTER TABLE "exercise_counts" ADD COLUMN "answered" integer NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_exercise_counts_sql(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'INSERT INTO exercise_counts AS f (company_id, campaign_id, set_id, status, n, answered, scored, score_sum, adjusted_sum, golden)
      SELECT company_id, campaign_id, set_id, status, sum(sign), coalesce(sum(sign) FILTER (WHERE answered), 0),
        coalesce(sum(sign) FILTER (WHERE score IS NOT NULL), 0),
        coalesce(sum(score::float8 * sign), 0), coalesce(sum(adjusted_score::float8 * sign), 0),
        coalesce(sum(sign) FILTER (WHERE score >= 10), 0)
      FROM (' || changes || ') c GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (company_id, campaign_id, set_id, status) DO UPDATE SET n = f.n + excluded.n, answered = f.answered + excluded.answered,
      scored = f.scored + excluded.scored, score_sum = f.score_sum + excluded.score_sum,
      adjusted_sum = f.adjusted_sum + excluded.adjusted_sum, golden = f.golden + excluded.golden'
$$;
--> statement-breakpoint
-- As in 0059_exercise_sets.sql, with the first answer of somebody whose status it does not change (they are overdue).
CREATE OR REPLACE FUNCTION heed_count_exercises() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  one_lock int;
  about constant text := 'company_id, campaign_id, user_id, status, score, adjusted_score, correct + partial + wrong > 0 AS answered';
  changed constant text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %s, 1 AS sign FROM new_rows', about)
    WHEN 'DELETE' THEN format('SELECT %s, -1 AS sign FROM old_rows WHERE EXISTS (SELECT 1 FROM exercise_campaigns k WHERE k.id = campaign_id)', about)
    ELSE format('WITH before AS (SELECT %1$s FROM old_rows), after AS (SELECT %1$s FROM new_rows),
      moved AS MATERIALIZED (SELECT n.company_id, n.campaign_id, n.user_id, n.status, n.score, n.adjusted_score, n.answered,
          o.status AS old_status, o.score AS old_score, o.adjusted_score AS old_adjusted, o.answered AS old_answered
        FROM after n JOIN before o ON o.campaign_id = n.campaign_id AND o.user_id = n.user_id
        WHERE (n.status, n.score, n.adjusted_score, n.answered) IS DISTINCT FROM (o.status, o.score, o.adjusted_score, o.answered))
      SELECT company_id, campaign_id, user_id, status, score, adjusted_score, answered, 1 AS sign FROM moved
      UNION ALL SELECT company_id, campaign_id, user_id, old_status, old_score, old_adjusted, old_answered, -1 FROM moved', about) END;
BEGIN
  FOR one_lock IN EXECUTE format('SELECT DISTINCT heed_training_lock(company_id) FROM (%s) c ORDER BY 1', changed) LOOP
    PERFORM pg_advisory_xact_lock_shared(7362413, one_lock);
  END LOOP;
  IF NOT FOUND THEN RETURN NULL; END IF;
  EXECUTE heed_exercise_counts_sql(heed_in_sets_sql(changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_count_exercise_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  one_lock int;
  changed constant text := format(
    'SELECT a.company_id, a.campaign_id, a.user_id, s.id AS set_id, a.status, a.score, a.adjusted_score,
         a.correct + a.partial + a.wrong > 0 AS answered, %s AS sign
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
DO $$ BEGIN
  EXECUTE heed_exercise_counts_sql(heed_in_sets_sql(
    'SELECT company_id, campaign_id, user_id, status, score, adjusted_score, correct + partial + wrong > 0 AS answered, 1 AS sign
       FROM exercise_assignments'));
END $$;
