-- What learners read after their answer. Courses of the library have none.
ALTER TABLE "quiz_questions" ADD COLUMN "explanation" text;