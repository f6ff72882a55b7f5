DROP INDEX "simulation_messages_unknown";--> statement-breakpoint
-- What is to review in a campaign: few of its messages, and of their events. The list of it reads only these indexes.
CREATE INDEX simulation_messages_unknown ON simulation_messages (campaign_id) INCLUDE (company_id, id, user_id) WHERE unknown_n > 0;--> statement-breakpoint
CREATE INDEX simulation_events_unknown ON simulation_events (company_id, message_id)
  INCLUDE (at, kind, rule, network, source, source_hash, agent, class, ruled_class, is_late) WHERE class = 'unknown' AND NOT is_late;
