-- A connection is replaced by deleting and inserting it in one transaction. Whoever signs in with single sign-on only still does so then; the password comes back to them when the company has no connection at the end.
CREATE OR REPLACE FUNCTION heed_follow_sso_connection() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE companies SET sso_provider = NULL, sso_enforced = false WHERE id = OLD.company_id;
  ELSE
    UPDATE companies SET sso_provider = NEW.type WHERE id = NEW.company_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_end_sso() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM sso_connections WHERE company_id = OLD.company_id) THEN
    UPDATE users SET sso = false WHERE company_id = OLD.company_id AND sso;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sso_connections_end AFTER DELETE ON sso_connections DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION heed_end_sso();
