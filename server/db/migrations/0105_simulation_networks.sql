CREATE TABLE "simulation_networks" (
	"company_id" uuid NOT NULL,
	"cidr" "cidr" NOT NULL,
	"label" text NOT NULL,
	"class" text NOT NULL,
	CONSTRAINT "simulation_networks_company_id_cidr_pk" PRIMARY KEY("company_id","cidr"),
	CONSTRAINT "simulation_networks_class" CHECK ("simulation_networks"."class" in ('own','scanner'))
);
--> statement-breakpoint
ALTER TABLE "simulation_events" ADD COLUMN "company_network" "cidr";--> statement-breakpoint
ALTER TABLE "simulation_rehearsal_events" ADD COLUMN "company_network" "cidr";--> statement-breakpoint
ALTER TABLE "simulation_networks" ADD CONSTRAINT "simulation_networks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Networks are saved by the owner, who has messages judged again with them.
SELECT heed_wall('simulation_networks', 'SELECT');
