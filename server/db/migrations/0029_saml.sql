CREATE TABLE "sso_used_assertions" (
	"connection_id" uuid NOT NULL,
	"assertion_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sso_used_assertions_connection_id_assertion_id_pk" PRIMARY KEY("connection_id","assertion_id")
);
--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ALTER COLUMN "sealed_verifier" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "certificate" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "sso_url" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "service_provider_entity_id" text;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD COLUMN "sealed_answer" text;--> statement-breakpoint
ALTER TABLE "sso_used_assertions" ADD CONSTRAINT "sso_used_assertions_connection_id_sso_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."sso_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sso_used_assertions_expiry" ON "sso_used_assertions" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "sso_used_assertions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sso_used_assertions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DO $$ BEGIN EXECUTE format('CREATE POLICY owner_passes ON sso_used_assertions TO %I USING (true) WITH CHECK (true)', current_user); END $$;
