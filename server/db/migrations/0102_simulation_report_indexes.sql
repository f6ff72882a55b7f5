DROP INDEX "simulation_messages_user";--> statement-breakpoint
ALTER TABLE "simulation_messages" ADD COLUMN "repeat_in" text;--> statement-breakpoint
CREATE INDEX "simulation_messages_repeats" ON "simulation_messages" USING btree ("company_id","template_id","campaign_id") WHERE repeat_in is not null;--> statement-breakpoint
ALTER TABLE "simulation_messages" ADD CONSTRAINT "simulation_messages_repeat_in" CHECK (repeat_in in ('campaign','company'));--> statement-breakpoint
UPDATE simulation_messages m SET repeat_in = e.kind FROM (
  SELECT m.id, CASE WHEN row_number() OVER (PARTITION BY m.campaign_id, m.user_id, m.template_id ORDER BY m.due_at, m.id) > 1 THEN 'campaign'
      WHEN row_number() OVER (PARTITION BY m.company_id, m.user_id, m.template_id ORDER BY m.due_at, m.id) > 1 THEN 'company' END AS kind
    FROM simulation_messages m) e
  WHERE e.id = m.id AND e.kind IS NOT NULL;--> statement-breakpoint
-- Reports read all that they need of messages from one of these three: by rounds and days, the same where people did something, and by people.
DROP INDEX simulation_messages_sent;--> statement-breakpoint
DROP INDEX simulation_messages_followed;--> statement-breakpoint
CREATE INDEX simulation_messages_sent ON simulation_messages (company_id, round_id, sent_on)
  INCLUDE (template_id, user_id, facts, unknown_n) WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX simulation_messages_followed ON simulation_messages (company_id, round_id, sent_on)
  INCLUDE (template_id, user_id, facts, unknown_n, sent_at, clicked_at, reported_at) WHERE status = 'sent' AND facts & 104 <> 0;--> statement-breakpoint
CREATE INDEX simulation_messages_user ON simulation_messages (company_id, user_id, campaign_id)
  INCLUDE (round_id, template_id, status, sent_on, facts, unknown_n);
