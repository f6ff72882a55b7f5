-- Whoever enforces single sign-on takes API keys from those who cannot sign in any more: neither from the owner, who keeps a password, nor
-- from people who are bound to the connection.
CREATE OR REPLACE FUNCTION heed_end_keys_of_company() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE api_keys k SET ended_at = NEW.updated_at, end_reason = 'sso_enforced'
    FROM users u WHERE u.company_id = NEW.id AND k.created_by = u.id AND k.ended_at IS NULL AND NOT u.is_owner
     AND NOT EXISTS (SELECT 1 FROM sso_identities i WHERE i.company_id = NEW.id AND i.user_id = u.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, and the transaction knows its last entry: what a trigger does because of it has the same actor.
CREATE OR REPLACE FUNCTION heed_note_audit_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO audit_pending (audit_id, company_id) SELECT id, company_id FROM added;
  PERFORM set_config('app.audit_entry', id::text, true) FROM added LIMIT 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A key that ends because of what happens to its creator or their company has an entry of its own, in the log of the company that it opened.
-- Deferred, because the entry of the act itself may be written after the change. Without one, nobody did it: a term was over. An act in
-- another company, such as that of a partner who disables a colleague, is not told to this one.
CREATE FUNCTION heed_audit_key_end() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  act audit_log;
  v_id uuid := gen_random_uuid();
BEGIN
  SELECT * INTO act FROM audit_log
   WHERE id = nullif(current_setting('app.audit_entry', true), '')::uuid AND company_id = NEW.company_id;
  INSERT INTO audit_log (id, company_id, at, action, actor_id, actor_name, actor_email, actor_role, actor_company_id, actor_key,
      subject_type, subject_id, subject_label, after)
    VALUES (v_id, NEW.company_id, NEW.ended_at, 'apiKeys.ended', act.actor_id, coalesce(act.actor_name, ''), coalesce(act.actor_email, ''),
      coalesce(act.actor_role, 'superadmin'), act.actor_company_id, act.actor_key,
      'apiKey', NEW.id, NEW.name, jsonb_build_object('end', NEW.end_reason));
  INSERT INTO audit_subjects (company_id, audit_id, user_id) VALUES (NEW.company_id, v_id, NEW.created_by);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER api_keys_audit_end AFTER UPDATE ON api_keys DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL AND NEW.end_reason NOT IN ('revoked', 'account_secured'))
  EXECUTE FUNCTION heed_audit_key_end();
--> statement-breakpoint
-- As before, and network addresses are erased with names and addresses.
CREATE OR REPLACE FUNCTION heed_refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE personal text[] := ARRAY['name','lastName','email','networkAddress'];
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.erased_at IS NOT NULL
    AND (NEW.id, NEW.company_id, NEW.at, NEW.action, NEW.actor_role, NEW.subject_type, NEW.subject_count)
      = (OLD.id, OLD.company_id, OLD.at, OLD.action, OLD.actor_role, OLD.subject_type, OLD.subject_count)
    AND (NEW.actor_id, NEW.actor_company_id, NEW.actor_key, NEW.subject_id)
      IS NOT DISTINCT FROM (OLD.actor_id, OLD.actor_company_id, OLD.actor_key, OLD.subject_id)
    AND NEW.actor_name IN ('', OLD.actor_name) AND NEW.actor_email IN ('', OLD.actor_email) AND NEW.subject_label IN ('', OLD.subject_label)
    AND (NEW.before IS NOT DISTINCT FROM OLD.before OR NEW.before = OLD.before - personal)
    AND (NEW.after IS NOT DISTINCT FROM OLD.after OR NEW.after = OLD.after - personal)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END $$;
--> statement-breakpoint
-- People who were deleted before: their sign-ins in the companies of others have kept their address as label. The clock's job erases it.
INSERT INTO audit_erasures (user_id, company_id) SELECT DISTINCT u.id, u.company_id FROM audit_log a JOIN users u ON u.id = a.actor_id
  WHERE u.deleted_at IS NOT NULL AND a.subject_type = 'user' AND a.subject_id = u.id AND a.subject_label <> '' ON CONFLICT DO NOTHING;
