import type { Database } from '../../server/db/database.ts';
import type { LargeCompany } from './largeCompany.ts';

const daysAgo = 10;
const daysToComplete = 14;

const insertCampaign = `
INSERT INTO exercise_campaigns (company_id, name, status, users_type, starts_at, launched_at, days_to_complete, notifications_enabled,
  pack_id, pack_name, created_at)
SELECT $1, p.name, 'running', 'USERS_ALL', $2, $2, ${daysToComplete}, false, p.id, p.name, $2 FROM exercise_packs p
WHERE p.language = 'en' AND p.deleted_at IS NULL ORDER BY p.position LIMIT 1 RETURNING id`;

const insertMessages = `
INSERT INTO exercise_messages (company_id, campaign_id, template_id, version_id, position)
SELECT $1, c.id, t.id, t.version_id, o.place FROM exercise_campaigns c JOIN exercise_packs p ON p.id = c.pack_id
  CROSS JOIN LATERAL unnest(p.template_ids) WITH ORDINALITY AS o(id, place) JOIN exercise_templates t ON t.id = o.id WHERE c.id = $2`;

/** Seven in ten have answered everything, two in ten half of it, the others nothing. Derived from the person. */
const insertAssignments = `
INSERT INTO exercise_assignments (company_id, campaign_id, user_id, status, assigned_at, due_at, started_at, completed_at, correct, partial,
  wrong, score, adjusted_score)
SELECT $1, $2::uuid, id, CASE WHEN h % 10 < 7 THEN 'completed' WHEN h % 10 < 9 THEN 'in_progress' ELSE 'not_started' END, $3,
  $3::timestamptz + make_interval(days => ${daysToComplete}), CASE WHEN h % 10 < 9 THEN $3::timestamptz END,
  CASE WHEN h % 10 < 7 THEN $3::timestamptz + make_interval(hours => h % 200) END, 0, 0, 0,
  CASE WHEN h % 10 < 7 THEN (h % 101) / 10.0 END, CASE WHEN h % 10 < 7 THEN (h % 97) / 10.0 END
FROM (SELECT id, hashtext(id::text)::bigint & 2147483647 AS n FROM users WHERE company_id = $1 AND deleted_at IS NULL) u,
  LATERAL (SELECT n::int AS h) x`;

const insertAnswers = `
INSERT INTO exercise_answers (company_id, campaign_id, user_id, template_id, answer, status, answered_at)
SELECT $1, $2::uuid, a.user_id, m.template_id, 'REPORT_PHISHING', CASE h % 4 WHEN 0 THEN 'WRONG' WHEN 1 THEN 'PARTIAL' ELSE 'CORRECT' END, $3
FROM exercise_assignments a JOIN exercise_messages m ON m.campaign_id = a.campaign_id,
  LATERAL (SELECT (hashtext(a.user_id::text || m.template_id::text)::bigint & 2147483647)::int AS h) x
WHERE a.campaign_id = $2 AND (a.status = 'completed' OR (a.status = 'in_progress' AND m.position <= 3))`;

const count = `
UPDATE exercise_assignments a SET correct = r.correct, partial = r.partial, wrong = r.wrong FROM (
  SELECT user_id, count(*) FILTER (WHERE status = 'CORRECT') AS correct, count(*) FILTER (WHERE status = 'PARTIAL') AS partial,
    count(*) FILTER (WHERE status = 'WRONG') AS wrong FROM exercise_answers WHERE campaign_id = $1 GROUP BY 1) r
WHERE a.campaign_id = $1 AND a.user_id = r.user_id`;

/** Gives everybody of a company one phishing exercise, with the answers of most; nothing if it has one. */
export async function fillExercises(db: Database, company: LargeCompany, now: Date): Promise<void> {
  const { rows: present } = await db.pool.query('SELECT 1 FROM exercise_campaigns WHERE company_id = $1 LIMIT 1', [company.id]);
  if (present.length > 0) return;
  const startsAt = new Date(now.getTime() - daysAgo * 86_400_000);
  const { rows } = await db.pool.query<{ id: string }>(insertCampaign, [company.id, startsAt]);
  const id = rows[0]?.id;
  if (!id) throw new Error('There is no pack to give; start the server once, which installs the catalogue.');
  await db.pool.query(insertMessages, [company.id, id]);
  await db.pool.query(insertAssignments, [company.id, id, startsAt]);
  await db.pool.query(insertAnswers, [company.id, id, startsAt]);
  await db.pool.query(count, [id]);
}
