import { dayMs } from '#contract/kit/durations';
import type { Database } from '../../server/db/database.ts';
import type { LargeCompany } from './largeCompany.ts';

const years = 2;
const daysToComplete = 14;
/** Number of campaigns that still run, each with its own course. */
const running = 3;

interface Training {
  campaigns: number;
  now: Date;
  onDone(campaigns: number): void;
}

const insertCampaign = `
INSERT INTO campaigns (company_id, course_id, name, status, audience, starts_at, ended_at, days_to_complete, notifications_enabled, created_at)
SELECT $1, k.id, k.name || ' ' || to_char($2::timestamptz, 'YYYY-MM'), CASE WHEN $3::timestamptz IS NULL THEN 'running' ELSE 'ended' END, 'all', $2, $3,
  ${daysToComplete}, false, $2
FROM courses k WHERE k.company_id IS NULL AND k.deleted_at IS NULL AND EXISTS (SELECT 1 FROM chapters h WHERE h.course_id = k.id)
ORDER BY k.position, k.id OFFSET $4 % (SELECT count(*) FROM courses WHERE company_id IS NULL AND deleted_at IS NULL) LIMIT 1 RETURNING id`;

/**
 * Assigns everybody: nine in ten at the start, the others in the following month. Progress is derived from person and campaign.
 */
const insertAssignments = `
INSERT INTO assignments (company_id, campaign_id, user_id, status, assigned_at, due_at, started_at, completed_at, score)
SELECT $1, $2::uuid, id, CASE WHEN done THEN 'completed' WHEN due < $4::timestamptz THEN 'overdue' WHEN begun THEN 'in_progress' ELSE 'not_started' END,
  at, due, CASE WHEN begun OR done THEN at + took / 2 END, CASE WHEN done THEN at + took END, CASE WHEN done THEN 40 + h % 61 END
FROM (SELECT id, h, at, took, at + make_interval(days => ${daysToComplete}) AS due, h % 100 < 78 AND at + took < $4::timestamptz AS done, h % 100 < 90 AS begun
  FROM (SELECT id, h, CASE WHEN h % 10 = 0 THEN least($3::timestamptz + make_interval(days => h / 10 % 30), $4::timestamptz) ELSE $3::timestamptz END AS at,
      make_interval(hours => 2 + (h / 1000) % 400) AS took
    FROM (SELECT id, hashtext(id::text || $2::uuid::text)::bigint & 2147483647 AS n FROM users WHERE company_id = $1 AND deleted_at IS NULL) u,
      LATERAL (SELECT n::int AS h) x) y) z`;

/** Creates this number of campaigns over the last two years, everybody in each. Each has its own transaction. */
export async function fillTraining(db: Database, company: LargeCompany, { campaigns, now, onDone }: Training): Promise<void> {
  const { rows } = await db.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM campaigns WHERE company_id = $1', [
    company.id,
  ]);
  const present = rows[0]?.n ?? 0;
  for (let i = present; i < campaigns; i += 1) {
    const isRunning = i >= campaigns - running;
    const startsAt = new Date(now.getTime() - (years * 365 * dayMs * (campaigns - i)) / campaigns);
    const endedAt = isRunning ? null : new Date(startsAt.getTime() + 40 * dayMs);
    const made = await db.pool.query<{ id: string }>(insertCampaign, [company.id, startsAt, endedAt, i]);
    const id = made.rows[0]?.id;
    if (!id) throw new Error('There is no course to give; start the server once, which installs the catalogue.');
    await db.pool.query(insertAssignments, [company.id, id, startsAt, now]);
    onDone(i + 1);
  }
}
