ALTER TABLE "quiz_questions" DROP CONSTRAINT "quiz_questions_four_answers";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "game" text;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "picture_text" text;--> statement-breakpoint
UPDATE "courses" SET "game" = 'phishing' WHERE "is_gaming";--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_game" CHECK ("courses"."game" in ('phishing', 'fake_or_real') and ("courses"."game" is not null) = "courses"."is_gaming");--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_answers" CHECK (cardinality("quiz_questions"."answers") between 2 and 4 and "quiz_questions"."correct_answer" between 1 and cardinality("quiz_questions"."answers"));--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_own_have_four" CHECK ("quiz_questions"."company_id" is null or cardinality("quiz_questions"."answers") = 4);