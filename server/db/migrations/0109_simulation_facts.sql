CREATE TABLE "simulation_facts" (
	"company_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"facts" smallint NOT NULL,
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
	CONSTRAINT "simulation_facts_company_id_set_id_campaign_id_round_id_facts_pk" PRIMARY KEY("company_id","set_id","campaign_id","round_id","facts")
);
--> statement-breakpoint
SELECT heed_wall('simulation_facts', 'SELECT');--> statement-breakpoint
-- As in 0096_simulation_figures.sql, and with what happened to the message.
CREATE OR REPLACE FUNCTION heed_simulation_changes_sql(whose text, messages text, sign int) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('SELECT company_id, %s, campaign_id, round_id, template_id, sent_on, facts, %s FROM %s', whose,
    string_agg(format('%s * (%s) AS %s', sign, expression, name), ', '), messages) FROM heed_simulation_figures()
$$;
--> statement-breakpoint
-- As in 0096_simulation_figures.sql, and by what happened. Planning, which is about messages to which nothing has, writes no row more.
CREATE OR REPLACE FUNCTION heed_add_simulation_sets_sql(changes text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('alike AS MATERIALIZED (SELECT company_id, set_id, campaign_id, round_id, template_id, sent_on, facts, %s FROM (%s) c GROUP BY 1, 2, 3, 4, 5, 6, 7),
      days AS (%s), facts AS (%s), counts AS (%s) %s', string_agg(format('sum(%1$s) AS %1$s', name), ', '), changes,
    heed_add_simulation_figures_sql('simulation_days', 'company_id, set_id, campaign_id, round_id, sent_on', '(SELECT * FROM alike WHERE sent_on IS NOT NULL) d'),
    heed_add_simulation_figures_sql('simulation_facts', 'company_id, set_id, campaign_id, round_id, facts', '(SELECT * FROM alike WHERE facts <> 0) e'),
    heed_add_simulation_figures_sql('simulation_counts', 'company_id, set_id, campaign_id, round_id, template_id', 'alike'),
    heed_add_simulation_figures_sql('simulation_totals', 'company_id, set_id, campaign_id', 'alike')) FROM heed_simulation_figures()
$$;
--> statement-breakpoint
-- As in 0096_simulation_figures.sql, with the figures by what happened.
CREATE OR REPLACE FUNCTION heed_drop_simulation_figures() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  of_rounds text;
BEGIN
  PERFORM pg_advisory_xact_lock(7362413, heed_training_lock(OLD.company_id));
  EXECUTE (SELECT format('UPDATE simulation_people f SET %s FROM simulation_people p WHERE f.company_id = $1 AND f.scope_id = $1
      AND p.company_id = $1 AND p.scope_id = $2 AND p.user_id = f.user_id', string_agg(format('%1$s = f.%1$s - p.%1$s', name), ', '))
    FROM heed_simulation_figures()) USING OLD.company_id, OLD.id;
  DELETE FROM simulation_people WHERE company_id = OLD.company_id AND scope_id = OLD.id;
  FOR of_rounds IN VALUES ('simulation_counts'), ('simulation_days'), ('simulation_facts') LOOP
    EXECUTE format('DELETE FROM %I f USING simulation_totals t WHERE t.company_id = $1 AND t.campaign_id = $2
      AND f.company_id = t.company_id AND f.set_id = t.set_id AND f.campaign_id = t.campaign_id', of_rounds) USING OLD.company_id, OLD.id;
  END LOOP;
  DELETE FROM simulation_totals WHERE company_id = OLD.company_id AND campaign_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0096_simulation_figures.sql, with simulation_facts.
CREATE OR REPLACE FUNCTION heed_drop_member_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  counters text;
BEGIN
  FOR counters IN VALUES ('member_counts'), ('training_days'), ('training_starts'), ('training_totals'),
      ('simulation_totals'), ('simulation_counts'), ('simulation_days'), ('simulation_facts')
      UNION SELECT facts FROM work_kinds WHERE facts IS NOT NULL ORDER BY 1 LOOP
    EXECUTE format('DELETE FROM %I WHERE company_id = $1 AND set_id = $2', counters) USING OLD.company_id, OLD.id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What there is already.
DO $$ BEGIN
  EXECUTE heed_add_simulation_figures_sql('simulation_facts', 'company_id, set_id, campaign_id, round_id, facts', format('(%s) e', heed_in_sets_sql(
    heed_simulation_changes_sql('user_id', '(SELECT m.* FROM simulation_messages m JOIN simulation_campaigns c ON c.id = m.campaign_id
      AND c.deleted_at IS NULL WHERE m.facts <> 0) x', 1))));
END $$;
