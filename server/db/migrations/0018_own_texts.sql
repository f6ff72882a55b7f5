-- Mails in words of the company's own: on a plan that costs nothing only so many a day, so that nobody sends to strangers in its
-- name. Whatever is above says what we say. Here, because several statements write mails, and all of them count together.
CREATE FUNCTION heed_own_texts_per_day() RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT 200';
--> statement-breakpoint
CREATE FUNCTION heed_limits_own_texts(p_company uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT NOT (has_boost OR has_super_boost OR is_partner OR trial_status IS NOT DISTINCT FROM 'active') FROM companies WHERE id = p_company
$$;
--> statement-breakpoint
-- How many of the UTC day that holds this moment.
CREATE FUNCTION heed_own_texts(p_company uuid, p_at timestamptz) RETURNS int LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT count(*)::int FROM mails WHERE company_id = p_company AND params ?| ARRAY['subject', 'message']
    AND created_at >= date_trunc('day', p_at, 'UTC') AND created_at < date_trunc('day', p_at, 'UTC') + interval '1 day'
$$;
--> statement-breakpoint
CREATE FUNCTION heed_cap_own_texts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE batch record;
BEGIN
  FOR batch IN
    SELECT company_id, date_trunc('day', created_at, 'UTC') AS day, count(*) AS n FROM new_rows
     WHERE params ?| ARRAY['subject', 'message'] GROUP BY 1, 2
  LOOP
    CONTINUE WHEN NOT heed_limits_own_texts(batch.company_id);
    UPDATE mails SET params = params - ARRAY['subject', 'message'] WHERE id IN (
      SELECT id FROM new_rows WHERE company_id = batch.company_id AND date_trunc('day', created_at, 'UTC') = batch.day
         AND params ?| ARRAY['subject', 'message'] ORDER BY id
      OFFSET greatest(0, heed_own_texts_per_day() - (heed_own_texts(batch.company_id, batch.day) - batch.n)));
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mails_cap_own_texts AFTER INSERT ON mails REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_cap_own_texts();
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_limits_own_texts(uuid), heed_own_texts(uuid, timestamptz) TO heed_app;
