-- The tenant wall: requests run as heed_app, which sees the one company in app.company; unset means no rows.
-- The owner (migrations, sign-in, jobs) passes through the second policy of each table.
DO $$ BEGIN
  -- Roles belong to the whole cluster: another database of it may be making the same one right now.
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'heed_app') THEN CREATE ROLE heed_app NOLOGIN; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  IF NOT pg_has_role(current_user, 'heed_app', 'MEMBER') THEN EXECUTE format('GRANT heed_app TO %I', current_user); END IF;
END $$;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE INDEX users_search ON users USING gin (company_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE FUNCTION heed_company() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.company', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION heed_viewer() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.viewer', true), '')::uuid $$;
--> statement-breakpoint
-- Wall by company_id for every table that belongs to one company.
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['users','departments','groups','user_departments','user_groups','people_counts','member_counts',
    'audit_log','audit_subjects','mails','imports','sessions','one_time_links']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
-- Companies: the one in scope, one's own, and what has been granted; house staff see all (app.house).
ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE companies FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company_access ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company_access FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY reachable ON companies TO heed_app USING (
  id = (SELECT heed_company())
  OR id = (SELECT heed_viewer())
  OR (SELECT current_setting('app.house', true)) = 'on'
  OR EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = (SELECT heed_viewer()) AND a.company_id = companies.id)
) WITH CHECK (id = (SELECT heed_company()));
--> statement-breakpoint
CREATE POLICY own_access ON company_access TO heed_app USING (viewer_id = (SELECT heed_viewer())) WITH CHECK (false);
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON companies TO %I USING (true) WITH CHECK (true)', current_user);
  EXECUTE format('CREATE POLICY owner_passes ON company_access TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO heed_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON users, departments, groups, user_departments, user_groups TO heed_app;
--> statement-breakpoint
GRANT SELECT ON people_counts, member_counts, companies, company_access TO heed_app;
--> statement-breakpoint
GRANT UPDATE ON companies, sessions TO heed_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON audit_log, audit_subjects, mails, imports TO heed_app;
--> statement-breakpoint
GRANT SELECT ON sessions TO heed_app;
--> statement-breakpoint
-- The audit log is append-only for everybody.
CREATE FUNCTION heed_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION heed_refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_subjects_append_only BEFORE UPDATE OR DELETE ON audit_subjects FOR EACH ROW EXECUTE FUNCTION heed_refuse_change();
--> statement-breakpoint
-- Totals of people. Statement-level, so that a change of a million rows touches the counters once.
CREATE FUNCTION heed_add_people(changes jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO people_counts (company_id, account, disabled, n)
  SELECT company_id, account, disabled, sum(n)::int
    FROM jsonb_to_recordset(changes) AS c(company_id uuid, account text, disabled boolean, n int)
   GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (company_id, account, disabled) DO UPDATE SET n = people_counts.n + excluded.n
$$;
--> statement-breakpoint
CREATE FUNCTION heed_add_members(changes jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO member_counts (company_id, set_id, disabled, n)
  SELECT company_id, set_id, disabled, sum(n)::int
    FROM jsonb_to_recordset(changes) AS c(company_id uuid, set_id uuid, disabled boolean, n int)
   GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (company_id, set_id, disabled) DO UPDATE SET n = member_counts.n + excluded.n
$$;
--> statement-breakpoint
CREATE FUNCTION heed_count_new_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_add_people(jsonb_agg(to_jsonb(c))) FROM
    (SELECT company_id, account, disabled, count(*) AS n FROM new_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3) c
    HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_count_gone_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_add_people(jsonb_agg(to_jsonb(c))) FROM
    (SELECT company_id, account, disabled, -count(*) AS n FROM old_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3) c
    HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Compares the rows before and after without joining them: a join would be planned once, for the first change, which may be of
-- one row where the next is of a million. The memberships are planned anew each time, and only when somebody moved.
CREATE FUNCTION heed_count_changed_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_add_people(jsonb_agg(to_jsonb(c))) FROM (
    SELECT company_id, account, disabled, sum(n) AS n FROM (
      SELECT company_id, account, disabled, 1 AS n FROM new_rows WHERE deleted_at IS NULL
      UNION ALL SELECT company_id, account, disabled, -1 FROM old_rows WHERE deleted_at IS NULL) x
    GROUP BY 1, 2, 3 HAVING sum(n) <> 0) c HAVING count(*) > 0;

  IF EXISTS (SELECT 1 FROM (
      SELECT id, disabled, 1 AS n FROM new_rows WHERE deleted_at IS NULL
      UNION ALL SELECT id, disabled, -1 FROM old_rows WHERE deleted_at IS NULL) x
    GROUP BY id, disabled HAVING sum(n) <> 0)
  THEN EXECUTE
    'SELECT heed_add_members(jsonb_agg(to_jsonb(c))) FROM (
       SELECT m.company_id, m.set_id, x.disabled, sum(x.n) AS n FROM (
         SELECT id, disabled, 1 AS n FROM new_rows WHERE deleted_at IS NULL
         UNION ALL SELECT id, disabled, -1 FROM old_rows WHERE deleted_at IS NULL) x
       JOIN (SELECT company_id, user_id, department_id AS set_id FROM user_departments
             UNION ALL SELECT company_id, user_id, group_id FROM user_groups) m ON m.user_id = x.id
       GROUP BY 1, 2, 3 HAVING sum(x.n) <> 0) c HAVING count(*) > 0';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_count_insert AFTER INSERT ON users REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_new_people();
--> statement-breakpoint
CREATE TRIGGER users_count_delete AFTER DELETE ON users REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_gone_people();
--> statement-breakpoint
CREATE TRIGGER users_count_update AFTER UPDATE ON users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_changed_people();
--> statement-breakpoint
-- TG_ARGV: the column that names the department or group, and the sign.
CREATE FUNCTION heed_count_members() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  EXECUTE format(
    'SELECT heed_add_members(jsonb_agg(to_jsonb(c))) FROM (
       SELECT m.company_id, m.%1$I AS set_id, u.disabled, %2$s * count(*) AS n
         FROM changed_rows m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL GROUP BY 1, 2, 3) c HAVING count(*) > 0',
    TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_departments_count_insert AFTER INSERT ON user_departments REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_members('department_id', '1');
--> statement-breakpoint
CREATE TRIGGER user_departments_count_delete AFTER DELETE ON user_departments REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_members('department_id', '-1');
--> statement-breakpoint
CREATE TRIGGER user_groups_count_insert AFTER INSERT ON user_groups REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_members('group_id', '1');
--> statement-breakpoint
CREATE TRIGGER user_groups_count_delete AFTER DELETE ON user_groups REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_count_members('group_id', '-1');
--> statement-breakpoint
-- A deleted department or group takes its counters with it.
CREATE FUNCTION heed_drop_member_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN DELETE FROM member_counts WHERE company_id = OLD.company_id AND set_id = OLD.id; RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER departments_drop_counts AFTER DELETE ON departments FOR EACH ROW EXECUTE FUNCTION heed_drop_member_counts();
--> statement-breakpoint
CREATE TRIGGER groups_drop_counts AFTER DELETE ON groups FOR EACH ROW EXECUTE FUNCTION heed_drop_member_counts();
--> statement-breakpoint
-- Granted access: from a company upwards as long as each link is granted.
CREATE FUNCTION heed_rebuild_access() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.parent_id, OLD.login_as_company_status) IS NOT DISTINCT FROM (NEW.parent_id, NEW.login_as_company_status)
  THEN RETURN NULL; END IF;
  WITH RECURSIVE below AS (
    SELECT NEW.id AS id UNION SELECT c.id FROM companies c JOIN below b ON c.parent_id = b.id)
  DELETE FROM company_access WHERE company_id IN (SELECT id FROM below);
  WITH RECURSIVE below AS (
    SELECT NEW.id AS id UNION SELECT c.id FROM companies c JOIN below b ON c.parent_id = b.id),
  up AS (
    SELECT c.parent_id AS viewer_id, c.id AS company_id, c.id AS via_id FROM companies c JOIN below USING (id)
     WHERE c.parent_id IS NOT NULL AND c.login_as_company_status = 'access'
    UNION
    SELECT c.parent_id, u.company_id, c.id FROM up u JOIN companies c ON c.id = u.viewer_id
     WHERE c.parent_id IS NOT NULL AND c.login_as_company_status = 'access')
  INSERT INTO company_access (viewer_id, company_id, via_id) SELECT viewer_id, company_id, via_id FROM up;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_rebuild_access AFTER INSERT OR UPDATE ON companies FOR EACH ROW EXECUTE FUNCTION heed_rebuild_access();
--> statement-breakpoint
-- Opens a request: one indexed read says who asks and whether the company is reachable, and puts it in scope until the transaction ends.
-- outcome: ok, no_session, suspended (person disabled or deleted), company_disabled, not_accessible.
CREATE FUNCTION heed_enter(p_session text, p_company uuid)
RETURNS TABLE (
  outcome text, user_id uuid, email text, name text, last_name text, role text, own_company_id uuid, is_house boolean,
  email_verified boolean, temporary_password boolean, policy_confirmed boolean,
  company_id uuid, company_type text, has_boost boolean, has_super_boost boolean, trial_status text, integration text, company_lang text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
DECLARE
  who record; scope companies%ROWTYPE;
BEGIN
  SELECT u.*, oc.is_house AS house, oc.disabled AS company_off INTO who
    FROM sessions s JOIN users u ON u.id = s.user_id JOIN companies oc ON oc.id = u.company_id
   WHERE s.hash = p_session AND s.revoked_at IS NULL;
  IF NOT FOUND THEN RETURN QUERY SELECT 'no_session', NULL::uuid, NULL, NULL, NULL, NULL, NULL::uuid, NULL::boolean, NULL::boolean, NULL::boolean, NULL::boolean, NULL::uuid, NULL, NULL::boolean, NULL::boolean, NULL, NULL, NULL; RETURN; END IF;

  SELECT c.* INTO scope FROM companies c WHERE c.id = coalesce(p_company, who.company_id);
  RETURN QUERY SELECT
    CASE
      WHEN who.disabled OR who.deleted_at IS NOT NULL THEN 'suspended'
      WHEN who.company_off THEN 'company_disabled'
      WHEN scope.id IS NULL THEN 'not_accessible'
      WHEN scope.id = who.company_id OR (who.house AND who.role IN ('support', 'superadmin')) THEN 'ok'
      WHEN EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = who.company_id AND a.company_id = scope.id)
        AND who.role IN ('admin', 'msp') THEN CASE WHEN scope.disabled THEN 'company_disabled' ELSE 'ok' END
      ELSE 'not_accessible'
    END,
    who.id, who.email, who.name, who.last_name, who.role, who.company_id, who.house,
    who.email_verified, who.temporary_password, who.privacy_policy_confirmed_at IS NOT NULL,
    scope.id, scope.company_type, scope.has_boost, scope.has_super_boost, scope.trial_status, scope.integration, scope.lang;

  PERFORM set_config('app.company', coalesce(scope.id::text, ''), true),
          set_config('app.viewer', who.company_id::text, true),
          set_config('app.user', who.id::text, true),
          set_config('app.house', CASE WHEN who.house AND who.role IN ('support', 'superadmin') THEN 'on' ELSE 'off' END, true);
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_enter(text, uuid) TO heed_app;
