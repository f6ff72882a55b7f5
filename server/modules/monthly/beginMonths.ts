import { sql } from 'drizzle-orm';
import { isUnlocked } from '../../db/plans.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { RunTx } from '../../jobs/job.ts';
import { monthOf, startIn } from './programme.queries.ts';
import { findVideos } from './videoOfMonth.ts';

/** How many companies one transaction serves: on the first of a month at nine all of a time zone are due. */
const atOnce = 500;

/**
 * Makes the videos of this month whose start has passed, as scheduled campaigns; the engine starts them in the same run of the clock, and
 * ends those before. After a standstill of months only the present month gets one. Part of the clock job.
 */
export async function beginMonths(at: Date, runTx: RunTx): Promise<void> {
  await runTx((tx) => dropStale(tx, at));
  for (let made = atOnce; made === atOnce; ) made = await runTx((tx) => beginSome(tx, at));
}

/** One whose company was disabled until its month was over would begin beside that of the next. */
const dropStale = (tx: Tx, at: Date) =>
  run(
    tx,
    sql`DELETE FROM monthly_events e USING companies o WHERE o.id = e.company_id AND e.status = 'scheduled' AND e.month < ${monthOf(at)}`,
  );

async function beginSome(tx: Tx, at: Date): Promise<number> {
  const start = startIn(monthOf(at), sql`p.day_of_month`, sql`p.start_time`);
  const isSkipped = sql`EXISTS (SELECT 1 FROM monthly_choices x
    WHERE x.company_id = p.company_id AND x.month = ${monthOf(at)} AND x.is_skipped)`;
  // An admin who is changing a programme comes first: it is looked at again in a minute.
  const due = await rows<{ id: string }>(
    tx,
    sql`SELECT p.company_id AS id FROM monthly_programmes p JOIN companies o ON o.id = p.company_id
      WHERE p.is_on AND NOT o.disabled AND ${isUnlocked} AND ${start} <= ${at} AND ${start} >= p.counts_from AND NOT ${isSkipped}
        AND NOT EXISTS (SELECT 1 FROM monthly_events e WHERE e.company_id = p.company_id AND e.month >= ${monthOf(at)})
      ORDER BY p.company_id LIMIT ${atOnce} FOR UPDATE OF p SKIP LOCKED`,
  );
  if (due.length === 0) return 0;
  // In a statement of its own: it sees what an admin chose until the programme was locked.
  const videos = await findVideos(
    tx,
    due.map(({ id }) => id),
    monthOf(at),
  );
  await run(
    tx,
    sql`WITH made AS (INSERT INTO monthly_events (company_id, name, status, audience, starts_at, created_at, days_to_complete, notifications_enabled,
          notification_subject, notification_message, topic, video_id, month, seconds)
        SELECT p.company_id, v.name, 'scheduled', p.audience, ${start}, ${at}, p.days_to_complete, p.notifications_enabled, p.notification_subject,
          p.notification_message, v.topic, v."videoId", ${monthOf(at)}, v.seconds
        FROM jsonb_to_recordset(${JSON.stringify(videos)}::jsonb) AS v("companyId" uuid, name text, topic text, "videoId" uuid, seconds int)
        JOIN monthly_programmes p ON p.company_id = v."companyId" JOIN companies o ON o.id = p.company_id
        ON CONFLICT DO NOTHING RETURNING id, company_id),
      by_department AS (INSERT INTO monthly_departments (company_id, campaign_id, department_id) SELECT e.company_id, e.id, l.department_id
        FROM made e JOIN monthly_programmes p ON p.company_id = e.company_id JOIN monthly_programme_departments l ON l.campaign_id = p.id)
      INSERT INTO monthly_groups (company_id, campaign_id, group_id) SELECT e.company_id, e.id, l.group_id
        FROM made e JOIN monthly_programmes p ON p.company_id = e.company_id JOIN monthly_programme_groups l ON l.campaign_id = p.id`,
  );
  return due.length;
}
