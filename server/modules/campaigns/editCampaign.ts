import type { editCampaign as endpoint } from '#contract/campaigns/campaigns';
import { audit } from '../../audit.ts';
import { Refusal } from '../../core/refusal.ts';
import { addedTo, linkAudience } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import type { Handler } from '../../http/handler.ts';
import { sendJob } from '../../jobs/send.ts';
import { isPartner } from '../companies/public.ts';
import { assignWork, changesOf, requireDaysLeft, writeSettings } from '../work/public.ts';
import { activeCampaignOf } from './activeCampaigns.ts';
import { requestedSets } from './audience.ts';
import { lockCampaign } from './campaigns.queries.ts';
import { trainings } from './work.ts';

/** Changes the editable fields of a campaign. A job assigns the people of added departments and groups. */
export const editCampaign: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const campaign = await lockCampaign(tx, companyId, body.id);
  if (body.courseId && body.courseId !== campaign.courseId) throw new Refusal('validation_failed', { fields: ['courseId'] });
  if (campaign.status === 'ended') throw new Refusal('campaign_not_editable');
  if (actor.plan === 'trialEnded' && !(await isPartner(tx, companyId))) throw new Refusal('trial_expired');
  if (body.days_to_complete !== campaign.daysToComplete) requireDaysLeft(campaign, body.days_to_complete, 'days_to_complete');

  const { audience } = campaign;
  const requested = await requestedSets(tx, companyId, audience, body);
  const setIds = requested.map(({ id }) => id);
  const addedIds = await addedTo(tx, trainings.links, campaign, setIds);
  const added = requested.filter(({ id }) => addedIds.includes(id));
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
  const changes = changesOf(before, after);
  if (added.length === 0 && !changes) return activeCampaignOf(tx, companyId, campaign.courseId);

  await writeSettings(tx, trainings, companyId, campaign.id, before, after);
  await linkAudience(tx, trainings.links, companyId, campaign, addedIds);
  await audit(tx, actor, {
    action: 'campaigns.updated',
    subject: { type: 'campaign', id: campaign.id, label: after.name },
    before: changes?.before ?? {},
    after: { ...changes?.after, ...(added.length > 0 && { [`${audience}Added`]: added.map(({ name }) => name) }) },
  });
  if (added.length > 0 && campaign.status === 'running') await sendJob(tx, assignWork, { companyId });
  return activeCampaignOf(tx, companyId, campaign.courseId);
};
