import { dayMs } from '#contract/kit/durations';
import type { Database } from '../../server/db/database.ts';
import type { LargeCompany } from './largeCompany.ts';

const daysAgo = 10;
const daysToComplete = 14;

const insertCampaign = `
INSERT INTO exercise_campaigns (company_id, name, status, audience, starts_at, launched_at, days_to_complete, notifications_enabled,
  pack_id, pack_name, created_at)
SELECT $1, p.name, 'running', 'all', $2, $2, ${daysToComplete}, false, p.id, p.name, $2 FROM exercise_packs p
WHERE p.language = 'en' AND p.deleted_at IS NULL ORDER BY p.position LIMIT 1 RETURNING id`;

const insertMessages = `
INSERT INTO exercise_messages (company_id, campaign_id, template_id, version_id, position)
SELECT $1, c.id, t.id, t.version_id, o.place FROM exercise_campaigns c JOIN exercise_packs p ON p.id = c.pack_id
  CROSS JOIN LATERAL unnest(p.template_ids) WITH ORDINALITY AS o(id, place) JOIN exercise_templates t ON t.id = o.id WHERE c.id = $2`;

/** How somebody answers a message, derived from both. */
const hash = (userId: string) => `(hashtext(${userId}::text || m.template_id::text)::bigint & 2147483647)::int`;
const verdict = (userId: string) => `CASE ${hash(userId)} % 4 WHEN 0 THEN 'WRONG' WHEN 1 THEN 'PARTIAL' ELSE 'CORRECT' END`;
/** Who has finished has answered everything, who has begun the first half. */
const isAnswered = (status: string) => `(${status} = 'completed' OR (${status} = 'in_progress' AND m.position <= 3))`;

/**
 * Seven in ten have answered everything, two in ten half of it, the others nothing. Derived from the person. The answers are counted from the
 * few messages, not afterwards from the table of answers: PostgreSQL takes that for nearly empty until it is analyzed, and read all of it
 * again for each person, which took more than a quarter of an hour for 20,000.
 */
const insertAssignments = `
INSERT INTO exercise_assignments (company_id, campaign_id, user_id, status, assigned_at, due_at, started_at, completed_at, correct, partial,
  wrong, score, adjusted_score)
SELECT $1, $2::uuid, id, status, $3, $3::timestamptz + make_interval(days => ${daysToComplete}),
  CASE WHEN status <> 'not_started' THEN $3::timestamptz END,
  CASE WHEN status = 'completed' THEN $3::timestamptz + make_interval(hours => h % 200) END, correct, partial, wrong,
  CASE WHEN status = 'completed' THEN (h % 101) / 10.0 END, CASE WHEN status = 'completed' THEN (h % 97) / 10.0 END
FROM (SELECT id, (hashtext(id::text)::bigint & 2147483647)::int AS h FROM users WHERE company_id = $1 AND deleted_at IS NULL) u
  CROSS JOIN LATERAL (
    SELECT CASE WHEN h % 10 < 7 THEN 'completed' WHEN h % 10 < 9 THEN 'in_progress' ELSE 'not_started' END AS status) s
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE v = 'CORRECT') AS correct, count(*) FILTER (WHERE v = 'PARTIAL') AS partial,
        count(*) FILTER (WHERE v = 'WRONG') AS wrong
      FROM (SELECT ${verdict('u.id')} AS v FROM exercise_messages m WHERE m.campaign_id = $2 AND ${isAnswered('s.status')}) a) n`;

const insertAnswers = `
INSERT INTO exercise_answers (company_id, campaign_id, user_id, template_id, answer, status, answered_at)
SELECT $1, $2::uuid, a.user_id, m.template_id, 'REPORT_PHISHING', ${verdict('a.user_id')}, $3
FROM exercise_assignments a JOIN exercise_messages m ON m.campaign_id = a.campaign_id
WHERE a.campaign_id = $2 AND ${isAnswered('a.status')}`;

/** Gives everybody of a company one phishing exercise, with the answers of most; nothing if it has one. */
export async function fillExercises(db: Database, company: LargeCompany, now: Date): Promise<void> {
  const { rows: present } = await db.pool.query('SELECT 1 FROM exercise_campaigns WHERE company_id = $1 LIMIT 1', [company.id]);
  if (present.length > 0) return;
  const startsAt = new Date(now.getTime() - daysAgo * dayMs);
  const { rows } = await db.pool.query<{ id: string }>(insertCampaign, [company.id, startsAt]);
  const id = rows[0]?.id;
  if (!id) throw new Error('There is no pack to give; start the server once, which installs the catalogue.');
  await db.pool.query(insertMessages, [company.id, id]);
  await db.pool.query(insertAssignments, [company.id, id, startsAt]);
  await db.pool.query(insertAnswers, [company.id, id, startsAt]);
}
