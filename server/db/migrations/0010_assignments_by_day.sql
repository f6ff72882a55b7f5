-- People of all campaigns by the day their work was assigned: as an order, and to find the work of a range of days.
CREATE INDEX assignments_assigned ON assignments (company_id, assigned_at, user_id, campaign_id);
