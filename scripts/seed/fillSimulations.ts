import { dayMs } from '#contract/kit/durations';
import type { Database } from '../../server/db/database.ts';
import type { LargeCompany } from './largeCompany.ts';

/** Rounds of the campaign, one a month. */
const rounds = 12;
const daysOfRound = 30;
const sendingDays = 5;

const insertCampaign = `
INSERT INTO simulation_campaigns (company_id, name, status, audience, starts_at, created_at, type, schedule, template_types, email_platform, starts_on,
  time_zone, start_hour, end_hour, sending_days, launched_at)
VALUES ($1, 'A year of simulations', 'running', 'all', $2::timestamptz, $2::timestamptz, 'SMART_PHISHING', 'monthly', '{CORPORATE,CONSUMER}', 0, $2::date, 'UTC', 9, 17,
  ${sendingDays}, $2::timestamptz)
RETURNING id`;

const insertRound = `
INSERT INTO simulation_rounds (company_id, campaign_id, number, status, plans_at, starts_on, ends_on, counts_until, chunks_done, sent_at)
VALUES ($1, $2, $3, 'closed', $4::timestamptz, $4::timestamptz::date, $4::timestamptz::date + ${daysOfRound}, $4::timestamptz + interval '${daysOfRound + 14} days', 1,
  $4::timestamptz + interval '${sendingDays} days')
RETURNING id`;

/**
 * One mail to everybody, with a template of the library in English, never the same one. What happened to it is derived from person and round (h): half of them are
 * opened by somebody or something and a third by people, a tenth is clicked, a twentieth phished, a sixth reported.
 */
const insertMessages = `
INSERT INTO simulation_messages (company_id, campaign_id, round_id, user_id, key, template_id, version_id, due_at, status, sent_at, sent_on, sent_to,
  opened_raw_at, opened_at, clicked_raw_at, clicked_at, phished_raw_at, phished_at, reported_at, unknown_n)
SELECT $1, $2::uuid, $3::uuid, u.id, decode(substr(md5(u.id::text || $3::uuid::text), 1, 20), 'hex'), t.id, t.version_id, u.at, 'sent', u.at, u.at::date, u.email,
  CASE WHEN c < 500 THEN u.at + wait END, CASE WHEN c < 330 THEN u.at + wait END, CASE WHEN c < 240 THEN u.at + 2 * wait END,
  CASE WHEN c < 100 THEN u.at + 2 * wait END, CASE WHEN c < 60 THEN u.at + 3 * wait END, CASE WHEN c < 50 THEN u.at + 3 * wait END,
  CASE WHEN h / 1000 % 6 = 0 THEN u.at + 4 * wait END, CASE WHEN c BETWEEN 480 AND 499 THEN 1 ELSE 0 END
FROM (SELECT x.*, h % 1000 AS c, make_interval(mins => 1 + h / 7 % 300) AS wait,
    $4::timestamptz + make_interval(days => h % ${sendingDays}, mins => 540 + h / 11 % 480) AS at
  FROM (SELECT id, email, hashtext(id::text || $3::uuid::text) & 2147483647 AS h, hashtext(id::text) & 65535 AS own FROM users WHERE company_id = $1 AND deleted_at IS NULL) x) u
JOIN (SELECT id, version_id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS n FROM simulation_templates
  WHERE company_id IS NULL AND language = 'en' AND deleted_at IS NULL) t ON t.place = (u.own + $5::int) % t.n`;

/** What touched a mail: what people did, and at every third one a program that follows what it finds. More than three for each mail. */
const insertEvents = `
INSERT INTO simulation_events (company_id, message_id, kind, method, at, class, rule, network, source, source_hash, agent, ruled_class, ruled_rule)
SELECT m.company_id, m.id, e.kind, 'GET', e.at, e.class, e.rule, NULL, '198.51.100.0/24', substr(m.key, 1, 8), e.agent, NULL, NULL
FROM simulation_messages m CROSS JOIN LATERAL (
    VALUES ('pixel', m.opened_at, 'human', 'stayed', 'Mozilla/5.0 (Windows NT 10.0)'), ('link', m.clicked_at, 'human', 'stayed', 'Mozilla/5.0 (Windows NT 10.0)'),
      ('continue', m.phished_at, 'human', 'interaction', 'Mozilla/5.0 (Windows NT 10.0)'), ('report', m.reported_at, 'human', 'report', NULL),
      ('link', CASE WHEN m.unknown_n > 0 THEN m.opened_raw_at END, 'unknown', 'none', 'Mozilla/5.0')
    UNION ALL
    SELECT (ARRAY['trap', 'pixel', 'link'])[n % 3 + 1], m.sent_at + make_interval(secs => n), 'scanner', 'trap', 'python-requests/2.31'
      FROM generate_series(1, 9) n WHERE get_byte(m.key, 0) % 5 < 2) e(kind, at, class, rule, agent)
WHERE m.round_id = $1 AND e.at IS NOT NULL`;

/** Otherwise the server would write to everybody who was phished as soon as it starts. */
const insertDebriefs = `
INSERT INTO simulation_debriefs (message_id, company_id, queued_at)
SELECT id, company_id, phished_at FROM simulation_messages WHERE round_id = $1 AND phished_at IS NOT NULL`;

/** Gives everybody of a company a campaign of twelve rounds, all of it sent, with what happened to it; nothing if it has one. */
export async function fillSimulations(db: Database, company: LargeCompany, now: Date): Promise<void> {
  const { rows: present } = await db.pool.query('SELECT 1 FROM simulation_campaigns WHERE company_id = $1 LIMIT 1', [company.id]);
  if (present.length > 0) return;
  const startOf = (round: number) => new Date(Math.floor(now.getTime() / dayMs - (rounds - round) * daysOfRound - 20) * dayMs);
  const { rows } = await db.pool.query<{ id: string }>(insertCampaign, [company.id, startOf(0)]);
  for (let number = 1; number <= rounds; number += 1) {
    const startsAt = startOf(number - 1);
    const { rows: made } = await db.pool.query<{ id: string }>(insertRound, [company.id, rows[0]?.id, number, startsAt]);
    await db.pool.query(insertMessages, [company.id, rows[0]?.id, made[0]?.id, startsAt, number]);
    await db.pool.query(insertEvents, [made[0]?.id]);
    await db.pool.query(insertDebriefs, [made[0]?.id]);
  }
}
