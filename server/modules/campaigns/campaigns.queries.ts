import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { campaign } from '#contract/campaigns/campaigns';
import { readAs, type ReportStatus } from '#contract/reports/reportStatus';
import { Refusal } from '../../core/refusal.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { reportStatus } from '../../reports/storedStatus.ts';
import { type LockedCampaign, lockCampaign } from '../work/public.ts';
import { trainings } from './work.ts';

interface LockedTraining extends LockedCampaign {
  courseId: string;
  courseName: string;
}

/**
 * One campaign of the company, locked until the transaction ends. Refuses with not_found, and with campaign_is_shared if a partner started
 * it, which nobody in the company did, and still shares the course.
 */
export async function lockTraining(tx: Tx, companyId: string, id: string): Promise<LockedTraining> {
  const campaign = await lockCampaign(tx, trainings, companyId, id);
  const { isShared, ...course } = await oneRow<{ courseId: string; courseName: string; isShared: boolean }>(
    tx,
    sql`SELECT k.id AS "courseId", k.name AS "courseName",
        EXISTS (SELECT 1 FROM heed_shared_now() p WHERE c.created_by IS NULL AND p.course_id = c.course_id AND c.created_at >= p.received_at) AS "isShared"
      FROM campaigns c JOIN courses k ON k.id = c.course_id WHERE c.company_id = ${companyId} AND c.id = ${id}`,
  );
  if (isShared) throw new Refusal('campaign_is_shared');
  return { ...campaign, ...course };
}

/** All campaigns of the company, newest first. */
export async function findCampaigns(tx: Tx, companyId: string): Promise<z.output<typeof campaign>[]> {
  return rows(
    tx,
    sql`SELECT c.id, c.name, c.course_id AS "courseId", k.name AS "courseName", c.status,
        c.starts_at AS date_started, c.ended_at AS "endedAt", coalesce(n.assigned, 0) AS "assignedUsers"
      FROM campaigns c JOIN courses k ON k.id = c.course_id
      LEFT JOIN LATERAL (SELECT sum(a.n)::int AS assigned FROM assignment_counts a
        WHERE a.company_id = c.company_id AND a.campaign_id = c.id) n ON true
      WHERE c.company_id = ${companyId} ORDER BY c.starts_at DESC, c.id`,
  );
}

const whenEnded = [...new Set(Object.values(readAs.ended))];

/** Number of people by report status of a campaign that has just ended, for its audit row. */
export async function figuresOf(tx: Tx, companyId: string, id: string): Promise<Record<string, number>> {
  const counts = await rows<{ status: ReportStatus; n: number }>(
    tx,
    sql`SELECT ${reportStatus} AS status, sum(a.n)::int AS n
      FROM assignment_counts a JOIN campaigns c ON c.company_id = a.company_id AND c.id = a.campaign_id
      WHERE a.company_id = ${companyId} AND a.campaign_id = ${id} GROUP BY 1`,
  );
  return Object.fromEntries(whenEnded.map((status) => [status, counts.find((row) => row.status === status)?.n ?? 0]));
}
