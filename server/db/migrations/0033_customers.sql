-- What a company is and whether it is a partner are one fact.
UPDATE companies SET is_partner = (company_type <> 'customer') WHERE is_partner <> (company_type <> 'customer');
--> statement-breakpoint
CREATE TABLE "company_parentage" (
	"ancestor_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "company_parentage_ancestor_id_company_id_pk" PRIMARY KEY("ancestor_id","company_id"),
	CONSTRAINT "company_parentage_circle" CHECK ("company_parentage"."ancestor_id" <> "company_parentage"."company_id")
);
--> statement-breakpoint
CREATE TABLE "customer_list" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"company_type" text NOT NULL,
	"is_partner" boolean NOT NULL,
	"login_status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"suspended_by" uuid,
	"is_boosted" boolean NOT NULL,
	"trial_status" text,
	"trial_ends_at" timestamp with time zone,
	"owner_email" text,
	"owner_name" text,
	"is_registered" boolean NOT NULL,
	"seats" integer NOT NULL,
	"licences" integer,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"sort_name" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || coalesce(owner_email, ''))) STORED NOT NULL,
	"status" text GENERATED ALWAYS AS (case when is_boosted then 'boosted' when not is_registered then 'notRegistered' when trial_status = 'active' then 'trialActive' else 'free' end) STORED NOT NULL,
	"state" text GENERATED ALWAYS AS (case when is_boosted then 'active' when trial_status = 'active' then 'trialing' when trial_status = 'expired' then 'expired' else 'available' end) STORED NOT NULL,
	"expires_at" timestamp with time zone GENERATED ALWAYS AS (case when is_boosted then period_end when trial_status = 'active' then trial_ends_at end) STORED,
	"overage" integer GENERATED ALWAYS AS (case when is_boosted and licences is not null then greatest(0, seats - licences) end) STORED
);
--> statement-breakpoint
CREATE TABLE "removed_customers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspended_by" uuid;--> statement-breakpoint
ALTER TABLE "company_parentage" ADD CONSTRAINT "company_parentage_ancestor_id_companies_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_parentage" ADD CONSTRAINT "company_parentage_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_list" ADD CONSTRAINT "customer_list_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_customers" ADD CONSTRAINT "removed_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_customers" ADD CONSTRAINT "removed_customers_partner_id_companies_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_parentage_company" ON "company_parentage" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_parentage_depth" ON "company_parentage" USING btree ("ancestor_id","depth","company_id");--> statement-breakpoint
CREATE INDEX "customer_list_created" ON "customer_list" USING btree ("created_at" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_name" ON "customer_list" USING btree ("sort_name" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_status" ON "customer_list" USING btree ("status" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_disabled" ON "customer_list" USING btree ("disabled_at" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_expires" ON "customer_list" USING btree ("expires_at" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_licences" ON "customer_list" USING btree ("licences" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_seats" ON "customer_list" USING btree ("seats" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_overage" ON "customer_list" USING btree ("overage" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_access" ON "customer_list" USING btree ("login_status" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_email" ON "customer_list" USING btree ("owner_email" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_period_start" ON "customer_list" USING btree ("period_start" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_period_end" ON "customer_list" USING btree ("period_end" NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "customer_list_parent" ON "customer_list" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "removed_customers_partner" ON "removed_customers" USING btree ("partner_id","removed_at");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_suspended_by_companies_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_partner" CHECK ("companies"."is_partner" = ("companies"."company_type" <> 'customer'));
--> statement-breakpoint
-- Finds a part of a name or an address among many customers.
CREATE INDEX customer_list_search ON customer_list USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
-- Parentage. A company cannot stand above itself. Moves wait for each other, and for new companies that are being added below, because
-- neither sees what the other has not committed.
CREATE FUNCTION heed_refuse_cycle() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext('company parentage'));
  ELSE
    PERFORM pg_advisory_xact_lock(hashtext('company parentage'));
  END IF;
  IF NEW.parent_id = NEW.id
    OR EXISTS (SELECT 1 FROM company_parentage p WHERE p.ancestor_id = NEW.id AND p.company_id = NEW.parent_id)
  THEN RAISE EXCEPTION 'a company cannot stand above itself' USING ERRCODE = 'check_violation', CONSTRAINT = 'companies_no_cycle'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_refuse_cycle_insert BEFORE INSERT ON companies
  FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION heed_refuse_cycle();
--> statement-breakpoint
CREATE TRIGGER companies_refuse_cycle BEFORE UPDATE OF parent_id ON companies
  FOR EACH ROW WHEN (NEW.parent_id IS NOT NULL AND NEW.parent_id IS DISTINCT FROM OLD.parent_id) EXECUTE FUNCTION heed_refuse_cycle();
--> statement-breakpoint
-- Writes what stands above these companies and all below them; then the house, one step above the highest.
CREATE FUNCTION heed_rebuild_parentage(p_ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE moved uuid[];
BEGIN
  WITH RECURSIVE below AS (
    SELECT unnest(p_ids) AS id UNION SELECT c.id FROM companies c JOIN below b ON c.parent_id = b.id)
  SELECT array_agg(id) INTO moved FROM below;
  DELETE FROM company_parentage WHERE company_id = ANY(moved);
  -- Rows of one statement may form a circle: the bound ends the climb, and the check of the table refuses it.
  WITH RECURSIVE up AS (
    SELECT c.id AS company_id, c.parent_id AS ancestor_id, 1 AS depth FROM companies c WHERE c.id = ANY(moved) AND c.parent_id IS NOT NULL
    UNION ALL
    SELECT u.company_id, c.parent_id, u.depth + 1 FROM up u JOIN companies c ON c.id = u.ancestor_id
     WHERE c.parent_id IS NOT NULL AND u.depth < 32)
  INSERT INTO company_parentage (ancestor_id, company_id, depth) SELECT ancestor_id, company_id, depth FROM up;
  PERFORM heed_put_below_house(array_agg(h.id), moved) FROM companies h WHERE h.is_house;
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_put_below_house(p_houses uuid[], p_companies uuid[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO company_parentage (ancestor_id, company_id, depth)
  SELECT h, c.id, 1 + (SELECT count(*)::int FROM company_parentage p JOIN companies a ON a.id = p.ancestor_id
      WHERE p.company_id = c.id AND NOT a.is_house)
    FROM unnest(p_houses) AS h, companies c WHERE c.id = ANY(p_companies) AND NOT c.is_house
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- What a company has paid for. Until seats are sold, nothing; whoever sells them replaces this function, and calls `heed_list_customers`
-- whenever its answer changes.
CREATE FUNCTION heed_subscription_of(p_company uuid) RETURNS TABLE (licences integer, period_start timestamptz, period_end timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT NULL::integer, NULL::timestamptz, NULL::timestamptz WHERE p_company IS NOT NULL
$$;
--> statement-breakpoint
-- Called before companies leave their partner. Whoever sells seats replaces it, and returns those that are not used.
CREATE FUNCTION heed_return_seats(p_partner uuid, p_companies uuid[], p_at timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$ SELECT $$;
--> statement-breakpoint
-- Writes the rows of these companies anew. They are locked first, so that of two changes the later one sees the earlier one.
CREATE FUNCTION heed_list_customers(p_ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM customer_list WHERE company_id = ANY(p_ids) ORDER BY company_id FOR UPDATE;
  INSERT INTO customer_list AS l (company_id, name, parent_id, company_type, is_partner, login_status, created_at, disabled_at, suspended_by,
      is_boosted, trial_status, trial_ends_at, owner_email, owner_name, is_registered, seats, licences, period_start, period_end)
  SELECT c.id, c.name, c.parent_id, c.company_type, c.is_partner, c.login_as_company_status, c.created_at,
      CASE WHEN c.disabled THEN coalesce(c.disabled_at, c.updated_at) END, c.suspended_by,
      c.has_boost OR c.has_super_boost, c.trial_status, c.trial_ends_at,
      o.email, coalesce(nullif(trim(o.name || ' ' || o.last_name), ''), o.email),
      EXISTS (SELECT 1 FROM customer_list x WHERE x.company_id = c.id AND x.is_registered)
        OR EXISTS (SELECT 1 FROM users u WHERE u.company_id = c.id AND u.account IN ('account_owner', 'account_admin')
          AND u.deleted_at IS NULL AND u.first_session_at IS NOT NULL),
      (SELECT coalesce(sum(k.n), 0)::int FROM people_counts k WHERE k.company_id = c.id AND NOT k.disabled),
      s.licences, s.period_start, s.period_end
    FROM companies c
    LEFT JOIN LATERAL (SELECT u.email, u.name, u.last_name FROM users u
      WHERE u.company_id = c.id AND u.account = 'account_owner' AND u.deleted_at IS NULL ORDER BY u.created_at LIMIT 1) o ON true
    LEFT JOIN LATERAL heed_subscription_of(c.id) s ON true
   WHERE c.id = ANY(p_ids)
  ON CONFLICT (company_id) DO UPDATE SET (name, parent_id, company_type, is_partner, login_status, created_at, disabled_at, suspended_by,
      is_boosted, trial_status, trial_ends_at, owner_email, owner_name, is_registered, seats, licences, period_start, period_end)
    = (excluded.name, excluded.parent_id, excluded.company_type, excluded.is_partner, excluded.login_status, excluded.created_at,
      excluded.disabled_at, excluded.suspended_by, excluded.is_boosted, excluded.trial_status, excluded.trial_ends_at,
      excluded.owner_email, excluded.owner_name, excluded.is_registered, excluded.seats, excluded.licences, excluded.period_start,
      excluded.period_end);
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_note_new_companies() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_rebuild_parentage(array_agg(id)) FROM new_rows HAVING count(*) > 0;
  IF EXISTS (SELECT 1 FROM new_rows WHERE is_house) THEN
    PERFORM heed_put_below_house(ARRAY(SELECT id FROM new_rows WHERE is_house), ARRAY(SELECT id FROM companies));
  END IF;
  PERFORM heed_list_customers(array_agg(id)) FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_note_new AFTER INSERT ON companies REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_note_new_companies();
--> statement-breakpoint
CREATE FUNCTION heed_note_changed_companies() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_rebuild_parentage(array_agg(n.id)) FROM new_rows n JOIN old_rows o USING (id)
    WHERE n.parent_id IS DISTINCT FROM o.parent_id HAVING count(*) > 0;
  PERFORM heed_list_customers(array_agg(n.id)) FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.name, n.parent_id, n.company_type, n.login_as_company_status, n.disabled, n.disabled_at, n.suspended_by,
        n.has_boost, n.has_super_boost, n.trial_status, n.trial_ends_at)
      IS DISTINCT FROM (o.name, o.parent_id, o.company_type, o.login_as_company_status, o.disabled, o.disabled_at, o.suspended_by,
        o.has_boost, o.has_super_boost, o.trial_status, o.trial_ends_at) HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_note_changed AFTER UPDATE ON companies REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_note_changed_companies();
--> statement-breakpoint
CREATE FUNCTION heed_list_counted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_list_customers(array_agg(DISTINCT company_id)) FROM new_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER people_counts_list_insert AFTER INSERT ON people_counts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_list_counted();
--> statement-breakpoint
CREATE TRIGGER people_counts_list_update AFTER UPDATE ON people_counts REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION heed_list_counted();
--> statement-breakpoint
CREATE FUNCTION heed_list_owned() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN PERFORM heed_list_customers(ARRAY[NEW.company_id]); RETURN NULL; END $$;
--> statement-breakpoint
CREATE TRIGGER users_list_owner_insert AFTER INSERT ON users FOR EACH ROW
  WHEN (NEW.is_owner OR (NEW.role <> 'user' AND NEW.first_session_at IS NOT NULL)) EXECUTE FUNCTION heed_list_owned();
--> statement-breakpoint
CREATE TRIGGER users_list_owner AFTER UPDATE OF email, name, last_name, is_owner, deleted_at, first_session_at, role ON users FOR EACH ROW
  WHEN (((NEW.is_owner OR OLD.is_owner) AND (NEW.email, NEW.name, NEW.last_name, NEW.is_owner, NEW.deleted_at)
      IS DISTINCT FROM (OLD.email, OLD.name, OLD.last_name, OLD.is_owner, OLD.deleted_at))
    OR (NEW.role <> 'user' AND NEW.first_session_at IS NOT NULL AND OLD.first_session_at IS NULL))
  EXECUTE FUNCTION heed_list_owned();
--> statement-breakpoint
SELECT heed_rebuild_parentage(array_agg(id)) FROM companies HAVING count(*) > 0;
--> statement-breakpoint
SELECT heed_list_customers(array_agg(id)) FROM companies HAVING count(*) > 0;
--> statement-breakpoint
-- The wall: a company sees the rows of which it is the ancestor. The rows of the lists are read through a view of the owner, because
-- under a policy on `customer_list` the planner may use neither the order of an index nor the trigrams.
ALTER TABLE company_parentage ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company_parentage FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE customer_list ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE customer_list FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE removed_customers ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE removed_customers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY below ON company_parentage TO heed_app USING (ancestor_id = (SELECT heed_company())) WITH CHECK (false);
--> statement-breakpoint
CREATE POLICY of_partner ON removed_customers TO heed_app USING (partner_id = (SELECT heed_company())) WITH CHECK (false);
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON company_parentage TO %I USING (true) WITH CHECK (true)', current_user);
  EXECUTE format('CREATE POLICY owner_passes ON customer_list TO %I USING (true) WITH CHECK (true)', current_user);
  EXECUTE format('CREATE POLICY owner_passes ON removed_customers TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
GRANT SELECT ON company_parentage TO heed_app;
--> statement-breakpoint
CREATE VIEW customers AS
  SELECT p.ancestor_id, p.depth, l.company_id AS id, l.name, l.sort_name, l.search_text, l.parent_id, l.company_type, l.is_partner, l.login_status,
    l.created_at, l.disabled_at, l.is_boosted, l.trial_status, l.trial_ends_at, l.owner_email, l.owner_name, l.is_registered, l.seats, l.licences,
    l.period_start, l.period_end, l.status, l.state, l.expires_at, l.overage,
    (SELECT a.name FROM companies a WHERE a.id = l.parent_id) AS parent_name,
    (SELECT count(*)::int FROM companies k WHERE k.parent_id = l.company_id) AS customers,
    EXISTS (SELECT 1 FROM company_access a WHERE a.viewer_id = p.ancestor_id AND a.company_id = p.company_id) AS is_granted,
    l.disabled_at IS NOT NULL AND l.suspended_by IS DISTINCT FROM p.ancestor_id
      AND NOT EXISTS (SELECT 1 FROM companies h WHERE h.id = p.ancestor_id AND h.is_house)
      AND NOT EXISTS (SELECT 1 FROM company_parentage s WHERE s.ancestor_id = p.ancestor_id AND s.company_id = l.suspended_by) AS is_suspended_above,
    (SELECT c.is_partner_invite_allowed FROM companies c WHERE c.id = l.company_id) AS is_partner_invite_allowed,
    (SELECT c.is_child_login_allowed FROM companies c WHERE c.id = l.company_id) AS is_child_login_allowed
    FROM company_parentage p JOIN customer_list l ON l.company_id = p.company_id
   WHERE p.ancestor_id = (SELECT heed_company());
--> statement-breakpoint
GRANT SELECT ON customers TO heed_app;
--> statement-breakpoint
CREATE VIEW removed_below AS
  SELECT r.company_id AS id, l.name, coalesce(l.owner_email, '') AS email, r.removed_at, r.undo_until
    FROM removed_customers r JOIN customer_list l USING (company_id) WHERE r.partner_id = (SELECT heed_company());
--> statement-breakpoint
GRANT SELECT ON removed_below TO heed_app;
--> statement-breakpoint
-- Changes of companies below the one in scope; all others are left alone, whoever asks. Only the columns named here can change.
CREATE FUNCTION heed_lock_customers(p_ids uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM 1 FROM companies c JOIN company_parentage p ON p.company_id = c.id
    WHERE p.ancestor_id = heed_company() AND c.id = ANY(p_ids) ORDER BY c.id FOR NO KEY UPDATE OF c;
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_change_customers(p_ids uuid[], p_change jsonb) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE changed integer;
BEGIN
  UPDATE companies c SET (disabled, disabled_at, suspended_by, company_type, is_partner, is_partner_invite_allowed, is_child_login_allowed,
      has_boost, has_super_boost, boosted_by_superadmin, trial_status, trial_ends_at, updated_at)
    = (SELECT n.disabled, n.disabled_at, n.suspended_by, n.company_type, n.is_partner, n.is_partner_invite_allowed, n.is_child_login_allowed,
      n.has_boost, n.has_super_boost, n.boosted_by_superadmin, n.trial_status, n.trial_ends_at, n.updated_at FROM jsonb_populate_record(c, p_change) n)
    FROM company_parentage p WHERE p.ancestor_id = heed_company() AND p.company_id = c.id AND c.id = ANY(p_ids);
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END $$;
--> statement-breakpoint
CREATE FUNCTION heed_remove_customers(p_ids uuid[], p_at timestamptz, p_until timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE leaving uuid[];
BEGIN
  SELECT array_agg(id) INTO leaving FROM companies WHERE parent_id = heed_company() AND id = ANY(p_ids);
  IF leaving IS NULL THEN RETURN 0; END IF;
  INSERT INTO removed_customers AS r (company_id, partner_id, removed_at, undo_until, before)
  SELECT id, parent_id, p_at, p_until, jsonb_build_object('login_as_company_status', login_as_company_status, 'disabled', disabled,
      'disabled_at', disabled_at, 'suspended_by', suspended_by) FROM companies WHERE id = ANY(leaving)
  ON CONFLICT (company_id) DO UPDATE SET (partner_id, removed_at, undo_until, before)
    = (excluded.partner_id, excluded.removed_at, excluded.undo_until, excluded.before);
  PERFORM heed_return_seats(heed_company(), leaving, p_at);
  UPDATE companies SET parent_id = NULL, login_as_company_status = 'none', disabled = true, disabled_at = coalesce(disabled_at, p_at),
    suspended_by = heed_company(), updated_at = p_at WHERE id = ANY(leaving);
  RETURN cardinality(leaving);
END $$;
--> statement-breakpoint
-- The name of the company; null if it is too late, another partner has it, or staff have enabled it since.
CREATE FUNCTION heed_restore_customer(p_id uuid, p_at timestamptz) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE restored text;
BEGIN
  UPDATE companies c SET parent_id = r.partner_id, updated_at = p_at,
      (login_as_company_status, disabled, disabled_at, suspended_by)
        = (SELECT n.login_as_company_status, n.disabled, n.disabled_at, n.suspended_by FROM jsonb_populate_record(c, r.before) n)
    FROM removed_customers r
   WHERE r.company_id = c.id AND c.id = p_id AND r.partner_id = heed_company() AND r.undo_until > p_at
     AND c.parent_id IS NULL AND c.disabled AND c.suspended_by = r.partner_id
  RETURNING c.name INTO restored;
  IF restored IS NOT NULL THEN DELETE FROM removed_customers WHERE company_id = p_id; END IF;
  RETURN restored;
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_lock_customers(uuid[]), heed_change_customers(uuid[], jsonb),
  heed_remove_customers(uuid[], timestamptz, timestamptz), heed_restore_customer(uuid, timestamptz) TO heed_app;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_rebuild_parentage(uuid[]), heed_put_below_house(uuid[], uuid[]), heed_list_customers(uuid[]),
  heed_subscription_of(uuid), heed_return_seats(uuid, uuid[], timestamptz) FROM PUBLIC;
