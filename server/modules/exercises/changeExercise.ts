import type {
  archiveExercise as archiveEndpoint,
  deleteExercise as deleteEndpoint,
  updateExercise as updateEndpoint,
} from '#contract/exercise/campaigns';
import { sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { Refusal } from '../../core/refusal.ts';
import { addedTo, findChosen } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { run } from '../../db/rows.ts';
import type { Handler } from '../../http/handler.ts';
import { changeWork, endWork, lockCampaign, requireDaysLeft } from '../work/public.ts';
import { findExercise } from './campaigns.queries.ts';
import { chosenIn } from './chosen.ts';
import { exercises } from './work.ts';

/** Changes the editable settings of a campaign. A job assigns the people who were added. */
export const updateExercise: Handler<typeof updateEndpoint> = async ({ tx, actor, params, body }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const campaign = await lockCampaign(tx, exercises, companyId, params.campaignId);
  const { daysToComplete, notification } = body;
  if (campaign.status === 'archived') throw new Refusal('campaign_not_editable');
  if (body.usersType !== campaign.audience) throw new Refusal('validation_failed', { fields: ['usersType'] });
  requireDaysLeft(campaign, daysToComplete, 'daysToComplete');
  const [{ kind, ids }, field] = chosenIn(body);
  const addedIds = await addedTo(tx, exercises.links, campaign, ids);
  const added = await findChosen(tx, companyId, { kind, ids: addedIds }, field);
  const { isEnabled: notified, ...texts } = notification;
  await changeWork(tx, actor, exercises, campaign, {
    settings: { name: campaign.name, notified, ...texts, daysToComplete },
    added,
    audited: { action: 'exercises.updated', subject: 'exercise', added: (names) => ({ added: names.slice(0, 50) }) },
  });
  return { data: await findExercise(tx, companyId, campaign.id) };
};

/** Archives a campaign for good: nobody can answer any more, and its figures stay. */
export const archiveExercise: Handler<typeof archiveEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  const { id, name, status } = await lockCampaign(tx, exercises, companyId, params.campaignId);
  if (!(await endWork(tx, exercises, companyId, id))) throw new Refusal('campaign_not_editable');
  await audit(tx, actor, {
    action: 'exercises.archived',
    subject: { type: 'exercise', id, label: name },
    before: { status },
    after: { status: 'archived' },
  });
  return { data: {} };
};

/** Deletes an archived campaign with its assignments and answers. */
export const deleteExercise: Handler<typeof deleteEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const { id, name, status, startsAt } = await lockCampaign(tx, exercises, companyId, params.campaignId);
  if (status !== 'archived') throw new Refusal('campaign_not_archived');
  // First: triggers on rows that a cascade deletes run last, and would count them after the counters are deleted.
  await run(tx, sql`DELETE FROM exercise_assignments WHERE company_id = ${companyId} AND campaign_id = ${id}`);
  await run(tx, sql`DELETE FROM exercise_campaigns WHERE company_id = ${companyId} AND id = ${id}`);
  await audit(tx, actor, {
    action: 'exercises.deleted',
    subject: { type: 'exercise', id, label: name },
    before: { startsAt: startsAt.toISOString() },
  });
  return { data: {} };
};
