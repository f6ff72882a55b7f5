CREATE TABLE "brands" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"logo" text,
	"logo_file_id" uuid GENERATED ALWAYS AS (CASE WHEN logo LIKE 'uploads/%' THEN split_part(logo, '/', 3)::uuid END) STORED,
	"colour" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_domains" (
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	CONSTRAINT "custom_domains_company_id_type_pk" PRIMARY KEY("company_id","type")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_file" FOREIGN KEY ("company_id","logo_file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_domains" ADD CONSTRAINT "custom_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_domains_verified" ON "custom_domains" USING btree ("domain") WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX "custom_domains_due" ON "custom_domains" USING btree ("checked_at") WHERE verified_at is not null;
--> statement-breakpoint
ALTER TABLE brands ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE brands FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE custom_domains ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE custom_domains FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY company_in_scope ON brands TO heed_app
  USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()));
--> statement-breakpoint
CREATE POLICY company_in_scope ON custom_domains TO heed_app
  USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()));
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('CREATE POLICY owner_passes ON brands TO %I USING (true) WITH CHECK (true)', current_user);
  EXECUTE format('CREATE POLICY owner_passes ON custom_domains TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (logo, colour, updated_at) ON brands TO heed_app;
--> statement-breakpoint
-- Only the server itself, which has seen the record, says that a name is verified.
CREATE POLICY not_verified ON custom_domains AS RESTRICTIVE FOR INSERT TO heed_app WITH CHECK (verified_at IS NULL);
--> statement-breakpoint
GRANT SELECT, DELETE, INSERT, UPDATE (started_at) ON custom_domains TO heed_app;
--> statement-breakpoint
-- The look of a company: its own, or that of the nearest company above which has one, whose rows the company itself does not see.
CREATE FUNCTION heed_brand_of(p_company uuid) RETURNS TABLE (company_id uuid, company_name text, logo text, colour text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT c.id, c.name, b.logo, b.colour
    FROM (SELECT p_company AS id, 0 AS depth UNION ALL SELECT p.ancestor_id, p.depth FROM company_parentage p WHERE p.company_id = p_company) l
    JOIN companies c ON c.id = l.id AND c.white_label_page_access AND c.disabled_at IS NULL
    JOIN brands b ON b.company_id = c.id AND (b.logo IS NOT NULL OR b.colour IS NOT NULL)
   ORDER BY l.depth LIMIT 1
$$;
--> statement-breakpoint
-- Host names that work, with the look of their companies.
CREATE VIEW branded_hosts AS
  SELECT d.domain AS host, d.type, d.company_id AS owner_id, b.company_name, b.logo, b.colour
    FROM custom_domains d JOIN companies c ON c.id = d.company_id AND c.white_label_page_access AND c.disabled_at IS NULL
    LEFT JOIN LATERAL heed_brand_of(d.company_id) b ON true
   WHERE d.verified_at IS NOT NULL;
--> statement-breakpoint
-- Whether a company other than the one in scope has verified a name. Who only asked for it does not count: anybody could keep names from others.
CREATE FUNCTION heed_is_host_taken(p_host text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT EXISTS (SELECT 1 FROM custom_domains d WHERE d.domain = p_host AND d.verified_at IS NOT NULL AND d.company_id <> heed_company())
$$;
