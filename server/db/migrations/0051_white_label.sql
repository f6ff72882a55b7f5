CREATE TABLE "brands" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"logo" text,
	"logo_file_id" uuid GENERATED ALWAYS AS (CASE WHEN logo LIKE 'uploads/%' THEN split_part(logo, '/', 3)::uuid END) STORED,
	"colour" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_domains" (
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	CONSTRAINT "custom_domains_company_id_type_pk" PRIMARY KEY("company_id","type")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_file" FOREIGN KEY ("company_id","logo_file_id") REFERENCES "public"."files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_domains" ADD CONSTRAINT "custom_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_domains_verified" ON "custom_domains" USING btree ("domain") WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX "custom_domains_due" ON "custom_domains" USING btree ("checked_at") WHERE verified_at is not null;