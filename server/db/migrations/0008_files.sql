CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL REFERENCES "companies"("id"),
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "files_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "files_kind" CHECK ("kind" in ('image','video','cheatSheet')),
	CONSTRAINT "files_bytes" CHECK ("bytes" > 0)
);
--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("unused_since");
--> statement-breakpoint
CREATE TABLE "file_pieces" (
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" bytea NOT NULL,
	CONSTRAINT "file_pieces_file_id_position_pk" PRIMARY KEY("file_id","position"),
	CONSTRAINT "file_pieces_file" FOREIGN KEY ("company_id","file_id") REFERENCES "files"("company_id","id") ON DELETE CASCADE
);
--> statement-breakpoint
-- Pictures and videos are compressed already; stored as they are, a piece is also read faster.
ALTER TABLE "file_pieces" ALTER COLUMN "content" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE TABLE "signing_keys" ("name" text PRIMARY KEY NOT NULL, "key" bytea NOT NULL);
--> statement-breakpoint
-- What shows a file names it as uploads/<company>/<file>; the database keeps the file for as long, and only within one company.
ALTER TABLE "courses" ADD COLUMN "thumbnail_file_id" uuid GENERATED ALWAYS AS (CASE WHEN thumbnail LIKE 'uploads/%' THEN split_part(thumbnail, '/', 3)::uuid END) STORED;
--> statement-breakpoint
ALTER TABLE "cheat_sheets" ADD COLUMN "file_id" uuid GENERATED ALWAYS AS (CASE WHEN file LIKE 'uploads/%' THEN split_part(file, '/', 3)::uuid END) STORED;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "file_id" uuid GENERATED ALWAYS AS (CASE WHEN file LIKE 'uploads/%' THEN split_part(file, '/', 3)::uuid END) STORED;
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "poster_file_id" uuid GENERATED ALWAYS AS (CASE WHEN poster LIKE 'uploads/%' THEN split_part(poster, '/', 3)::uuid END) STORED;
--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_thumbnail_file" FOREIGN KEY ("company_id","thumbnail_file_id") REFERENCES "files"("company_id","id");
--> statement-breakpoint
ALTER TABLE "cheat_sheets" ADD CONSTRAINT "cheat_sheets_file" FOREIGN KEY ("company_id","file_id") REFERENCES "files"("company_id","id");
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_file" FOREIGN KEY ("company_id","file_id") REFERENCES "files"("company_id","id");
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_file" FOREIGN KEY ("company_id","poster_file_id") REFERENCES "files"("company_id","id");
--> statement-breakpoint
CREATE INDEX "courses_thumbnail_file" ON "courses" USING btree ("thumbnail_file_id") WHERE thumbnail_file_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "courses_cheat_sheet" ON "courses" USING btree ("cheat_sheet_id");
--> statement-breakpoint
CREATE INDEX "cheat_sheets_file" ON "cheat_sheets" USING btree ("file_id") WHERE file_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "videos_file" ON "videos" USING btree ("file_id") WHERE file_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "videos_poster_file" ON "videos" USING btree ("poster_file_id") WHERE poster_file_id IS NOT NULL;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['files','file_pieces']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY company_in_scope ON %I TO heed_app USING (company_id = (SELECT heed_company())) WITH CHECK (company_id = (SELECT heed_company()))', t);
    EXECUTE format('CREATE POLICY owner_passes ON %I TO %I USING (true) WITH CHECK (true)', t, current_user);
  END LOOP;
END $$;
--> statement-breakpoint
-- Requests add and read; only the clock's job removes.
GRANT SELECT, INSERT ON files, file_pieces TO heed_app;
