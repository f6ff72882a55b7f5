-- Exercises are counted by day of assignment too, as trainings and other work are. The rest of the row of work_kinds stays.
ALTER TABLE "exercise_counts" DROP CONSTRAINT "exercise_counts_company_id_campaign_id_set_id_status_pk";--> statement-breakpoint
DELETE FROM "exercise_counts";--> statement-breakpoint
ALTER TABLE "exercise_counts" ADD COLUMN "assigned_day" date NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_counts" ADD CONSTRAINT "exercise_counts_company_id_set_id_campaign_id_status_assigned_day_pk" PRIMARY KEY("company_id","set_id","campaign_id","status","assigned_day");--> statement-breakpoint
UPDATE work_kinds SET keys = keys || '{"assigned_day": "(assigned_at AT TIME ZONE ''UTC'')::date"}' WHERE kind = 'exercise';--> statement-breakpoint
DO $$
BEGIN
  EXECUTE (SELECT heed_add_facts_sql(k, heed_in_sets_sql(format('SELECT %s, 1 AS sign FROM %I', heed_counted_columns(k), k.counted)))
    FROM work_kinds k WHERE kind = 'exercise');
END $$;
