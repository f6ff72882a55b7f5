import type {
  archiveExercise as archiveEndpoint,
  deleteExercise as deleteEndpoint,
  updateExercise as updateEndpoint,
} from '#contract/exercise/campaigns';
import { sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { addedTo, findChosen, linkAudience } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { run } from '../../db/rows.ts';
import type { Handler } from '../../http/handler.ts';
import { sendJob } from '../../jobs/send.ts';
import { assignWork, changesOf, requireDaysLeft, writeSettings } from '../work/public.ts';
import { archiveOne, findExercise, lockExercise } from './campaigns.queries.ts';
import { chosenIn } from './chosen.ts';
import { exercises } from './work.ts';

/** Changes the editable settings of a campaign. A job assigns the people who were added. */
export const updateExercise: Handler<typeof updateEndpoint> = async ({ tx, actor, params, body }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const campaign = await lockExercise(tx, companyId, params.campaignId);
  const { daysToComplete, notification } = body;
  if (campaign.status === 'archived') throw new Refusal('campaign_not_editable');
  if (body.usersType !== campaign.audience) throw new Refusal('validation_failed', { fields: ['usersType'] });
  if (daysToComplete !== campaign.daysToComplete) requireDaysLeft(campaign, daysToComplete, 'daysToComplete');
  const [{ kind, ids }, field] = chosenIn(body);
  const addedIds = await addedTo(tx, exercises.links, campaign, ids);
  const added = await findChosen(tx, companyId, { kind, ids: addedIds }, field);

  const { name, notificationsEnabled: notified, subject, message } = campaign;
  const before = { name, notified, subject, message, daysToComplete: campaign.daysToComplete };
  const { isEnabled, ...texts } = notification;
  const after = { name, notified: isEnabled, ...texts, daysToComplete };
  const changes = changesOf(before, after);
  if (added.length > 0 || changes) {
    await writeSettings(tx, exercises, companyId, campaign.id, before, after);
    await linkAudience(tx, exercises.links, companyId, campaign, addedIds);
    await audit(tx, actor, {
      action: 'exercises.updated',
      subject: { type: 'exercise', id: campaign.id, label: name },
      before: changes?.before ?? {},
      after: { ...changes?.after, ...(added.length > 0 && { added: added.slice(0, 50).map((one) => one.name) }) },
    });
    if (added.length > 0 && campaign.status === 'running') await sendJob(tx, assignWork, { companyId });
  }
  return { data: await findExercise(tx, companyId, campaign.id) };
};

/** Archives a campaign for good: nobody can answer any more, and its figures stay. */
export const archiveExercise: Handler<typeof archiveEndpoint> = async ({ tx, actor, params }) => {
  const { companyId } = actor;
  const { id, name, status } = await lockExercise(tx, companyId, params.campaignId);
  if (!(await archiveOne(tx, companyId, id, now()))) throw new Refusal('campaign_not_editable');
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
  const { id, name, status, startsAt } = await lockExercise(tx, companyId, params.campaignId);
  if (status !== 'archived') throw new Refusal('campaign_not_archived');
  // First: triggers on rows that a cascade deletes run last, and would count them after the counters are gone.
  await run(tx, sql`DELETE FROM exercise_assignments WHERE company_id = ${companyId} AND campaign_id = ${id}`);
  await run(tx, sql`DELETE FROM exercise_campaigns WHERE company_id = ${companyId} AND id = ${id}`);
  await audit(tx, actor, {
    action: 'exercises.deleted',
    subject: { type: 'exercise', id, label: name },
    before: { startsAt: startsAt.toISOString() },
  });
  return { data: {} };
};
