CREATE TABLE "nodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
