CREATE TABLE "absences" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "absences_company_id_user_id_first_day_pk" PRIMARY KEY("company_id","user_id","first_day"),
	CONSTRAINT "absences_days" CHECK ("absences"."first_day" <= "absences"."last_day")
);
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
SELECT heed_wall('absences', 'SELECT', 'INSERT', 'UPDATE (last_day)', 'DELETE');
--> statement-breakpoint
-- The deadline of a task: some days after it was assigned, in which the days that the person is away do not count. An absence moves it only
-- if it begins before the deadline, which an absence before it may have moved; so they are taken in their order. At the moment of the
-- deadline the task is overdue, therefore an absence that begins at that moment moves it, too.
CREATE FUNCTION heed_due_at(of_company uuid, of_user uuid, assigned timestamptz, days integer) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE
  due timestamptz := assigned + make_interval(days => days);
  away record;
BEGIN
  FOR away IN
    SELECT x.first_day::timestamp AT TIME ZONE o.time_zone AS since, (x.last_day + 1)::timestamp AT TIME ZONE o.time_zone AS until
      FROM absences x JOIN companies o ON o.id = x.company_id
     WHERE x.company_id = of_company AND x.user_id = of_user ORDER BY x.first_day
  LOOP
    IF away.until > assigned AND away.since <= due THEN
      due := due + (away.until - greatest(away.since, assigned));
    END IF;
  END LOOP;
  RETURN due;
END $$;
