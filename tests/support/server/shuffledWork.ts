import { sql } from 'drizzle-orm';

/**
 * Assigns a campaign to most learners, with progress, days and scores derived from their number. What is open is due a hundred years
 * later: the clock of the shared server would mark it as overdue between two reads.
 */
export const shuffledWork = (companyId: string, campaignId: string, seed: number) => sql`
  INSERT INTO assignments (company_id, campaign_id, user_id, status, assigned_at, due_at, started_at, completed_at, score)
  SELECT ${companyId}, ${campaignId}, u.id, (ARRAY['not_started','in_progress','completed','overdue'])[1 + h % 4], assigned,
    assigned + interval '7 days' + CASE WHEN h % 4 < 2 THEN interval '100 years' ELSE interval '0' END,
    CASE WHEN h % 4 > 0 THEN assigned END, CASE WHEN h % 4 = 2 THEN assigned + make_interval(hours => h % 900) END, CASE WHEN h % 3 > 0 THEN h % 101 END
  FROM (SELECT u.id, abs(hashtext(u.id::text || ${seed}::int)) AS h, '2026-01-10T22:30:00Z'::timestamptz + make_interval(hours => abs(hashtext(u.id::text)) % 1400) AS assigned
    FROM users u WHERE u.company_id = ${companyId} AND u.role = 'user') u WHERE h % 7 > 0`;
