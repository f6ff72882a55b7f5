ALTER TABLE "users" ADD COLUMN "mfa_last_method" text;--> statement-breakpoint
ALTER TABLE "mfa_steps" ADD COLUMN "purpose" text DEFAULT 'change' NOT NULL;