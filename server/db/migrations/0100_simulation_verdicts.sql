CREATE TABLE "simulation_verdicts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "simulation_verdicts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"value" text NOT NULL,
	"agent" text,
	"from_at" timestamp with time zone,
	"to_at" timestamp with time zone,
	"only_class" text,
	"class" text NOT NULL,
	"reason" text NOT NULL,
	"reason_text" text DEFAULT '' NOT NULL,
	"n" integer NOT NULL,
	"settled_by" uuid NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "simulation_verdicts_scope" CHECK ("simulation_verdicts"."scope" in ('event','message','source','agent')),
	CONSTRAINT "simulation_verdicts_class" CHECK ("simulation_verdicts"."class" in ('human','scanner','unknown')),
	CONSTRAINT "simulation_verdicts_period" CHECK (("simulation_verdicts"."scope" in ('source','agent')) = ("simulation_verdicts"."from_at" is not null and "simulation_verdicts"."to_at" is not null)),
	CONSTRAINT "simulation_verdicts_undone" CHECK (("simulation_verdicts"."undone_by" is null) = ("simulation_verdicts"."undone_at" is null))
);
--> statement-breakpoint
ALTER TABLE "simulation_events" ADD COLUMN "verdict_id" uuid;--> statement-breakpoint
ALTER TABLE "simulation_events" ADD COLUMN "ruled_class" text;--> statement-breakpoint
ALTER TABLE "simulation_events" ADD COLUMN "ruled_rule" text;--> statement-breakpoint
ALTER TABLE "simulation_verdicts" ADD CONSTRAINT "simulation_verdicts_company_id_campaign_id_simulation_campaigns_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."simulation_campaigns"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_verdicts_campaign" ON "simulation_verdicts" USING btree ("company_id","campaign_id","number");--> statement-breakpoint
ALTER TABLE "simulation_events" ADD CONSTRAINT "simulation_events_verdict_id_simulation_verdicts_id_fk" FOREIGN KEY ("verdict_id") REFERENCES "public"."simulation_verdicts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_events_verdict" ON "simulation_events" USING btree ("verdict_id") WHERE verdict_id is not null;--> statement-breakpoint
CREATE INDEX "simulation_messages_unknown" ON "simulation_messages" USING btree ("campaign_id") WHERE unknown_n > 0;--> statement-breakpoint
ALTER TABLE "simulation_events" ADD CONSTRAINT "simulation_events_ruled" CHECK (("simulation_events"."ruled_class" is null) = ("simulation_events"."ruled_rule" is null) and ("simulation_events"."verdict_id" is null or "simulation_events"."ruled_class" is not null));--> statement-breakpoint
-- Verdicts are given, followed and undone by the owner, with the events, which no app writes.
SELECT heed_wall('simulation_verdicts', 'SELECT');
