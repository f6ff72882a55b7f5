-- Whoever becomes an admin is unbound from an account at the provider that an address alone has connected, unless they or the account
-- owner saved that connection; the next sign-in asks them by mail.
CREATE FUNCTION heed_unbind_new_admin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM sso_identities i USING sso_connections c
   WHERE i.user_id = NEW.id AND c.id = i.connection_id AND c.created_by IS DISTINCT FROM NEW.id
     AND NOT EXISTS (SELECT 1 FROM users o WHERE o.id = c.created_by AND o.company_id = c.company_id AND o.is_owner);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_unbind_new_admin AFTER UPDATE OF role ON users
  FOR EACH ROW WHEN (OLD.role = 'user' AND NEW.role <> 'user') EXECUTE FUNCTION heed_unbind_new_admin();
