ALTER TABLE "companies" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "signup_partner" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "signup_source" text;