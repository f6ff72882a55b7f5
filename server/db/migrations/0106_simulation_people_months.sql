ALTER TABLE "simulation_rounds" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "simulation_settings" ADD COLUMN "people_months" smallint DEFAULT 24 NOT NULL;--> statement-breakpoint
CREATE INDEX "simulation_rounds_kept" ON "simulation_rounds" USING btree ("counts_until") WHERE erased_at is null;--> statement-breakpoint
ALTER TABLE "simulation_settings" ADD CONSTRAINT "simulation_settings_people_months" CHECK ("simulation_settings"."people_months" between 6 and 36);--> statement-breakpoint
-- As 0096 wrote it, but that messages whose people are erased are taken from their people only: the figures of everybody, departments and
-- groups stay. Only heed_erase_simulation_people sets that, and only for what it deletes.
CREATE OR REPLACE FUNCTION heed_count_simulation_messages() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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
  IF TG_OP = 'DELETE' AND current_setting('heed.erases_people', true) = 'on' THEN
    EXECUTE format('WITH changes AS MATERIALIZED (%s) %s', gone, heed_add_simulation_people_sql());
    RETURN NULL;
  END IF;
  EXECUTE heed_add_simulation_messages_sql(CASE TG_OP WHEN 'INSERT' THEN added WHEN 'DELETE' THEN gone ELSE added || ' UNION ALL ' || gone END);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The statement that adds `changes` to the figures of their people, in their campaign and in all. People who are deleted for good are left
-- out: their rows may be gone before their messages are.
CREATE FUNCTION heed_add_simulation_people_sql() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT heed_add_simulation_figures_sql('simulation_people', 'company_id, scope_id, user_id',
    '(SELECT c.*, scope.scope_id FROM changes c JOIN users u ON u.id = c.user_id CROSS JOIN LATERAL (VALUES (campaign_id), (c.company_id)) scope(scope_id)) p')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_add_simulation_messages_sql(changes text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('WITH changes AS MATERIALIZED (%s), people AS (%s), %s', changes, heed_add_simulation_people_sql(),
    heed_add_simulation_sets_sql(heed_in_sets_sql('SELECT * FROM changes')))
$$;
--> statement-breakpoint
-- Erases up to `at_once` messages of a round, with their events and reports, and what they add to the figures of their people; no other figure
-- changes, but that nothing is left to review. Returns how many. What waits to be sent stays.
CREATE FUNCTION heed_erase_simulation_people(of_round uuid, at_once int) RETURNS int LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  one_company uuid;
  one_campaign uuid;
  erased uuid[];
BEGIN
  -- What is to review is no figure of what was: nobody can any more.
  UPDATE simulation_messages SET unknown_n = 0 WHERE round_id = of_round AND unknown_n > 0;
  PERFORM set_config('heed.erases_people', 'on', true);
  WITH gone AS (DELETE FROM simulation_messages WHERE id IN
      (SELECT id FROM simulation_messages WHERE round_id = of_round AND status <> 'queued' LIMIT at_once FOR UPDATE)
    RETURNING user_id)
  SELECT array_agg(user_id) INTO erased FROM gone;
  PERFORM set_config('heed.erases_people', 'off', true);
  SELECT company_id, campaign_id INTO one_company, one_campaign FROM simulation_rounds WHERE id = of_round;
  -- Even a row of zeros would say that somebody took part.
  DELETE FROM simulation_people WHERE company_id = one_company AND scope_id IN (one_company, one_campaign) AND user_id = ANY(erased)
    AND messages = 0;
  RETURN coalesce(cardinality(erased), 0);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_erase_simulation_people(uuid, int) FROM PUBLIC;
