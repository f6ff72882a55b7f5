CREATE TABLE "simulation_mailboxes" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"is_secure" boolean NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text NOT NULL,
	"folder" text NOT NULL,
	"uid_validity" bigint,
	"last_uid" bigint,
	"looked_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"lease_id" uuid,
	"leased_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failure" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulation_mailboxes_lease" CHECK (num_nulls("simulation_mailboxes"."lease_id", "simulation_mailboxes"."leased_until") in (0, 2)),
	CONSTRAINT "simulation_mailboxes_failure" CHECK (num_nulls("simulation_mailboxes"."failing_since", "simulation_mailboxes"."failure") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "simulation_report_reads" (
	"company_id" uuid NOT NULL,
	"mail_hash" text NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulation_report_reads_company_id_mail_hash_message_id_pk" PRIMARY KEY("company_id","mail_hash","message_id"),
	CONSTRAINT "simulation_report_reads_outcome" CHECK ("simulation_report_reads"."outcome" in ('counted','already','late','colleague'))
);
--> statement-breakpoint
ALTER TABLE "simulation_mailboxes" ADD CONSTRAINT "simulation_mailboxes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_report_reads" ADD CONSTRAINT "simulation_report_reads_company_id_message_id_simulation_messages_company_id_id_fk" FOREIGN KEY ("company_id","message_id") REFERENCES "public"."simulation_messages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_report_reads" ADD CONSTRAINT "simulation_report_reads_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_mailboxes_due" ON "simulation_mailboxes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "simulation_report_reads_message" ON "simulation_report_reads" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "simulation_report_reads_at" ON "simulation_report_reads" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "simulation_report_reads_user" ON "simulation_report_reads" USING btree ("company_id","user_id");--> statement-breakpoint
-- Its password is only read by the owner, as those of senders.
SELECT heed_wall('simulation_mailboxes');--> statement-breakpoint
-- What counts is written by the job that reads mailboxes, as the owner.
SELECT heed_wall('simulation_report_reads', 'SELECT');
