ALTER TABLE "policy_revisions" ADD COLUMN "places" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
-- As in 0115_policies.sql, with the places: a published text and what it was made of stay together.
CREATE OR REPLACE FUNCTION heed_keep_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- A company that is erased takes its revisions along.
    IF OLD.status <> 'scheduled' AND current_user = 'heed_app' THEN RAISE EXCEPTION 'A published revision is never deleted'; END IF;
    RETURN OLD;
  END IF;
  IF (NEW.id, NEW.company_id, NEW.policy_id, NEW.number, NEW.name, NEW.source, NEW.language, NEW.preset_edition, NEW.html, NEW.places, NEW.file, NEW.file_name,
      NEW.file_bytes, NEW.content_sha256, NEW.change_note, NEW.asks_again, NEW.required_since, NEW.approved_by, NEW.approved_on, NEW.min_minutes,
      NEW.audience, NEW.starts_at, NEW.created_by, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.company_id, OLD.policy_id, OLD.number, OLD.name, OLD.source, OLD.language, OLD.preset_edition, OLD.html, OLD.places, OLD.file, OLD.file_name,
      OLD.file_bytes, OLD.content_sha256, OLD.change_note, OLD.asks_again, OLD.required_since, OLD.approved_by, OLD.approved_on, OLD.min_minutes,
      OLD.audience, OLD.starts_at, OLD.created_by, OLD.created_at)
    OR (OLD.published_at IS NOT NULL AND NEW.published_at IS DISTINCT FROM OLD.published_at)
    OR (OLD.ended_at IS NOT NULL AND NEW.ended_at IS DISTINCT FROM OLD.ended_at) THEN
    RAISE EXCEPTION 'A published revision does not change';
  END IF;
  RETURN NEW;
END $$;
