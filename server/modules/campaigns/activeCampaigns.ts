import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { activeCampaign } from '#contract/courses/courses';
import { Refusal } from '../../core/refusal.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { ownTextJson } from '../messages/public.ts';

export type ActiveCampaign = z.output<typeof activeCampaign>;

/** What reminders of a campaign `c` say in words of the company's own. */
const ownReminder = ownTextJson('reminder_course', sql`c.company_id`, {
  companyName: sql`(SELECT o.name FROM companies o WHERE o.id = c.company_id)`,
  courseName: sql`(SELECT k.name FROM courses k WHERE k.id = c.course_id)`,
});

/** Campaigns `c` with their settings. */
const findSettings = (tx: Tx, where: SQL) =>
  rows<ActiveCampaign & { courseId: string }>(
    tx,
    sql`SELECT c.id, c.course_id AS "courseId", c.name, c.starts_at AS date_started, c.days_to_complete, c.status,
        c.audience AS "assignmentType", c.notifications_enabled AS "notificationsEnabled",
        coalesce(c.notification_subject, '') AS "notificationSubject", coalesce(c.notification_message, '') AS "notificationMessage",
        ${ownReminder} ->> 'subject' AS "reminderSubject", ${ownReminder} ->> 'message' AS "reminderMessage",
        coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) ORDER BY lower(s.name)) FROM (
          SELECT d.id, d.name FROM campaign_departments l JOIN departments d ON d.id = l.department_id WHERE l.campaign_id = c.id
          UNION ALL SELECT g.id, g.name FROM campaign_groups l JOIN groups g ON g.id = l.group_id WHERE l.campaign_id = c.id) s), '[]') AS items
      FROM campaigns c WHERE ${where}`,
  );

const asRecord = ({ courseId: _, ...campaign }: ActiveCampaign & { courseId: string }): ActiveCampaign => campaign;

/** Campaigns of a company that have not ended, as courses show them; optionally of one course. */
export const findActiveCampaigns = (tx: Tx, companyId: string, courseId?: string) =>
  findSettings(
    tx,
    sql`c.company_id = ${companyId} AND c.status <> 'ended' AND (${courseId ?? null}::uuid IS NULL OR c.course_id = ${courseId ?? null})`,
  );

/** One campaign, in whatever state. Refuses with not_found. */
export async function findCampaign(tx: Tx, companyId: string, id: string): Promise<ActiveCampaign> {
  const [campaign] = await findSettings(tx, sql`c.company_id = ${companyId} AND c.id = ${id}`);
  if (!campaign) throw new Refusal('not_found');
  return asRecord(campaign);
}

/** The active campaign of a course, as the reply to a start or change. */
export async function activeCampaignOf(tx: Tx, companyId: string, courseId: string): Promise<ActiveCampaign> {
  const [campaign] = await findActiveCampaigns(tx, companyId, courseId);
  if (!campaign) throw new Error('the course has no campaign');
  return asRecord(campaign);
}
