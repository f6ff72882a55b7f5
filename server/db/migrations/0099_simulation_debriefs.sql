CREATE TABLE "simulation_debriefs" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "simulation_debriefs" ADD CONSTRAINT "simulation_debriefs_company_id_message_id_simulation_messages_company_id_id_fk" FOREIGN KEY ("company_id","message_id") REFERENCES "public"."simulation_messages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT heed_wall('simulation_debriefs', 'SELECT');
