-- People are counted by status, so that a list of those who never came counts nobody either. `disabled` stays for whoever sums by it.
ALTER TABLE "people_counts" DROP CONSTRAINT "people_counts_company_id_account_disabled_pk";--> statement-breakpoint
DELETE FROM people_counts;--> statement-breakpoint
ALTER TABLE "people_counts" DROP COLUMN "disabled";--> statement-breakpoint
ALTER TABLE "people_counts" ADD COLUMN "status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "people_counts" ADD COLUMN "disabled" boolean GENERATED ALWAYS AS (status = 'disabled') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "people_counts" ADD CONSTRAINT "people_counts_company_id_account_status_pk" PRIMARY KEY("company_id","account","status");--> statement-breakpoint
INSERT INTO people_counts (company_id, account, status, n)
  SELECT company_id, account, status, count(*)::int FROM users WHERE deleted_at IS NULL GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_add_people(changes jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO people_counts (company_id, account, status, n)
  SELECT company_id, account, status, sum(n)::int
    FROM jsonb_to_recordset(changes) AS c(company_id uuid, account text, status text, n int)
   GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (company_id, account, status) DO UPDATE SET n = people_counts.n + excluded.n
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_count_new_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_add_people(jsonb_agg(to_jsonb(c))) FROM
    (SELECT company_id, account, status, count(*) AS n FROM new_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3) c
    HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_count_gone_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_add_people(jsonb_agg(to_jsonb(c))) FROM
    (SELECT company_id, account, status, -count(*) AS n FROM old_rows WHERE deleted_at IS NULL GROUP BY 1, 2, 3) c
    HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_count_changed_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM heed_add_people(jsonb_agg(to_jsonb(c))) FROM (
    SELECT company_id, account, status, sum(n) AS n FROM (
      SELECT company_id, account, status, 1 AS n FROM new_rows WHERE deleted_at IS NULL
      UNION ALL SELECT company_id, account, status, -1 FROM old_rows WHERE deleted_at IS NULL) x
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
