CREATE TABLE "industry_scores" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"industry" text NOT NULL,
	"day" date NOT NULL,
	"score" double precision
);
--> statement-breakpoint
ALTER TABLE "industry_scores" ADD CONSTRAINT "industry_scores_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "industry_scores_industry" ON "industry_scores" USING btree ("industry");--> statement-breakpoint
-- No request reads the rows: they belong to other companies.
SELECT heed_wall('industry_scores');--> statement-breakpoint
-- The average of the other companies in the industry of the company in scope; null while there are fewer than p_least of them. Companies of the
-- same partner, near or far above, are left out: a partner knows their scores and could subtract them.
CREATE FUNCTION heed_industry_score(p_least int) RETURNS TABLE (industry text, companies int, score double precision, day date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public' AS $$
  WITH partners AS (SELECT p.ancestor_id FROM company_parentage p JOIN companies a ON a.id = p.ancestor_id AND NOT a.is_house
    WHERE p.company_id = heed_company()),
  others AS (SELECT n.* FROM industry_scores n JOIN companies o ON o.id = n.company_id AND NOT o.disabled AND o.industry = n.industry
    WHERE n.score IS NOT NULL AND n.company_id <> heed_company()
      AND NOT EXISTS (SELECT 1 FROM company_parentage p JOIN partners USING (ancestor_id) WHERE p.company_id = n.company_id))
  SELECT c.industry, count(s.score)::int, CASE WHEN count(s.score) >= p_least THEN round(avg(s.score)::numeric, 1)::float8 END, max(s.day)
    FROM companies c LEFT JOIN others s ON s.industry = c.industry
   WHERE c.id = heed_company() GROUP BY c.industry
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION heed_industry_score(int) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION heed_industry_score(int) TO heed_app;
