import { sql, and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { editCampaign as endpoint, editCampaignBody } from '#contract/campaigns/campaigns';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { campaigns, assignments } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { sendJob } from '../../jobs/send.ts';
import { isPartner } from '../companies/public.ts';
import { activeCampaignOf } from './activeCampaigns.ts';
import { audienceOf, findAudience, linkSets, setsOfCampaign } from './audience.ts';
import { type CampaignRow, lockCampaign } from './campaigns.queries.ts';
import { assignCampaigns } from './life/assignPeople.ts';

type Body = z.output<typeof editCampaignBody>;
const dayMs = 86_400_000;

/** Changes the editable fields of a campaign. A job assigns the people of added departments and groups. */
export const editCampaign: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const campaign = await lockCampaign(tx, companyId, body.id);
  if (body.courseId && body.courseId !== campaign.courseId) throw new Refusal('validation_failed', { fields: ['courseId'] });
  if (campaign.status === 'ended') throw new Refusal('campaign_not_editable');
  if (actor.plan === 'trialEnded' && !(await isPartner(tx, companyId))) throw new Refusal('trial_expired');
  if (body.days_to_complete !== campaign.daysToComplete) requireDaysLeft(campaign, body.days_to_complete);

  const added = await addedSets(tx, companyId, campaign, body);
  const changes = changesOf(campaign, body);
  if (added.length === 0 && Object.keys(changes.after).length === 0) return activeCampaignOf(tx, companyId, campaign.courseId);

  await write(tx, actor, campaign, body);
  const { assignmentType: type } = campaign;
  await linkSets(tx, companyId, campaign.id, type, added);
  await audit(tx, actor, {
    action: 'campaigns.updated',
    subject: { type: 'campaign', id: campaign.id, label: body.campaign_name ?? campaign.name },
    before: changes.before,
    after: { ...changes.after, ...(added.length > 0 && { [`${type}Added`]: added.map(({ name }) => name) }) },
  });
  if (added.length > 0 && campaign.status === 'running') await sendJob(tx, assignCampaigns, { companyId });
  return activeCampaignOf(tx, companyId, campaign.courseId);
};

/** Refuses a number of days with which the first deadline would be in the past. */
function requireDaysLeft({ status, startsAt }: CampaignRow, days: number): void {
  const elapsed = status === 'scheduled' ? 0 : Math.floor((now().getTime() - startsAt.getTime()) / dayMs);
  if (days <= elapsed) throw new Refusal('validation_failed', { fields: ['days_to_complete'] });
}

/** Departments or groups that the campaign does not have yet. Refuses with assignment_not_removable when a present one is missing. */
async function addedSets(tx: Tx, companyId: string, { id, assignmentType: type }: CampaignRow, body: Body) {
  const present = await setsOfCampaign(tx, companyId, { id, type });
  const requested = await findAudience(tx, companyId, audienceOf(type, body));
  if (present.some((one) => !requested.some((other) => other.id === one.id))) throw new Refusal('assignment_not_removable');
  return requested.filter((one) => !present.some((other) => other.id === one.id));
}

/** Changed fields, old and new, for the audit log. */
function changesOf(campaign: CampaignRow, body: Body) {
  const before = {
    name: campaign.name,
    notified: campaign.notificationsEnabled,
    subject: campaign.notificationSubject ?? '',
    message: campaign.notificationMessage ?? '',
    daysToComplete: campaign.daysToComplete,
  };
  const after = {
    name: body.campaign_name ?? campaign.name,
    notified: body.notificationsEnabled,
    subject: body.notificationSubject,
    message: body.notificationMessage,
    daysToComplete: body.days_to_complete,
  };
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => after[name] !== before[name]);
  const only = (facts: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}

async function write(tx: Tx, { companyId }: Actor, { id, name, daysToComplete: before }: CampaignRow, body: Body): Promise<void> {
  const daysToComplete = body.days_to_complete;
  await tx
    .update(campaigns)
    .set({
      name: body.campaign_name ?? name,
      notificationsEnabled: body.notificationsEnabled,
      notificationSubject: body.notificationSubject || null,
      notificationMessage: body.notificationMessage || null,
      daysToComplete,
    })
    .where(and(eq(campaigns.companyId, companyId), eq(campaigns.id, id)));
  if (daysToComplete === before) return;
  // Overdue assignments stay overdue until they are completed; all other open ones get the new deadline.
  await tx
    .update(assignments)
    .set({ dueAt: sql`assigned_at + make_interval(days => ${daysToComplete}::int)` })
    .where(
      and(
        eq(assignments.companyId, companyId),
        eq(assignments.campaignId, id),
        inArray(assignments.status, ['not_started', 'in_progress']),
      ),
    );
}
