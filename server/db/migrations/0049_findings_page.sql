DROP INDEX "customer_list_parent";--> statement-breakpoint
CREATE INDEX "campaigns_running" ON "campaigns" USING btree ("company_id","id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "customer_list_parent" ON "customer_list" USING btree ("parent_id","company_id");
--> statement-breakpoint
-- Without their assignments: whether a training was started lately is asked for each customer of a list.
CREATE VIEW granted_campaigns AS
  SELECT g.viewer_id, g.customer_id, c.starts_at FROM granted_customers g JOIN campaigns c ON c.company_id = g.customer_id;
--> statement-breakpoint
GRANT SELECT ON granted_campaigns TO heed_app;
