ALTER TABLE "simulation_landings" ADD COLUMN "copied_from" uuid;--> statement-breakpoint
ALTER TABLE "simulation_template_versions" ADD COLUMN "copied_from" uuid;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD COLUMN "parent_company_id" uuid;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD COLUMN "parent_campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD COLUMN "suggested_on" date;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD CONSTRAINT "simulation_campaigns_parent_company_id_companies_id_fk" FOREIGN KEY ("parent_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_campaigns" ADD CONSTRAINT "simulation_campaigns_parent_campaign_id_simulation_campaigns_id_fk" FOREIGN KEY ("parent_campaign_id") REFERENCES "public"."simulation_campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_template_versions_copied" ON "simulation_template_versions" USING btree ("company_id","copied_from") WHERE copied_from is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "simulation_campaigns_clone" ON "simulation_campaigns" USING btree ("parent_campaign_id","company_id") WHERE status <> 'archived';--> statement-breakpoint
CREATE INDEX "simulation_campaigns_parent" ON "simulation_campaigns" USING btree ("parent_campaign_id");--> statement-breakpoint
CREATE INDEX "simulation_campaigns_waiting" ON "simulation_campaigns" USING btree ("created_at") WHERE status = 'draft';--> statement-breakpoint
-- Clones at companies below the one in scope, of its campaigns. What is sent is known only while the company gives access.
CREATE VIEW simulation_clones AS
  SELECT p.ancestor_id, c.parent_campaign_id, c.company_id AS customer_id, c.id AS campaign_id, c.status = 'draft' AS is_waiting,
    coalesce(c.starts_on, c.suggested_on) AS starts_on, c.created_at,
    CASE WHEN EXISTS (SELECT 1 FROM granted_customers g WHERE g.viewer_id = p.ancestor_id AND g.customer_id = c.company_id) THEN
      (SELECT round(100.0 * sum(t.sent) / nullif(sum(t.messages), 0))::int FROM simulation_totals t
        WHERE t.company_id = c.company_id AND t.set_id = c.company_id AND t.campaign_id = c.id) END AS sent_percent
    FROM company_parentage p
    JOIN simulation_campaigns c ON c.company_id = p.company_id AND c.parent_company_id = p.ancestor_id AND c.status <> 'archived'
   WHERE p.ancestor_id = (SELECT heed_company());
--> statement-breakpoint
GRANT SELECT ON simulation_clones TO heed_app;
--> statement-breakpoint
-- The partner that gave a campaign of the company in scope, which stands behind the wall: its name is known.
CREATE FUNCTION heed_simulation_partner(p_campaign uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT p.name FROM simulation_campaigns c JOIN companies p ON p.id = c.parent_company_id
   WHERE c.id = p_campaign AND c.company_id = heed_company()
$$;
--> statement-breakpoint
-- How many of the companies below the one in scope give it access and agree to simulations. p_months: how long that holds.
CREATE FUNCTION heed_count_agreed(p_customers uuid[], p_version integer, p_months integer) RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT count(*)::int FROM granted_customers g JOIN simulation_settings s ON s.company_id = g.customer_id
   WHERE g.customer_id = ANY(p_customers) AND s.consent_version = p_version
     AND s.consent_at + make_interval(months => p_months) > heed_now()
$$;
--> statement-breakpoint
-- The landing of a company that copies one of its partner and says the same today. For the function below.
CREATE FUNCTION heed_copy_of_landing(p_landing simulation_landings, p_company uuid) RETURNS uuid LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT k.id FROM simulation_landings k
   WHERE k.company_id = p_company AND k.copied_from = p_landing.id AND k.deleted_at IS NULL
     AND (k.kind, k.language, k.title, k.paragraph, k.middle_text, k.button_text) IS NOT DISTINCT FROM
       (p_landing.kind, p_landing.language, p_landing.title, p_landing.paragraph, p_landing.middle_text, p_landing.button_text)
   ORDER BY k.id LIMIT 1
$$;
--> statement-breakpoint
-- The template of a company that copies one of its partner and says the same today. For the function below.
CREATE FUNCTION heed_copy_of_template(p_template simulation_templates, p_company uuid) RETURNS uuid LANGUAGE sql STABLE SET search_path = public AS $$
  -- The few copies first: without figures about them the planner would read all templates.
  WITH copies AS MATERIALIZED (SELECT * FROM simulation_template_versions v WHERE v.company_id = p_company AND v.copied_from = p_template.version_id)
  SELECT k.id FROM copies v
    JOIN simulation_template_versions s ON s.id = v.copied_from
    JOIN simulation_templates k ON k.id = v.template_id AND k.version_id = v.id AND k.deleted_at IS NULL
   WHERE k.language = p_template.language
     AND (v.name, v.difficulty, v.sender_name, v.sender_local, v.subject, v.html, v.text, v.callouts, v.landing_kind) IS NOT DISTINCT FROM
       (s.name, s.difficulty, s.sender_name, s.sender_local, s.subject, s.html, s.text, s.callouts, s.landing_kind)
   ORDER BY k.id LIMIT 1
$$;
--> statement-breakpoint
-- Companies below the one in scope get a clone of one of its campaigns, as a draft for everybody there, unless they have one. Templates
-- and a landing of the company in scope are copied to them as they are now; a copy that nobody has changed there is used again. Pictures
-- of lists stay behind, because their files belong to the company in scope. The number of clones.
CREATE FUNCTION heed_clone_simulation(p_campaign uuid, p_customers uuid[], p_name text, p_suggested date, p_zone text, p_at timestamptz)
  RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  parent simulation_campaigns%ROWTYPE;
  below uuid[];
  templates uuid[];
  made integer;
BEGIN
  SELECT * INTO parent FROM simulation_campaigns
   WHERE id = p_campaign AND company_id = heed_company() AND deleted_at IS NULL AND status NOT IN ('draft', 'archived') FOR SHARE;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT array_agg(company_id) INTO below FROM company_parentage WHERE ancestor_id = heed_company() AND company_id = ANY(p_customers);
  -- A choice of own templates only, without names, would be empty at a customer.
  SELECT array_agg(t.id) INTO templates FROM simulation_templates t
   WHERE t.company_id = parent.company_id AND t.deleted_at IS NULL
     AND (t.id IN (SELECT x.template_id FROM simulation_choices x WHERE x.campaign_id = parent.id)
       OR (parent.template_types = ARRAY['CUSTOM'] AND NOT EXISTS (SELECT FROM simulation_choices x WHERE x.campaign_id = parent.id)));
  WITH copies AS MATERIALIZED (
    SELECT gen_random_uuid() AS id, gen_random_uuid() AS version_id, customer AS company_id, t.id AS source_id, t.version_id AS source_version, t.language
      FROM unnest(below) customer CROSS JOIN simulation_templates t
     WHERE t.id = ANY(templates) AND heed_copy_of_template(t, customer) IS NULL),
  made_templates AS (
    INSERT INTO simulation_templates (id, company_id, version_id, type, language, created_at, updated_at)
    SELECT id, company_id, version_id, 'CUSTOM', language, p_at, p_at FROM copies)
  INSERT INTO simulation_template_versions (id, company_id, template_id, name, difficulty, premise, sender_name, sender_local, subject, html,
      text, design_data, callouts, landing_kind, thumbnail, copied_from, created_at)
  SELECT k.version_id, k.company_id, k.id, v.name, v.difficulty, v.premise, v.sender_name, v.sender_local, v.subject, v.html,
      v.text, v.design_data, v.callouts, v.landing_kind, CASE WHEN v.thumbnail LIKE 'uploads/%' THEN NULL ELSE v.thumbnail END, v.id, p_at
    FROM copies k JOIN simulation_template_versions v ON v.id = k.source_version;
  INSERT INTO simulation_landings (company_id, name, kind, language, slug, title, paragraph, middle_text, button_text, copied_from, created_at, updated_at)
  SELECT customer, l.name, l.kind, l.language, l.slug, l.title, l.paragraph, l.middle_text, l.button_text, l.id, p_at, p_at
    FROM unnest(below) customer CROSS JOIN simulation_landings l
   WHERE l.id = parent.landing_id AND l.company_id = parent.company_id AND heed_copy_of_landing(l, customer) IS NULL;
  INSERT INTO simulation_campaigns (company_id, name, status, audience, starts_at, created_at, type, schedule, difficulty, template_types,
      email_platform, time_zone, start_hour, end_hour, sending_days, landing_id, notification_subject, notification_message,
      parent_company_id, parent_campaign_id, suggested_on)
  SELECT customer, p_name, 'draft', 'all', p_at, p_at, parent.type, parent.schedule, parent.difficulty, parent.template_types,
      parent.email_platform, p_zone, parent.start_hour, parent.end_hour, parent.sending_days,
      CASE WHEN l.company_id IS NULL THEN l.id ELSE heed_copy_of_landing(l, customer) END,
      parent.notification_subject, parent.notification_message, parent.company_id, parent.id, p_suggested
    FROM unnest(below) customer LEFT JOIN simulation_landings l ON l.id = parent.landing_id ORDER BY 1
  ON CONFLICT (parent_campaign_id, company_id) WHERE status <> 'archived' DO NOTHING;
  GET DIAGNOSTICS made = ROW_COUNT;
  INSERT INTO simulation_choices (company_id, campaign_id, template_id)
  SELECT c.company_id, c.id, CASE WHEN t.company_id IS NULL THEN t.id ELSE heed_copy_of_template(t, c.company_id) END
    FROM simulation_campaigns c
    JOIN simulation_choices x ON x.campaign_id = parent.id
    JOIN simulation_templates t ON t.id = x.template_id AND t.deleted_at IS NULL
   WHERE c.parent_campaign_id = parent.id AND c.company_id = ANY(below) AND c.status = 'draft'
  ON CONFLICT DO NOTHING;
  RETURN made;
END $$;
--> statement-breakpoint
-- Cancels messages of campaigns that have not left. What is leaving at this moment does, and is counted as sent. As the caller, who sees
-- its own company only. The number of messages.
CREATE FUNCTION heed_cancel_unsent(p_campaigns uuid[], p_reason text) RETURNS integer LANGUAGE plpgsql SET search_path = public AS $$
DECLARE cancelled integer;
BEGIN
  WITH taken AS (DELETE FROM simulation_queue q USING simulation_messages m
    WHERE m.id = q.message_id AND q.leaving_at IS NULL AND m.campaign_id = ANY(p_campaigns) RETURNING q.message_id)
  UPDATE simulation_messages m SET status = 'cancelled', reason = p_reason FROM taken t WHERE t.message_id = m.id AND m.status = 'queued';
  GET DIAGNOSTICS cancelled = ROW_COUNT;
  RETURN cancelled;
END $$;
--> statement-breakpoint
-- What follows from archiving campaigns: nothing of them leaves any more, and no round begins. As the caller. The number of messages.
CREATE FUNCTION heed_cancel_simulations(p_ids uuid[], p_at timestamptz) RETURNS integer LANGUAGE plpgsql SET search_path = public AS $$
DECLARE cancelled integer;
BEGIN
  cancelled := heed_cancel_unsent(p_ids, 'archived');
  UPDATE simulation_rounds SET status = CASE WHEN status = 'sending' THEN 'sent' ELSE 'cancelled' END, sent_at = p_at
   WHERE campaign_id = ANY(p_ids) AND status IN ('planned', 'planning', 'sending');
  RETURN cancelled;
END $$;
--> statement-breakpoint
-- Archives the clones of a campaign of the company in scope at companies below it. The number of clones.
CREATE FUNCTION heed_archive_clones(p_campaign uuid, p_customers uuid[], p_at timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE ids uuid[];
BEGIN
  SELECT array_agg(campaign_id) INTO ids FROM simulation_clones WHERE parent_campaign_id = p_campaign AND customer_id = ANY(p_customers);
  PERFORM 1 FROM simulation_campaigns WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  UPDATE simulation_campaigns SET status = 'archived', archived_at = p_at WHERE id = ANY(ids) AND status <> 'archived';
  PERFORM heed_cancel_simulations(ids, p_at);
  RETURN coalesce(cardinality(ids), 0);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_simulation_partner(uuid), heed_count_agreed(uuid[], integer, integer),
  heed_clone_simulation(uuid, uuid[], text, date, text, timestamptz), heed_archive_clones(uuid, uuid[], timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_simulation_partner(uuid), heed_count_agreed(uuid[], integer, integer),
  heed_clone_simulation(uuid, uuid[], text, date, text, timestamptz), heed_archive_clones(uuid, uuid[], timestamptz) TO heed_app;
