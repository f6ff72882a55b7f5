-- Sessions that were opened for one of these companies by people who are without access now end for good, and so do the API keys that they
-- made there: a later grant does not bring them back.
CREATE OR REPLACE FUNCTION heed_end_acting(p_ids uuid[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  UPDATE sessions s SET revoked_at = now() FROM users u JOIN companies own ON own.id = u.company_id
   WHERE s.acting_company_id = ANY(p_ids) AND s.revoked_at IS NULL AND u.id = s.user_id AND NOT own.is_house
     AND NOT heed_has_access(own.id, s.acting_company_id);
  UPDATE api_keys k SET ended_at = heed_now(), end_reason = 'access_ended' FROM users u JOIN companies own ON own.id = u.company_id
   WHERE k.company_id = ANY(p_ids) AND k.ended_at IS NULL AND u.id = k.created_by AND own.id <> k.company_id AND NOT own.is_house
     AND NOT heed_has_access(own.id, k.company_id)
$$;
--> statement-breakpoint
-- The Boost of a partner does not hang on its seats. Who is a customer again has what its seats give.
CREATE FUNCTION heed_note_former_partner() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN PERFORM heed_note_licences(ARRAY[NEW.id], NEW.updated_at); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER companies_note_former_partner AFTER UPDATE OF is_partner ON companies
  FOR EACH ROW WHEN (OLD.is_partner AND NOT NEW.is_partner) EXECUTE FUNCTION heed_note_former_partner();
