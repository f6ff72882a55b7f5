-- People of all campaigns in each order of their columns: without these a page of a large company sorts all of its work.
-- Whoever has no score or date stays last both ways, which one index cannot give.
CREATE INDEX assignments_by_status ON assignments (company_id, status, user_id, campaign_id);--> statement-breakpoint
CREATE INDEX assignments_by_due ON assignments (company_id, due_at, user_id, campaign_id);--> statement-breakpoint
CREATE INDEX assignments_score_up ON assignments (company_id, score, user_id, campaign_id);--> statement-breakpoint
CREATE INDEX assignments_score_down ON assignments (company_id, score DESC NULLS LAST, user_id DESC, campaign_id DESC);--> statement-breakpoint
CREATE INDEX assignments_completed_up ON assignments (company_id, completed_at, user_id, campaign_id);--> statement-breakpoint
CREATE INDEX assignments_completed_down ON assignments (company_id, completed_at DESC NULLS LAST, user_id DESC, campaign_id DESC);--> statement-breakpoint
-- What is due is looked for campaign by campaign, by assignments_open_due.
DROP INDEX assignments_due;
