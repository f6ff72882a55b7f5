CREATE TABLE "person_changes" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tasks" integer NOT NULL,
	"completed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_facts" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tasks" integer NOT NULL,
	"completed" integer NOT NULL,
	"share" double precision GENERATED ALWAYS AS (completed::float8 / nullif(tasks, 0)) STORED,
	CONSTRAINT "person_facts_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "work_facts" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"set_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"status" text NOT NULL,
	"assigned_day" date NOT NULL,
	"n" integer NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"score_sum" double precision DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"done_seconds" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "work_facts_company_id_kind_set_id_campaign_id_status_assigned_day_pk" PRIMARY KEY("company_id","kind","set_id","campaign_id","status","assigned_day")
);
--> statement-breakpoint
CREATE TABLE "work_kinds" (
	"kind" text PRIMARY KEY NOT NULL,
	"campaigns" text NOT NULL,
	"counted" text NOT NULL,
	"through" text,
	"facts" text,
	"keys" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sums" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"counts_tasks" boolean DEFAULT false NOT NULL,
	CONSTRAINT "work_kinds_counted_unique" UNIQUE("counted"),
	CONSTRAINT "work_kinds_kind" CHECK ("work_kinds"."kind" ~ '^[a-z][A-Za-z]*$'),
	CONSTRAINT "work_kinds_facts" CHECK ("work_kinds"."facts" is not null or ("work_kinds"."counts_tasks" and "work_kinds"."keys" = '{}' and "work_kinds"."sums" = '{}')),
	CONSTRAINT "work_kinds_campaign" CHECK ("work_kinds"."facts" is null or "work_kinds"."keys" ? 'campaign_id'),
	CONSTRAINT "work_kinds_shared" CHECK ("work_kinds"."facts" <> 'work_facts' or "work_kinds"."keys" ->> 'kind' is not distinct from quote_literal("work_kinds"."kind")),
	CONSTRAINT "work_kinds_expressions" CHECK (jsonb_typeof("work_kinds"."keys") = 'object' and jsonb_typeof("work_kinds"."sums") = 'object'
        and not jsonb_path_exists("work_kinds"."keys", '$.* ? (@.type() != "string")')
        and not jsonb_path_exists("work_kinds"."sums", '$.* ? (@.type() != "string")'))
);
--> statement-breakpoint
CREATE INDEX "person_facts_share" ON "person_facts" USING btree ("company_id","share","user_id");--> statement-breakpoint
CREATE INDEX "person_facts_tasks" ON "person_facts" USING btree ("company_id","tasks");
--> statement-breakpoint
SELECT heed_wall('work_kinds');--> statement-breakpoint
SELECT heed_wall('work_facts', 'SELECT');--> statement-breakpoint
SELECT heed_wall('person_facts', 'SELECT');--> statement-breakpoint
SELECT heed_wall('person_changes');--> statement-breakpoint
-- The weekly reminder looks for open tasks that nobody was reminded of for a week, as in assignments_open_told.
CREATE INDEX exercise_assignments_open_told ON exercise_assignments (campaign_id, (coalesce(reminded_at, assigned_at))) WHERE status <> 'completed';--> statement-breakpoint
-- The functions of exercises, which those below replace for every kind.
DROP TRIGGER exercise_assignments_insert ON exercise_assignments;--> statement-breakpoint
DROP TRIGGER exercise_assignments_delete ON exercise_assignments;--> statement-breakpoint
DROP TRIGGER exercise_assignments_update ON exercise_assignments;--> statement-breakpoint
DROP TRIGGER exercise_answers_insert ON exercise_answers;--> statement-breakpoint
DROP TRIGGER exercise_answers_delete ON exercise_answers;--> statement-breakpoint
DROP TRIGGER exercise_campaigns_drop_counts ON exercise_campaigns;--> statement-breakpoint
DROP TRIGGER user_departments_exercises_insert ON user_departments;--> statement-breakpoint
DROP TRIGGER user_departments_exercises_delete ON user_departments;--> statement-breakpoint
DROP TRIGGER user_groups_exercises_insert ON user_groups;--> statement-breakpoint
DROP TRIGGER user_groups_exercises_delete ON user_groups;--> statement-breakpoint
DROP FUNCTION heed_count_exercises();--> statement-breakpoint
DROP FUNCTION heed_count_exercise_answers();--> statement-breakpoint
DROP FUNCTION heed_count_exercise_members();--> statement-breakpoint
DROP FUNCTION heed_drop_exercise_counts();--> statement-breakpoint
DROP FUNCTION heed_exercise_counts_sql(text);--> statement-breakpoint
DROP FUNCTION heed_exercise_answer_counts_sql(text);--> statement-breakpoint
-- What is counted about a row of the counted table: whose it is, its keys, and what it adds to each sum.
CREATE FUNCTION heed_counted_columns(k work_kinds) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT 'company_id, user_id, ' || string_agg(format('%s AS %I', expression, name), ', ') FROM jsonb_each_text(k.keys || k.sums) e(name, expression)
$$;
--> statement-breakpoint
-- The statement that adds up what changed: `changes` is a query for these columns with their set and the sign of the change. One statement,
-- in the order of the key, so that two transactions never wait for each other's rows. The triggers themselves run it, which alone see the
-- rows of their statement, and it is planned anew each time: the next change may be of one row or of a million.
CREATE FUNCTION heed_add_facts_sql(k work_kinds, changes text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('INSERT INTO %1$I AS f (%2$s, n%3$s) SELECT %2$s, sum(sign)%4$s FROM (%6$s) c GROUP BY %2$s ORDER BY %2$s
    ON CONFLICT (%2$s) DO UPDATE SET n = f.n + excluded.n%5$s', k.facts, key.names, sums.names, sums.of_changes, sums.added, changes)
  FROM (SELECT 'company_id, set_id, ' || string_agg(quote_ident(name), ', ') AS names FROM jsonb_object_keys(k.keys) name) key,
    (SELECT coalesce(string_agg(format(', %I', name), ''), '') AS names,
      coalesce(string_agg(format(', coalesce(sum(%I * sign), 0)', name), ''), '') AS of_changes,
      coalesce(string_agg(format(', %1$I = f.%1$I + excluded.%1$I', name), ''), '') AS added FROM jsonb_object_keys(k.sums) name) sums
$$;
--> statement-breakpoint
-- TG_ARGV: the column that names the department or group, the sign, and the table of the sets. Companies without facts of a kind have
-- nothing to count.
CREATE FUNCTION heed_count_work_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  k work_kinds;
  one_lock int;
  has_facts boolean;
BEGIN
  FOR one_lock IN SELECT DISTINCT heed_training_lock(m.company_id) FROM changed_rows m ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7362413, one_lock);
  END LOOP;
  FOR k IN SELECT * FROM work_kinds WHERE facts IS NOT NULL ORDER BY kind LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM (SELECT DISTINCT company_id FROM changed_rows) c
      WHERE EXISTS (SELECT FROM %I f WHERE f.company_id = c.company_id))', k.facts) INTO has_facts;
    CONTINUE WHEN NOT has_facts;
    EXECUTE heed_add_facts_sql(k, format('SELECT %s, set_id, %s AS sign
      FROM (SELECT a.*, s.id AS set_id FROM changed_rows m JOIN %I s ON s.id = m.%I JOIN %s) x',
      heed_counted_columns(k), TG_ARGV[1], TG_ARGV[2], TG_ARGV[0], CASE WHEN k.through IS NULL
        THEN format('%I a ON a.company_id = m.company_id AND a.user_id = m.user_id', k.counted)
        ELSE format('%I t ON t.company_id = m.company_id AND t.user_id = m.user_id
          JOIN %I a ON a.campaign_id = t.campaign_id AND a.user_id = t.user_id', k.through, k.counted) END));
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_departments_work_insert AFTER INSERT ON user_departments REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_work_members('department_id', '1', 'departments');
--> statement-breakpoint
CREATE TRIGGER user_departments_work_delete AFTER DELETE ON user_departments REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_work_members('department_id', '-1', 'departments');
--> statement-breakpoint
CREATE TRIGGER user_groups_work_insert AFTER INSERT ON user_groups REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_work_members('group_id', '1', 'groups');
--> statement-breakpoint
CREATE TRIGGER user_groups_work_delete AFTER DELETE ON user_groups REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_work_members('group_id', '-1', 'groups');
--> statement-breakpoint
-- The statement that notes changes in the tasks of people: `changes` is a query for company_id, user_id, status and the sign of the change.
CREATE FUNCTION heed_add_tasks_sql(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'INSERT INTO person_changes (company_id, user_id, tasks, completed)
    SELECT company_id, user_id, sum(sign), coalesce(sum(sign) FILTER (WHERE status = ''completed''), 0) FROM (' || changes || ') c
    GROUP BY 1, 2 HAVING sum(sign) <> 0 OR coalesce(sum(sign) FILTER (WHERE status = ''completed''), 0) <> 0'
$$;
--> statement-breakpoint
-- Adds what changed since the last time to the tasks of people; the clock calls it. People who were deleted for good are left out.
CREATE FUNCTION heed_add_person_changes() RETURNS void LANGUAGE sql AS $$
  WITH taken AS (DELETE FROM person_changes RETURNING *)
  INSERT INTO person_facts AS f (company_id, user_id, tasks, completed)
  SELECT t.company_id, t.user_id, sum(t.tasks), sum(t.completed) FROM taken t JOIN users u ON u.company_id = t.company_id AND u.id = t.user_id
  GROUP BY 1, 2 ORDER BY 2, 1
  ON CONFLICT (company_id, user_id) DO UPDATE SET tasks = f.tasks + excluded.tasks, completed = f.completed + excluded.completed
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_add_person_changes() FROM PUBLIC;
--> statement-breakpoint
-- TG_ARGV: the kind. Counted rows change side by side and memberships alone, by the lock of trainings (heed_training_lock). Where nothing
-- changed that counts, nothing is locked. What a deleted campaign takes with it is not counted back: its facts are deleted with it. Tasks
-- are: they go on, except those of a deleted person.
CREATE FUNCTION heed_count_work() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  k work_kinds;
  one_lock int;
  about text;
  changed text;
BEGIN
  SELECT * INTO STRICT k FROM work_kinds WHERE kind = TG_ARGV[0];
  IF k.facts IS NOT NULL THEN
    about := heed_counted_columns(k);
    changed := CASE TG_OP
      WHEN 'INSERT' THEN format('SELECT %s, 1 AS sign FROM new_rows', about)
      WHEN 'DELETE' THEN format('SELECT %s, -1 AS sign FROM old_rows WHERE EXISTS (SELECT FROM %I c WHERE c.id = old_rows.campaign_id)', about, k.campaigns)
      ELSE format('SELECT %1$s, sum(sign) AS sign FROM (SELECT %2$s, 1 AS sign FROM new_rows UNION ALL SELECT %2$s, -1 FROM old_rows) x
        GROUP BY %1$s HAVING sum(sign) <> 0', (SELECT 'company_id, user_id, ' || string_agg(quote_ident(name), ', ')
          FROM jsonb_object_keys(k.keys || k.sums) name), about) END;
    FOR one_lock IN EXECUTE format('SELECT DISTINCT heed_training_lock(company_id) FROM (%s) c ORDER BY 1', changed) LOOP
      PERFORM pg_advisory_xact_lock_shared(7362413, one_lock);
    END LOOP;
    IF FOUND THEN EXECUTE heed_add_facts_sql(k, heed_in_sets_sql(changed)); END IF;
  END IF;
  IF k.counts_tasks THEN
    about := 'SELECT company_id, user_id, status';
    EXECUTE heed_add_tasks_sql(CASE TG_OP
      WHEN 'INSERT' THEN about || ', 1 AS sign FROM new_rows'
      WHEN 'DELETE' THEN about || ', -1 AS sign FROM old_rows WHERE EXISTS (SELECT FROM users u WHERE u.id = old_rows.user_id)'
      ELSE about || ', 1 AS sign FROM new_rows UNION ALL ' || about || ', -1 FROM old_rows' END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_drop_person_facts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM person_facts f USING old_rows o WHERE f.company_id = o.company_id AND f.user_id = o.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_drop_person_facts AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_drop_person_facts();
--> statement-breakpoint
-- TG_ARGV: the table of facts. A deleted campaign takes its facts with it.
CREATE FUNCTION heed_drop_campaign_facts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE company_id = $1 AND campaign_id = $2', TG_ARGV[0]) USING OLD.company_id, OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A deleted department or group takes its counters with it.
CREATE OR REPLACE FUNCTION heed_drop_member_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  counters text;
BEGIN
  FOR counters IN VALUES ('member_counts'), ('training_days'), ('training_starts'), ('training_totals')
      UNION SELECT facts FROM work_kinds WHERE facts IS NOT NULL ORDER BY 1 LOOP
    EXECUTE format('DELETE FROM %I WHERE company_id = $1 AND set_id = $2', counters) USING OLD.company_id, OLD.id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts a kind from now on, and what there is of it already: makes the triggers that its row of work_kinds asks for.
CREATE FUNCTION heed_keep_counts(p_kind text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  k work_kinds;
  change record;
BEGIN
  SELECT * INTO k FROM work_kinds WHERE kind = p_kind;
  IF NOT FOUND THEN RAISE EXCEPTION 'heed_keep_counts: work_kinds has no kind %', p_kind; END IF;
  FOR change IN VALUES ('insert', 'NEW TABLE AS new_rows'), ('delete', 'OLD TABLE AS old_rows'), ('update', 'OLD TABLE AS old_rows NEW TABLE AS new_rows') LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION heed_count_work(%L)',
      k.counted || '_work_' || change.column1, change.column1, k.counted, change.column2, k.kind);
  END LOOP;
  IF k.facts IS NOT NULL THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION heed_drop_campaign_facts(%L)', k.facts || '_drop', k.campaigns, k.facts);
    EXECUTE heed_add_facts_sql(k, heed_in_sets_sql(format('SELECT %s, 1 AS sign FROM %I', heed_counted_columns(k), k.counted)));
  END IF;
  IF k.counts_tasks THEN EXECUTE heed_add_tasks_sql(format('SELECT company_id, user_id, status, 1 AS sign FROM %I', k.counted)); END IF;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_keep_counts(text) FROM PUBLIC;--> statement-breakpoint
-- Trainings keep their facts by functions of their own. 10 is exerciseLimits.topScore.
INSERT INTO work_kinds (kind, campaigns, counted, through, facts, keys, sums, counts_tasks) VALUES
  ('training', 'campaigns', 'assignments', NULL, NULL, '{}', '{}', true),
  ('exercise', 'exercise_campaigns', 'exercise_assignments', NULL, 'exercise_counts', '{"campaign_id": "campaign_id", "status": "status"}',
    '{"answered": "(correct + partial + wrong > 0)::int", "scored": "(score IS NOT NULL)::int", "score_sum": "score::float8",
      "adjusted_sum": "adjusted_score::float8", "golden": "(score >= 10)::int"}', true),
  ('exerciseAnswers', 'exercise_campaigns', 'exercise_answers', 'exercise_assignments', 'exercise_answer_counts',
    '{"campaign_id": "campaign_id", "template_id": "template_id", "status": "status"}', '{}', false);
--> statement-breakpoint
DELETE FROM exercise_counts;--> statement-breakpoint
DELETE FROM exercise_answer_counts;--> statement-breakpoint
SELECT heed_keep_counts(kind) FROM work_kinds;
--> statement-breakpoint
SELECT heed_add_person_changes();
