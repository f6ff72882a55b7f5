ALTER TABLE "mfa_steps" ADD COLUMN "by_password" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "scim_people" ADD COLUMN "moves_to" text;--> statement-breakpoint
ALTER TABLE "scim_people" ADD COLUMN "move_declined" boolean DEFAULT false NOT NULL;