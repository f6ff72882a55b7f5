import type { editCampaign as endpoint } from '#contract/campaigns/campaigns';
import { Refusal } from '../../core/refusal.ts';
import { addedTo } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import type { Handler } from '../../http/handler.ts';
import { isPartner } from '../../db/isPartner.ts';
import { changeWork, requireDaysLeft } from '../work/public.ts';
import { activeCampaignOf } from './activeCampaigns.ts';
import { requestedSets } from './audience.ts';
import { lockTraining } from './campaigns.queries.ts';
import { trainings } from './work.ts';

/** Changes the editable fields of a campaign. A job assigns the people of added departments and groups. */
export const editCampaign: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const campaign = await lockTraining(tx, companyId, body.id);
  if (body.courseId && body.courseId !== campaign.courseId) throw new Refusal('validation_failed', { fields: ['courseId'] });
  if (campaign.status === 'ended') throw new Refusal('campaign_not_editable');
  if (actor.plan === 'trialEnded' && !(await isPartner(tx, companyId))) throw new Refusal('trial_expired');
  requireDaysLeft(campaign, body.days_to_complete, 'days_to_complete');

  const { audience } = campaign;
  const requested = await requestedSets(tx, companyId, audience, body);
  const requestedIds = requested.map(({ id }) => id);
  const addedIds = await addedTo(tx, trainings.links, campaign, requestedIds);
  await changeWork(tx, actor, trainings, campaign, {
    settings: {
      name: body.campaign_name ?? campaign.name,
      notified: body.notificationsEnabled,
      subject: body.notificationSubject,
      message: body.notificationMessage,
      daysToComplete: body.days_to_complete,
    },
    added: requested.filter(({ id }) => addedIds.includes(id)),
    audited: { action: 'campaigns.updated', subject: 'campaign', added: (names) => ({ [`${audience}Added`]: names }) },
  });
  return activeCampaignOf(tx, companyId, campaign.courseId);
};
