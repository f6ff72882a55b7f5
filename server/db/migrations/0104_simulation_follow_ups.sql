CREATE TABLE "simulation_follow_up_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"follow_up_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"message_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_as" text,
	CONSTRAINT "simulation_follow_up_members_ended" CHECK (("simulation_follow_up_members"."ended_at" is null) = ("simulation_follow_up_members"."ended_as" is null) and "simulation_follow_up_members"."ended_as" in ('completed','time','verdict','removed','member'))
);
--> statement-breakpoint
CREATE TABLE "simulation_follow_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"months" smallint,
	"is_active" boolean NOT NULL,
	"active_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulation_follow_ups_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "simulation_follow_ups_group" UNIQUE("company_id","group_id"),
	CONSTRAINT "simulation_follow_ups_months" CHECK ("simulation_follow_ups"."months" in (1, 3, 6, 12))
);
--> statement-breakpoint
ALTER TABLE "simulation_follow_up_members" ADD CONSTRAINT "simulation_follow_up_members_message_id_simulation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."simulation_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_follow_up_members" ADD CONSTRAINT "simulation_follow_up_members_company_id_follow_up_id_simulation_follow_ups_company_id_id_fk" FOREIGN KEY ("company_id","follow_up_id") REFERENCES "public"."simulation_follow_ups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_follow_up_members" ADD CONSTRAINT "simulation_follow_up_members_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_follow_ups" ADD CONSTRAINT "simulation_follow_ups_company_id_group_id_groups_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "simulation_follow_up_members_running" ON "simulation_follow_up_members" USING btree ("follow_up_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "simulation_follow_up_members_rule" ON "simulation_follow_up_members" USING btree ("company_id","follow_up_id","since");--> statement-breakpoint
CREATE INDEX "simulation_follow_up_members_person" ON "simulation_follow_up_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "simulation_follow_up_members_message" ON "simulation_follow_up_members" USING btree ("message_id");--> statement-breakpoint
SELECT heed_wall('simulation_follow_ups', 'SELECT', 'INSERT', 'UPDATE', 'DELETE');--> statement-breakpoint
-- The clock lets people join and leave, as the owner.
SELECT heed_wall('simulation_follow_up_members', 'SELECT');
