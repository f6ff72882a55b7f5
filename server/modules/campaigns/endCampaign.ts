import { and, eq } from 'drizzle-orm';
import type { deleteCampaign as deleteEndpoint, endCampaign as endEndpoint } from '#contract/campaigns/campaigns';
import { audit } from '../../audit.ts';
import { Refusal } from '../../core/refusal.ts';
import { campaigns } from '../../db/schema.ts';
import type { Handler } from '../../http/handler.ts';
import { endWork } from '../work/public.ts';
import { figuresOf, lockTraining } from './campaigns.queries.ts';
import { trainings } from './work.ts';

/** Deletes a campaign that has not started yet; nobody has been assigned. */
export const deleteCampaign: Handler<typeof deleteEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  const { id, name, status, courseName, startsAt } = await lockTraining(tx, companyId, params.campaignId);
  if (status !== 'scheduled') throw new Refusal('campaign_already_started');
  await tx.delete(campaigns).where(and(eq(campaigns.companyId, companyId), eq(campaigns.id, id)));
  await audit(tx, actor, {
    action: 'campaigns.deleted',
    subject: { type: 'campaign', id, label: name },
    before: { course: courseName, startsAt: startsAt.toISOString() },
  });
  return {};
};

/**
 * Ends a campaign for everybody, by hand: the only way a campaign ends. Its deadlines only make assignments overdue
 * (`markOverdue`). Assignments keep their status.
 */
export const endCampaign: Handler<typeof endEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  const { id, name, status } = await lockTraining(tx, companyId, params.campaignId);
  if (status === 'scheduled') throw new Refusal('campaign_not_started');
  if (!(await endWork(tx, trainings, companyId, id))) throw new Refusal('campaign_not_editable');
  await audit(tx, actor, {
    action: 'campaigns.ended',
    subject: { type: 'campaign', id, label: name },
    before: { status },
    after: { status: 'ended', ...(await figuresOf(tx, companyId, id)) },
  });
  return {};
};
