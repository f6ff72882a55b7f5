CREATE INDEX "campaigns_begun" ON "campaigns" USING btree ("starts_at");
--> statement-breakpoint
-- Only those of running campaigns are counted: most campaigns have ended, and nobody asks for their assignments here.
CREATE OR REPLACE VIEW granted_work AS
  SELECT g.viewer_id, g.customer_id, c.starts_at, c.status AS campaign_status, k.status, k.n FROM granted_customers g
    JOIN campaigns c ON c.company_id = g.customer_id
    LEFT JOIN assignment_counts k ON k.company_id = c.company_id AND k.campaign_id = c.id AND c.status = 'running';
