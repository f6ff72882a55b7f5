import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { startCampaign as endpoint, startCampaignBody } from '#contract/campaigns';
import { limits } from '#contract/limits';
import { courseRefusal } from '#contract/premium';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import type { Jobs } from '../../jobs/index.ts';
import { activeCampaignOf } from './activeCampaigns.ts';
import { linkSets, setsNamed } from './campaignSets.ts';

type Body = z.output<typeof startCampaignBody>;
const dayMs = 86_400_000;

export const startCampaign: Handler<typeof endpoint> = async ({ tx, actor, body, services }) => {
  const courseId = await beginCampaign(tx, actor, body, services.jobs);
  return activeCampaignOf(tx, actor.companyId, courseId);
};

/**
 * Starts a course, at once or at a later moment. Its people are assigned by a job that the start sends, or that the clock
 * sends when the moment has come. Gives the id of the course.
 */
export async function beginCampaign(tx: Tx, actor: Actor, body: Body, jobs: Jobs): Promise<string> {
  const { companyId } = actor;
  // Whoever deletes a custom training holds the company, too: what is being deleted does not start.
  await lockCompany(tx, actor);
  const course = await findCourse(tx, companyId, body.courseId);
  if (course.isDraft) throw new Refusal('course_is_draft');
  const refusal = courseRefusal({ plan: actor.plan, isPartner: course.isPartner, lang: actor.companyLang }, course);
  if (refusal) throw new Refusal(refusal);

  const at = now();
  const startsAt = startOf(body.start_date, at);
  const status = startsAt > at ? 'scheduled' : 'running';
  const type = body.campaign_assignment_type;
  const sets = await setsNamed(tx, companyId, type, body);
  const id = await insertCampaign(tx, actor, { ...body, courseId: course.id, startsAt, status, at });
  if (type !== 'all_users') await linkSets(tx, companyId, id, type, sets);
  await audit(tx, actor, {
    action: 'campaigns.started',
    subject: { type: 'campaign', id, label: body.campaign_name },
    after: {
      course: course.name,
      startsAt: startsAt.toISOString(),
      assignmentType: type,
      daysToComplete: body.days_to_complete,
      notified: body.notificationsEnabled,
      ...(type !== 'all_users' && { [type]: sets.map(({ name }) => name) }),
    },
  });
  if (status === 'running') await jobs.send(tx, 'campaigns.assign', { companyId });
  return course.id;
}

interface Course {
  id: string;
  name: string;
  isDraft: boolean;
  is_free: boolean;
  language: string | null;
  isPartner: boolean;
}

/** A course as it is once whoever held the company is done. */
async function findCourse(tx: Tx, companyId: string, courseId: string): Promise<Course> {
  const [found] = await rows<Course>(
    tx,
    sql`SELECT k.id, k.name, k.is_draft AS "isDraft", k.is_free, k.language, o.is_partner AS "isPartner"
      FROM courses k, companies o
      WHERE o.id = ${companyId} AND k.id = ${courseId} AND k.deleted_at IS NULL AND (k.company_id IS NULL OR k.company_id = ${companyId})`,
  );
  if (!found) throw new Refusal('not_found');
  return found;
}

/** A start close to now is now; one that lies further back, or years ahead, is refused. */
function startOf(seconds: number, at: Date): Date {
  const away = seconds * 1000 - at.getTime();
  if (away <= -limits.startsNowSeconds * 1000) throw new Refusal('start_in_past', { fields: ['start_date'] });
  if (away > limits.startsWithinDays * dayMs) throw new Refusal('validation_failed', { fields: ['start_date'] });
  return away < limits.startsNowSeconds * 1000 ? at : new Date(seconds * 1000);
}

type NewCampaign = Body & { startsAt: Date; status: 'scheduled' | 'running'; at: Date };

/** The unique index decides when two admins start the same course at the same moment. */
async function insertCampaign(tx: Tx, { companyId, userId }: Actor, it: NewCampaign): Promise<string> {
  try {
    const [made] = await rows<{ id: string }>(
      tx,
      sql`INSERT INTO campaigns (company_id, course_id, name, status, assignment_type, starts_at, days_to_complete,
          notifications_enabled, notification_subject, notification_message, created_by, created_at)
        VALUES (${companyId}, ${it.courseId}, ${it.campaign_name}, ${it.status}, ${it.campaign_assignment_type}, ${it.startsAt},
          ${it.days_to_complete}, ${it.notificationsEnabled}, ${it.notificationSubject || null}, ${it.notificationMessage || null},
          ${userId}, ${it.at}) RETURNING id`,
    );
    if (!made) throw new Error('nothing was started');
    return made.id;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== '23505' || constraint !== 'campaigns_one_active') throw error;
    throw new Refusal('campaign_already_active');
  }
}
