import type { Pool } from 'pg';

/** Inserts this month’s video, which the person has, and returns its id and a month that has none, without the server's calls. */
export async function aMonthlyVideo(pool: Pool, companyId: string, userId: string): Promise<{ eventId: string; month: string }> {
  const { rows } = await pool.query<{ eventId: string; month: string }>(
    `WITH made AS (INSERT INTO monthly_events (company_id, name, status, audience, starts_at, begun_at, created_at, days_to_complete,
          notifications_enabled, topic, month, seconds)
        VALUES ($1, 'Passwords that last', 'running', 'all', now(), now(), now(), 7, false, 'passwords', date_trunc('month', now()), 10)
        ON CONFLICT DO NOTHING RETURNING id),
      event AS (SELECT id FROM made UNION ALL SELECT id FROM monthly_events WHERE company_id = $1 LIMIT 1),
      assigned AS (INSERT INTO monthly_assignments (company_id, campaign_id, user_id, assigned_at, due_at)
        SELECT $1, id, $2, now(), now() + interval '7 days' FROM event ON CONFLICT DO NOTHING)
      SELECT id AS "eventId", to_char(now() + interval '4 months', 'YYYY-MM') AS month FROM event`,
    [companyId, userId],
  );
  const [found] = rows;
  if (!found) throw new Error('no video was made');
  return found;
}
