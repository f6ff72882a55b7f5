-- The wall of a new table in one statement: row-level security, also for the owner, who passes by a policy of its own.
--   SELECT heed_wall('offices', 'SELECT', 'INSERT', 'UPDATE (name)', 'DELETE');
-- With privileges, requests see and write the rows of the company in scope, as far as the privileges go. Without any, requests are shut
-- out: either only the owner uses the table, or the migration goes on with a policy and grants of its own.
CREATE FUNCTION heed_wall(walled regclass, VARIADIC privileges text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', walled);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', walled);
  EXECUTE format('CREATE POLICY owner_passes ON %s TO %I USING (true) WITH CHECK (true)', walled, current_user);
  IF cardinality(privileges) = 0 THEN RETURN; END IF;
  IF NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = walled AND attname = 'company_id' AND NOT attisdropped) THEN
    RAISE EXCEPTION 'heed_wall: % has no company_id', walled
      USING HINT = 'Call heed_wall without privileges, then write the policy and the grants of this table.';
  END IF;
  EXECUTE format('CREATE POLICY company_in_scope ON %s TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', walled);
  EXECUTE format('GRANT %s ON %s TO heed_app', array_to_string(privileges, ', '), walled);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_wall(regclass, text[]) FROM PUBLIC;
