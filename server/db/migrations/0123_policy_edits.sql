ALTER TABLE "policies" ADD COLUMN "edit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "policies" SET "edit" = d."edit" FROM "policy_drafts" d WHERE d."policy_id" = "policies"."id";--> statement-breakpoint
ALTER TABLE "policy_drafts" DROP COLUMN "edit";