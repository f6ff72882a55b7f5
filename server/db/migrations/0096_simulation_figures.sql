CREATE TABLE "simulation_counts" (
	"company_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"messages" integer NOT NULL,
	"queued" integer NOT NULL,
	"bounced" integer NOT NULL,
	"ignored" integer NOT NULL,
	"sent" integer NOT NULL,
	"uncertain" integer NOT NULL,
	"opened" integer NOT NULL,
	"opened_raw" integer NOT NULL,
	"clicked" integer NOT NULL,
	"clicked_raw" integer NOT NULL,
	"phished" integer NOT NULL,
	"phished_raw" integer NOT NULL,
	"reported" integer NOT NULL,
	"phished_reported" integer NOT NULL,
	"opened_reported" integer NOT NULL,
	"to_review" integer NOT NULL,
	CONSTRAINT "simulation_counts_company_id_set_id_campaign_id_round_id_template_id_pk" PRIMARY KEY("company_id","set_id","campaign_id","round_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "simulation_days" (
	"company_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"sent_on" date NOT NULL,
	"messages" integer NOT NULL,
	"queued" integer NOT NULL,
	"bounced" integer NOT NULL,
	"ignored" integer NOT NULL,
	"sent" integer NOT NULL,
	"uncertain" integer NOT NULL,
	"opened" integer NOT NULL,
	"opened_raw" integer NOT NULL,
	"clicked" integer NOT NULL,
	"clicked_raw" integer NOT NULL,
	"phished" integer NOT NULL,
	"phished_raw" integer NOT NULL,
	"reported" integer NOT NULL,
	"phished_reported" integer NOT NULL,
	"opened_reported" integer NOT NULL,
	"to_review" integer NOT NULL,
	CONSTRAINT "simulation_days_company_id_set_id_campaign_id_round_id_sent_on_pk" PRIMARY KEY("company_id","set_id","campaign_id","round_id","sent_on")
);
--> statement-breakpoint
CREATE TABLE "simulation_people" (
	"company_id" uuid NOT NULL,
	"scope_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"messages" integer NOT NULL,
	"queued" integer NOT NULL,
	"bounced" integer NOT NULL,
	"ignored" integer NOT NULL,
	"sent" integer NOT NULL,
	"uncertain" integer NOT NULL,
	"opened" integer NOT NULL,
	"opened_raw" integer NOT NULL,
	"clicked" integer NOT NULL,
	"clicked_raw" integer NOT NULL,
	"phished" integer NOT NULL,
	"phished_raw" integer NOT NULL,
	"reported" integer NOT NULL,
	"phished_reported" integer NOT NULL,
	"opened_reported" integer NOT NULL,
	"to_review" integer NOT NULL,
	CONSTRAINT "simulation_people_company_id_scope_id_user_id_pk" PRIMARY KEY("company_id","scope_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "simulation_totals" (
	"company_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"messages" integer NOT NULL,
	"queued" integer NOT NULL,
	"bounced" integer NOT NULL,
	"ignored" integer NOT NULL,
	"sent" integer NOT NULL,
	"uncertain" integer NOT NULL,
	"opened" integer NOT NULL,
	"opened_raw" integer NOT NULL,
	"clicked" integer NOT NULL,
	"clicked_raw" integer NOT NULL,
	"phished" integer NOT NULL,
	"phished_raw" integer NOT NULL,
	"reported" integer NOT NULL,
	"phished_reported" integer NOT NULL,
	"opened_reported" integer NOT NULL,
	"to_review" integer NOT NULL,
	CONSTRAINT "simulation_totals_company_id_set_id_campaign_id_pk" PRIMARY KEY("company_id","set_id","campaign_id")
);
--> statement-breakpoint
CREATE INDEX "simulation_people_phished" ON "simulation_people" USING btree ("company_id","scope_id","phished" DESC,"user_id") WHERE sent > 0;--> statement-breakpoint
SELECT heed_wall('simulation_totals', 'SELECT');--> statement-breakpoint
SELECT heed_wall('simulation_counts', 'SELECT');--> statement-breakpoint
SELECT heed_wall('simulation_days', 'SELECT');--> statement-breakpoint
SELECT heed_wall('simulation_people', 'SELECT');--> statement-breakpoint
-- Reports on a selection of rounds or on a period read the messages that were sent in it, and mostly only what somebody did with them.
-- A message that waits is in neither, so planning does not write them.
CREATE INDEX simulation_messages_sent ON simulation_messages (company_id, round_id, sent_on) INCLUDE (template_id, user_id, facts)
  WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX simulation_messages_followed ON simulation_messages (company_id, round_id, sent_on)
  INCLUDE (template_id, user_id, facts, sent_at, clicked_at, reported_at) WHERE status = 'sent' AND facts & 104 <> 0;--> statement-breakpoint
-- The figures of one message: the columns that all four tables have, and what a message adds to each. `facts` are the bits that
-- server/db/schema/simulationMessages.ts explains; they count only if the message was sent.
CREATE FUNCTION heed_simulation_figures() RETURNS TABLE (name text, expression text) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('messages', '1'),
    ('queued', '(status = ''queued'')::int'),
    ('bounced', '(status = ''bounced'')::int'),
    ('ignored', '(status IN (''skipped'', ''cancelled''))::int'),
    ('sent', '(status = ''sent'')::int'),
    ('uncertain', '(status = ''sent'' AND is_uncertain)::int'),
    ('opened', '(status = ''sent'' AND facts & 2 <> 0)::int'),
    ('opened_raw', '(status = ''sent'' AND facts & 1 <> 0)::int'),
    ('clicked', '(status = ''sent'' AND facts & 8 <> 0)::int'),
    ('clicked_raw', '(status = ''sent'' AND facts & 4 <> 0)::int'),
    ('phished', '(status = ''sent'' AND facts & 32 <> 0)::int'),
    ('phished_raw', '(status = ''sent'' AND facts & 16 <> 0)::int'),
    ('reported', '(status = ''sent'' AND facts & 64 <> 0)::int'),
    ('phished_reported', '(status = ''sent'' AND facts & 96 = 96)::int'),
    ('opened_reported', '(status = ''sent'' AND facts & 98 = 66)::int'),
    ('to_review', 'CASE WHEN status = ''sent'' THEN unknown_n ELSE 0 END')
$$;
--> statement-breakpoint
-- What messages add to the figures, if `sign` is 1, or take from them: `whose` they are (user_id or set_id), the keys of all tables, and the
-- figures.
CREATE FUNCTION heed_simulation_changes_sql(whose text, messages text, sign int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('SELECT company_id, %s, campaign_id, round_id, template_id, sent_on, %s FROM %s', whose,
    string_agg(format('%s * (%s) AS %s', sign, expression, name), ', '), messages) FROM heed_simulation_figures()
$$;
--> statement-breakpoint
-- The statement that adds up rows of changes in a table: in the order of its key, so that two transactions never wait for each other's rows.
CREATE FUNCTION heed_add_simulation_figures_sql(target text, keys text, changes text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('INSERT INTO %1$I AS f (%2$s, %3$s) SELECT %2$s, %4$s FROM %5$s GROUP BY %2$s HAVING ROW(%4$s) <> ROW(%6$s) ORDER BY %2$s
      ON CONFLICT (%2$s) DO UPDATE SET %7$s', target, keys, string_agg(name, ', '), string_agg(format('sum(%s)', name), ', '), changes,
    string_agg('0', ', '), string_agg(format('%1$s = f.%1$s + excluded.%1$s', name), ', ')) FROM heed_simulation_figures()
$$;
--> statement-breakpoint
-- The parts of a statement that add changes, a query with `set_id`, to the figures of sets. Totals, counts and days come from one pass.
CREATE FUNCTION heed_add_simulation_sets_sql(changes text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('alike AS MATERIALIZED (SELECT company_id, set_id, campaign_id, round_id, template_id, sent_on, %s FROM (%s) c GROUP BY 1, 2, 3, 4, 5, 6),
      days AS (%s), counts AS (%s) %s', string_agg(format('sum(%1$s) AS %1$s', name), ', '), changes,
    heed_add_simulation_figures_sql('simulation_days', 'company_id, set_id, campaign_id, round_id, sent_on', '(SELECT * FROM alike WHERE sent_on IS NOT NULL) d'),
    heed_add_simulation_figures_sql('simulation_counts', 'company_id, set_id, campaign_id, round_id, template_id', 'alike'),
    heed_add_simulation_figures_sql('simulation_totals', 'company_id, set_id, campaign_id', 'alike')) FROM heed_simulation_figures()
$$;
--> statement-breakpoint
-- The statement that adds changes of messages, to the figures of their people and of the sets that these are in. People who are deleted for
-- good are left out: their rows may be gone before their messages are.
CREATE FUNCTION heed_add_simulation_messages_sql(changes text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('WITH changes AS MATERIALIZED (%s), people AS (%s), %s', changes,
    heed_add_simulation_figures_sql('simulation_people', 'company_id, scope_id, user_id',
      '(SELECT c.*, scope.scope_id FROM changes c JOIN users u ON u.id = c.user_id CROSS JOIN LATERAL (VALUES (campaign_id), (c.company_id)) scope(scope_id)) p'),
    heed_add_simulation_sets_sql(heed_in_sets_sql('SELECT * FROM changes')))
$$;
--> statement-breakpoint
-- Messages change side by side and memberships alone, by the lock of trainings (heed_training_lock). A campaign takes its figures with it
-- when it is deleted, so its messages are not counted back when they go. Planned anew each time: a statement is about one message or about
-- ten thousand.
CREATE FUNCTION heed_count_simulation_messages() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  one_lock int;
  counted constant text := '(SELECT m.* FROM %s m JOIN simulation_campaigns c ON c.id = m.campaign_id AND c.deleted_at IS NULL) x';
  added constant text := heed_simulation_changes_sql('user_id', format(counted, 'new_rows'), 1);
  gone constant text := heed_simulation_changes_sql('user_id', format(counted, 'old_rows'), -1);
BEGIN
  FOR one_lock IN EXECUTE format('SELECT DISTINCT heed_training_lock(company_id) FROM %s ORDER BY 1', CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END) LOOP
    PERFORM pg_advisory_xact_lock_shared(7362413, one_lock);
  END LOOP;
  IF NOT FOUND THEN RETURN NULL; END IF;
  EXECUTE heed_add_simulation_messages_sql(CASE TG_OP WHEN 'INSERT' THEN added WHEN 'DELETE' THEN gone ELSE added || ' UNION ALL ' || gone END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER simulation_messages_count_insert AFTER INSERT ON simulation_messages REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_simulation_messages();
--> statement-breakpoint
CREATE TRIGGER simulation_messages_count_update AFTER UPDATE ON simulation_messages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_simulation_messages();
--> statement-breakpoint
CREATE TRIGGER simulation_messages_count_delete AFTER DELETE ON simulation_messages REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_simulation_messages();
--> statement-breakpoint
-- TG_ARGV: the column that names the department or group, the sign, and the table of the sets. Companies without simulations have nothing to
-- count.
CREATE FUNCTION heed_count_simulation_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  one_lock int;
BEGIN
  FOR one_lock IN SELECT DISTINCT heed_training_lock(m.company_id) FROM changed_rows m ORDER BY 1 LOOP
    PERFORM pg_advisory_xact_lock(7362413, one_lock);
  END LOOP;
  IF NOT EXISTS (SELECT FROM (SELECT DISTINCT company_id FROM changed_rows) c
    WHERE EXISTS (SELECT FROM simulation_totals f WHERE f.company_id = c.company_id)) THEN RETURN NULL; END IF;
  EXECUTE 'WITH ' || heed_add_simulation_sets_sql(heed_simulation_changes_sql('set_id', format('(SELECT a.*, s.id AS set_id FROM changed_rows r
      JOIN %I s ON s.id = r.%I JOIN simulation_messages a ON a.company_id = r.company_id AND a.user_id = r.user_id
      JOIN simulation_campaigns c ON c.id = a.campaign_id AND c.deleted_at IS NULL) x', TG_ARGV[2], TG_ARGV[0]), TG_ARGV[1]::int));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_departments_simulations_insert AFTER INSERT ON user_departments REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_simulation_members('department_id', '1', 'departments');
--> statement-breakpoint
CREATE TRIGGER user_departments_simulations_delete AFTER DELETE ON user_departments REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_simulation_members('department_id', '-1', 'departments');
--> statement-breakpoint
CREATE TRIGGER user_groups_simulations_insert AFTER INSERT ON user_groups REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_simulation_members('group_id', '1', 'groups');
--> statement-breakpoint
CREATE TRIGGER user_groups_simulations_delete AFTER DELETE ON user_groups REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_simulation_members('group_id', '-1', 'groups');
--> statement-breakpoint
-- A deleted campaign takes its figures with it, long before its messages go, and what its people did in it.
CREATE FUNCTION heed_drop_simulation_figures() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7362413, heed_training_lock(OLD.company_id));
  EXECUTE (SELECT format('UPDATE simulation_people f SET %s FROM simulation_people p WHERE f.company_id = $1 AND f.scope_id = $1
      AND p.company_id = $1 AND p.scope_id = $2 AND p.user_id = f.user_id', string_agg(format('%1$s = f.%1$s - p.%1$s', name), ', '))
    FROM heed_simulation_figures()) USING OLD.company_id, OLD.id;
  DELETE FROM simulation_people WHERE company_id = OLD.company_id AND scope_id = OLD.id;
  DELETE FROM simulation_counts f USING simulation_totals t WHERE t.company_id = OLD.company_id AND t.campaign_id = OLD.id
    AND f.company_id = t.company_id AND f.set_id = t.set_id AND f.campaign_id = t.campaign_id;
  DELETE FROM simulation_days f USING simulation_totals t WHERE t.company_id = OLD.company_id AND t.campaign_id = OLD.id
    AND f.company_id = t.company_id AND f.set_id = t.set_id AND f.campaign_id = t.campaign_id;
  DELETE FROM simulation_totals WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER simulation_campaigns_drop_figures AFTER UPDATE OF deleted_at ON simulation_campaigns
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION heed_drop_simulation_figures();
--> statement-breakpoint
CREATE TRIGGER simulation_campaigns_drop_figures_too AFTER DELETE ON simulation_campaigns
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION heed_drop_simulation_figures();
--> statement-breakpoint
CREATE FUNCTION heed_drop_simulation_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM simulation_people f USING old_rows o WHERE f.company_id = o.company_id AND f.user_id = o.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_drop_simulation_people AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_drop_simulation_people();
--> statement-breakpoint
-- A deleted department or group takes its counters with it.
CREATE OR REPLACE FUNCTION heed_drop_member_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  counters text;
BEGIN
  FOR counters IN VALUES ('member_counts'), ('training_days'), ('training_starts'), ('training_totals'),
      ('simulation_totals'), ('simulation_counts'), ('simulation_days')
      UNION SELECT facts FROM work_kinds WHERE facts IS NOT NULL ORDER BY 1 LOOP
    EXECUTE format('DELETE FROM %I WHERE company_id = $1 AND set_id = $2', counters) USING OLD.company_id, OLD.id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What there is already.
DO $$ BEGIN
  EXECUTE heed_add_simulation_messages_sql(heed_simulation_changes_sql('user_id',
    '(SELECT m.* FROM simulation_messages m JOIN simulation_campaigns c ON c.id = m.campaign_id AND c.deleted_at IS NULL) x', 1));
END $$;
