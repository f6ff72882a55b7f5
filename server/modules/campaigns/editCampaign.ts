import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { editCampaign as endpoint, editCampaignBody } from '#contract/campaigns';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import { isPartner } from '../companies/isPartner.ts';
import { activeCampaignOf } from './activeCampaigns.ts';
import { type CampaignRow, lockCampaign } from './campaigns.queries.ts';
import { linkSets, type Named, setsNamed, setsOfCampaign } from './campaignSets.ts';

type Body = z.output<typeof editCampaignBody>;
const dayMs = 86_400_000;

/** Changes what may still be changed. People of added departments and groups are assigned by the job. */
export const editCampaign: Handler<typeof endpoint> = async ({ tx, actor, body, services }) => {
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
  if (type !== 'all_users') await linkSets(tx, companyId, campaign.id, type, added);
  await audit(tx, actor, {
    action: 'campaigns.updated',
    subject: { type: 'campaign', id: campaign.id, label: body.campaign_name ?? campaign.name },
    before: changes.before,
    after: { ...changes.after, ...(added.length > 0 && { [`${type}Added`]: added.map(({ name }) => name) }) },
  });
  if (added.length > 0 && campaign.status === 'running') await services.jobs.send(tx, 'campaigns.assign', { companyId });
  return activeCampaignOf(tx, companyId, campaign.courseId);
};

/** The first deadline may not lie in the past after a change. */
function requireDaysLeft({ status, startsAt }: CampaignRow, days: number): void {
  const elapsed = status === 'scheduled' ? 0 : Math.floor((now().getTime() - startsAt.getTime()) / dayMs);
  if (days <= elapsed) throw new Refusal('validation_failed', { fields: ['days_to_complete'] });
}

/** Those that come new; refuses when one that is there is not named any more. */
async function addedSets(tx: Tx, companyId: string, { id, assignmentType: type }: CampaignRow, body: Body): Promise<Named[]> {
  const present = await setsOfCampaign(tx, companyId, { id, type });
  const wanted = await setsNamed(tx, companyId, type, body);
  if (present.some((one) => !wanted.some((other) => other.id === one.id))) throw new Refusal('assignment_not_removable');
  return wanted.filter((one) => !present.some((other) => other.id === one.id));
}

/** Fields of the campaign that get another value, for the audit log. */
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

async function write(tx: Tx, { companyId }: Actor, campaign: CampaignRow, body: Body): Promise<void> {
  await run(
    tx,
    sql`UPDATE campaigns SET name = ${body.campaign_name ?? campaign.name}, notifications_enabled = ${body.notificationsEnabled},
        notification_subject = ${body.notificationSubject || null}, notification_message = ${body.notificationMessage || null},
        days_to_complete = ${body.days_to_complete} WHERE company_id = ${companyId} AND id = ${campaign.id}`,
  );
  if (body.days_to_complete === campaign.daysToComplete) return;
  // Whoever is overdue stays so until they are done; everybody else gets the new deadline.
  await run(
    tx,
    sql`UPDATE assignments SET due_at = assigned_at + make_interval(days => ${body.days_to_complete})
      WHERE company_id = ${companyId} AND campaign_id = ${campaign.id} AND status IN ('not_started', 'in_progress')`,
  );
}
