CREATE TABLE "simulation_addins" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	"addin_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outlook_at" timestamp with time zone,
	"gmail_at" timestamp with time zone,
	CONSTRAINT "simulation_addins_key_length" CHECK (octet_length("simulation_addins"."key") = 10),
	CONSTRAINT "simulation_addins_version" CHECK ("simulation_addins"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "simulation_addins" ADD CONSTRAINT "simulation_addins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "simulation_addins_key" ON "simulation_addins" USING btree ("key");--> statement-breakpoint
SELECT heed_wall('simulation_addins', 'SELECT', 'INSERT', 'UPDATE');
