import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { TrainingAudience } from '#contract/campaigns/campaignStates';
import type { startCampaign as endpoint, startCampaignBody } from '#contract/campaigns/campaigns';
import { courseRefusal } from '#contract/courses/premium';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { inReach } from '../../db/courseReach.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { uniqueViolationOf } from '../../db/uniqueViolation.ts';
import type { Handler } from '../../http/handler.ts';
import { activeCampaignOf } from './activeCampaigns.ts';
import { type NewCampaign, startWork } from '../work/public.ts';
import { type NamedSets, requestedSets } from './audience.ts';
import { trainings } from './work.ts';

/** A campaign to be started. */
interface NewTraining extends Pick<NewCampaign, 'name' | 'startsAt'>, Required<Pick<NewCampaign, 'task'>> {
  courseId: string;
  audience: TrainingAudience;
  /** The names of its departments or groups. */
  names: NamedSets;
}

export const startCampaign: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  await beginCampaign(tx, actor, toNewCampaign(body));
  return activeCampaignOf(tx, actor.companyId, body.courseId);
};

const toNewCampaign = (body: z.output<typeof startCampaignBody>): NewTraining => ({
  courseId: body.courseId,
  name: body.campaign_name,
  startsAt: body.start_date,
  audience: body.campaign_assignment_type,
  names: body,
  task: {
    daysToComplete: body.days_to_complete,
    notification: {
      isEnabled: body.notificationsEnabled,
      subject: body.notificationSubject,
      message: body.notificationMessage,
    },
  },
});

/** Starts a campaign now or schedules it. Refuses a course that the company cannot start, and one that it has an active campaign of. */
export async function beginCampaign(tx: Tx, actor: Actor, campaign: NewTraining): Promise<void> {
  const { companyId } = actor;
  const { audience, courseId } = campaign;
  // Deleting a custom training takes the same lock, so a course that is being deleted cannot be started.
  await lockCompany(tx, actor);
  const course = await findCourse(tx, companyId, courseId);
  if (course.isDraft) throw new Refusal('course_is_draft');
  const refusal = courseRefusal({ plan: actor.plan, isPartner: course.isPartner, lang: actor.companyLang }, course);
  if (refusal) throw new Refusal(refusal);
  const chosen = await requestedSets(tx, companyId, audience, campaign.names);
  try {
    await startWork(tx, actor, trainings, {
      ...campaign,
      startField: 'start_date',
      chosen,
      columns: { course_id: courseId },
      audited: { action: 'campaigns.started', subject: 'campaign', after: { course: course.name } },
    });
  } catch (error) {
    // The unique index decides when two admins start the same course at the same moment.
    if (uniqueViolationOf(error)?.constraint !== 'campaigns_one_active') throw error;
    throw new Refusal('campaign_already_active');
  }
}

interface Course {
  name: string;
  isDraft: boolean;
  is_free: boolean;
  language: string | null;
  isPartner: boolean;
}

/** Reads the course with the company locked. Refuses with not_found. */
async function findCourse(tx: Tx, companyId: string, courseId: string): Promise<Course> {
  const [course] = await rows<Course>(
    tx,
    sql`SELECT k.name, k.is_draft AS "isDraft", k.is_free, k.language, o.is_partner AS "isPartner"
      FROM courses k, companies o
      WHERE o.id = ${companyId} AND k.id = ${courseId} AND ${inReach(companyId)}`,
  );
  if (!course) throw new Refusal('not_found');
  return course;
}
