import { dayMs } from '#contract/kit/durations';
import { topicOfMonth } from '../../server/catalogue/monthly/topics.ts';
import type { Database } from '../../server/db/database.ts';
import type { LargeCompany } from './largeCompany.ts';

/** Of a company with enough trainings: as many policies as this at most, each with so many revisions, and so many monthly videos. */
const most = { policies: 30, revisions: 4, videos: 24 };
const daysOfMonth = 30;
const daysToComplete = 7;

const insertPolicy = `
INSERT INTO policies (company_id, name, review_months, created_at) VALUES ($1, $2, 12, $3) RETURNING id`;

/** The last revision runs, the ones before have ended when the next began. */
const insertRevision = `
INSERT INTO policy_revisions (company_id, policy_id, name, number, status, audience, starts_at, published_at, ended_at, created_at, days_to_complete,
  notifications_enabled, source, language, html, change_note, content_sha256, asks_again, required_since, approved_by, min_minutes)
SELECT $1, p.id, p.name, $3, CASE WHEN $5::timestamptz IS NULL THEN 'running' ELSE 'ended' END, 'all', $4, $4, $5, $4, ${daysToComplete}, false, 'text', 'en',
  '<p>Lock your screen.</p>', '', repeat('0', 64), true, $3, 'The board', 0
FROM policies p WHERE p.id = $2 RETURNING id`;

const insertVideo = `
INSERT INTO monthly_events (company_id, name, status, audience, starts_at, begun_at, ended_at, created_at, days_to_complete, notifications_enabled, topic,
  month, seconds)
VALUES ($1, $2, CASE WHEN $4::timestamptz IS NULL THEN 'running' ELSE 'ended' END, 'all', $3, $3, $4, $3, ${daysToComplete}, false, $2, date_trunc('month', $3::timestamptz)::date, 10)
RETURNING id`;

/** Nine in ten have done it within the days, some have begun, the others are late; derived from the person and the campaign. */
const insertAssignments = (table: string) => `
INSERT INTO ${table} (company_id, campaign_id, user_id, status, assigned_at, due_at, started_at, completed_at, reminded_at)
SELECT $1, $2::uuid, id, CASE WHEN h % 100 < 90 THEN 'completed' ELSE 'overdue' END, $3, $3::timestamptz + interval '${daysToComplete} days',
  CASE WHEN h % 100 < 95 THEN $3::timestamptz END, CASE WHEN h % 100 < 90 THEN $3::timestamptz + make_interval(hours => h % 160) END, now()
FROM (SELECT id, (hashtext(id::text || $2::text)::bigint & 2147483647)::int AS h FROM users WHERE company_id = $1 AND deleted_at IS NULL) u`;

/** Gives everybody of a company policies and two years of monthly videos; nothing if it has any. */
export async function fillYear(
  db: Database,
  company: LargeCompany,
  { campaigns, now, onDone }: { campaigns: number; now: Date; onDone: (done: number) => void },
): Promise<void> {
  const { rows: present } = await db.pool.query('SELECT 1 FROM policies WHERE company_id = $1 LIMIT 1', [company.id]);
  if (present.length > 0) return;
  const idOf = async (text: string, values: unknown[]): Promise<string> =>
    (await db.pool.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  let done = 0;
  const give = async (table: string, campaignId: string, at: Date) => {
    await db.pool.query(insertAssignments(table), [company.id, campaignId, at]);
    done += 1;
    onDone(done);
  };
  const monthsAgo = (count: number) => new Date(now.getTime() - (count * daysOfMonth + 10) * dayMs);
  for (let policy = 1; policy <= Math.min(most.policies, campaigns); policy += 1) {
    const starts = Array.from({ length: most.revisions }, (_, index) => monthsAgo((most.revisions - 1 - index) * 6));
    const policyId = await idOf(insertPolicy, [company.id, `Policy ${policy}`, starts[0]]);
    for (const [index, at] of starts.entries()) {
      const revisionId = await idOf(insertRevision, [company.id, policyId, index + 1, at, starts[index + 1] ?? null]);
      await give('policy_assignments', revisionId, at);
    }
  }
  const videos = Math.min(most.videos, campaigns);
  for (let ago = videos - 1; ago >= 0; ago -= 1) {
    // The tenth of each month of the calendar: thirty days before could be in the same one.
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - ago, 10, 9));
    const next = ago > 0 ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 10, 9)) : null;
    const topic = topicOfMonth[at.getUTCMonth()];
    await give('monthly_assignments', await idOf(insertVideo, [company.id, topic, at, next]), at);
  }
}

/** How many campaigns `fillYear` gives. */
export const campaignsOfYear = (campaigns: number): number =>
  Math.min(most.policies, campaigns) * most.revisions + Math.min(most.videos, campaigns);
