CREATE TABLE "simulation_rehearsal_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "simulation_rehearsal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"rehearsal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"network" text,
	"source" text,
	"source_hash" "bytea",
	"agent" text,
	"signals" smallint NOT NULL,
	"seconds" smallint,
	CONSTRAINT "simulation_rehearsal_events_kind" CHECK ("simulation_rehearsal_events"."kind" in ('pixel','link','trap','continue','seen','report'))
);
--> statement-breakpoint
CREATE TABLE "simulation_rehearsals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" "bytea" NOT NULL,
	"version_id" uuid NOT NULL,
	"landing_id" uuid,
	"from_domain" text,
	"email_platform" smallint NOT NULL,
	"email" text NOT NULL,
	"leaving_at" timestamp with time zone,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"failure" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulation_rehearsals_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "simulation_rehearsals_key_length" CHECK (octet_length("simulation_rehearsals"."key") = 10),
	CONSTRAINT "simulation_rehearsals_platform" CHECK ("simulation_rehearsals"."email_platform" between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "simulation_rehearsal_events" ADD CONSTRAINT "simulation_rehearsal_events_company_id_rehearsal_id_simulation_rehearsals_company_id_id_fk" FOREIGN KEY ("company_id","rehearsal_id") REFERENCES "public"."simulation_rehearsals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_rehearsals" ADD CONSTRAINT "simulation_rehearsals_version_id_simulation_template_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."simulation_template_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_rehearsals" ADD CONSTRAINT "simulation_rehearsals_landing_id_simulation_landings_id_fk" FOREIGN KEY ("landing_id") REFERENCES "public"."simulation_landings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_rehearsals" ADD CONSTRAINT "simulation_rehearsals_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_rehearsal_events_rehearsal" ON "simulation_rehearsal_events" USING btree ("rehearsal_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "simulation_rehearsals_key" ON "simulation_rehearsals" USING btree ("key");--> statement-breakpoint
CREATE INDEX "simulation_rehearsals_created" ON "simulation_rehearsals" USING btree ("created_at");--> statement-breakpoint
SELECT heed_wall('simulation_rehearsals', 'SELECT', 'INSERT');--> statement-breakpoint
-- Pages of nobody’s session write what touched one, as the owner.
SELECT heed_wall('simulation_rehearsal_events', 'SELECT');
