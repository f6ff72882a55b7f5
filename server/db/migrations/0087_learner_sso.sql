ALTER TABLE "sso_sign_ins" ADD COLUMN "learner_return" jsonb;--> statement-breakpoint
ALTER TABLE "learner_sessions" ADD COLUMN "connection_id" uuid;--> statement-breakpoint
ALTER TABLE "learner_sessions" ADD CONSTRAINT "learner_sessions_connection_id_sso_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."sso_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learner_sessions_connection" ON "learner_sessions" USING btree ("connection_id") WHERE connection_id is not null;--> statement-breakpoint
ALTER TABLE "sso_sign_ins" ADD CONSTRAINT "sso_sign_ins_purpose" CHECK (learner_return is null or user_id is null);