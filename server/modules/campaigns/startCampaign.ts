import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { assignmentType, type TrainingAudience } from '#contract/campaigns/campaignStates';
import type { startCampaign as endpoint, startCampaignBody } from '#contract/campaigns/campaigns';
import { courseRefusal } from '#contract/courses/premium';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { linkAudience } from '../../db/audience.ts';
import { inReach } from '../../db/courseReach.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { rows } from '../../db/rows.ts';
import { campaigns } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { uniqueViolationOf } from '../../db/uniqueViolation.ts';
import type { Handler } from '../../http/handler.ts';
import { sendJob } from '../../jobs/send.ts';
import { activeCampaignOf } from './activeCampaigns.ts';
import { assignWork, requireStart } from '../work/public.ts';
import { type NamedSets, requestedSets } from './audience.ts';
import { trainings } from './work.ts';

/** A campaign to be started. */
interface NewCampaign {
  courseId: string;
  name: string;
  /** A start less than campaignLimits.startsNowSeconds in the past counts as now. */
  startsAt: Date;
  audience: TrainingAudience;
  /** The names of its departments or groups. */
  names: NamedSets;
  daysToComplete: number;
  notifications: {
    enabled: boolean;
    /** Empty texts mean the default texts. */
    subject: string;
    message: string;
  };
}

export const startCampaign: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  await beginCampaign(tx, actor, toNewCampaign(body));
  return activeCampaignOf(tx, actor.companyId, body.courseId);
};

const toNewCampaign = (body: z.output<typeof startCampaignBody>): NewCampaign => ({
  courseId: body.courseId,
  name: body.campaign_name,
  startsAt: body.start_date,
  audience: body.campaign_assignment_type,
  names: body,
  daysToComplete: body.days_to_complete,
  notifications: {
    enabled: body.notificationsEnabled,
    subject: body.notificationSubject,
    message: body.notificationMessage,
  },
});

/** Starts a campaign now or schedules it. A job assigns its people: queued here, or by the clock at the start time. */
export async function beginCampaign(tx: Tx, actor: Actor, campaign: NewCampaign): Promise<void> {
  const { companyId } = actor;
  const { name, audience, daysToComplete, notifications } = campaign;
  // Deleting a custom training takes the same lock, so a course that is being deleted cannot be started.
  await lockCompany(tx, actor);
  const course = await findCourse(tx, companyId, campaign.courseId);
  if (course.isDraft) throw new Refusal('course_is_draft');
  const refusal = courseRefusal({ plan: actor.plan, isPartner: course.isPartner, lang: actor.companyLang }, course);
  if (refusal) throw new Refusal(refusal);

  const at = now();
  const startsAt = requireStart(campaign.startsAt, at, 'start_date');
  const status = startsAt > at ? 'scheduled' : 'running';
  const sets = await requestedSets(tx, companyId, audience, campaign.names);
  const id = await insertCampaign(tx, actor, { ...campaign, startsAt }, status, at);
  const setIds = sets.map((set) => set.id);
  await linkAudience(tx, trainings.links, companyId, { id, audience }, setIds);
  await audit(tx, actor, {
    action: 'campaigns.started',
    subject: { type: 'campaign', id, label: name },
    after: {
      course: course.name,
      startsAt: startsAt.toISOString(),
      assignmentType: assignmentType.encode(audience),
      daysToComplete,
      notified: notifications.enabled,
      ...(audience !== 'all' && { [audience]: sets.map((set) => set.name) }),
    },
  });
  if (status === 'running') await sendJob(tx, assignWork, { companyId });
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

/** Refuses with campaign_already_active: the unique index decides when two admins start the same course at the same moment. */
async function insertCampaign(
  tx: Tx,
  { companyId, userId }: Actor,
  { courseId, name, startsAt, audience, daysToComplete, notifications }: NewCampaign,
  status: 'scheduled' | 'running',
  at: Date,
): Promise<string> {
  try {
    const [made] = await tx
      .insert(campaigns)
      .values({
        companyId,
        courseId,
        name,
        status,
        audience,
        startsAt,
        daysToComplete,
        notificationsEnabled: notifications.enabled,
        notificationSubject: notifications.subject || null,
        notificationMessage: notifications.message || null,
        createdBy: userId,
        createdAt: at,
      })
      .returning({ id: campaigns.id });
    if (!made) throw new Error('no campaign was inserted');
    return made.id;
  } catch (error) {
    if (uniqueViolationOf(error)?.constraint !== 'campaigns_one_active') throw error;
    throw new Refusal('campaign_already_active');
  }
}
