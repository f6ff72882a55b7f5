-- Keys of before have a year from now on: whoever uses one is told in time.
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp with time zone NOT NULL DEFAULT now() + interval '365 days';--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "expires_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expiry_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "api_keys_expiry" ON "api_keys" USING btree ("expires_at") WHERE ended_at is null;--> statement-breakpoint
GRANT SELECT (expires_at) ON api_keys TO heed_app;
