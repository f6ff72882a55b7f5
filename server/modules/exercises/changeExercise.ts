import { and, eq, inArray, sql } from 'drizzle-orm';
import type {
  archiveExercise as archiveEndpoint,
  deleteExercise as deleteEndpoint,
  ExerciseSettings,
  updateExercise as updateEndpoint,
} from '#contract/exercise/campaigns';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { run } from '../../db/rows.ts';
import { exerciseAssignments, exerciseCampaigns } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { sendJob } from '../../jobs/send.ts';
import { assignCampaigns } from '../campaigns/public.ts';
import { addChosen, chosenIds, chosenOf, findChosen } from './audience.ts';
import { archiveOne, findExercise, type LockedExercise, lockExercise } from './campaigns.queries.ts';

const dayMs = 86_400_000;

/** Changes the editable settings of a campaign. A job assigns the people who were added. */
export const updateExercise: Handler<typeof updateEndpoint> = async ({ tx, actor, params, body }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const campaign = await lockExercise(tx, companyId, params.campaignId);
  if (campaign.status === 'archived') throw new Refusal('campaign_not_editable');
  if (body.usersType !== campaign.type) throw new Refusal('validation_failed', { fields: ['usersType'] });
  if (body.daysToComplete !== campaign.daysToComplete) requireDaysLeft(campaign, body.daysToComplete);
  const present = new Set(await chosenOf(tx, campaign));
  const requested = new Set(chosenIds(body));
  // People are named only to add them; see updateExerciseBody.
  if (campaign.type !== 'USERS_SELECTED' && [...present].some((id) => !requested.has(id)))
    throw new Refusal('assignment_not_removable');
  const added = await findChosen(
    tx,
    companyId,
    campaign.type,
    [...requested].filter((id) => !present.has(id)),
  );

  const changes = changesOf(campaign, body);
  if (added.length > 0 || Object.keys(changes.after).length > 0) {
    await write(tx, companyId, campaign, body);
    const ids = added.map(({ id }) => id);
    await addChosen(tx, companyId, campaign, ids);
    await audit(tx, actor, {
      action: 'exercises.updated',
      subject: { type: 'exercise', id: campaign.id, label: campaign.name },
      before: changes.before,
      after: { ...changes.after, ...(added.length > 0 && { added: added.slice(0, 50).map(({ name }) => name) }) },
    });
    if (added.length > 0 && campaign.status === 'running') await sendJob(tx, assignCampaigns, { companyId });
  }
  return { data: await findExercise(tx, companyId, campaign.id) };
};

/** Refuses a number of days with which the first deadline would be in the past. */
function requireDaysLeft({ status, startsAt }: LockedExercise, days: number): void {
  const elapsed = status === 'scheduled' ? 0 : Math.floor((now().getTime() - startsAt.getTime()) / dayMs);
  if (days <= elapsed) throw new Refusal('validation_failed', { fields: ['daysToComplete'] });
}

/** Changed settings, old and new, for the audit log. */
function changesOf(campaign: LockedExercise, { daysToComplete, notification }: ExerciseSettings) {
  const { notificationsEnabled, subject, message } = campaign;
  const before = { notified: notificationsEnabled, subject, message, daysToComplete: campaign.daysToComplete };
  const after = {
    notified: notification.isEnabled,
    subject: notification.subject,
    message: notification.message,
    daysToComplete,
  };
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => after[name] !== before[name]);
  const only = (facts: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}

async function write(tx: Tx, companyId: string, { id, daysToComplete: before }: LockedExercise, body: ExerciseSettings) {
  const { daysToComplete, notification } = body;
  await tx
    .update(exerciseCampaigns)
    .set({
      notificationsEnabled: notification.isEnabled,
      notificationSubject: notification.subject || null,
      notificationMessage: notification.message || null,
      daysToComplete,
    })
    .where(and(eq(exerciseCampaigns.companyId, companyId), eq(exerciseCampaigns.id, id)));
  if (daysToComplete === before) return;
  // Overdue assignments stay overdue until they are completed; all other open ones get the new deadline.
  await tx
    .update(exerciseAssignments)
    .set({ dueAt: sql`assigned_at + make_interval(days => ${daysToComplete}::int)` })
    .where(
      and(
        eq(exerciseAssignments.companyId, companyId),
        eq(exerciseAssignments.campaignId, id),
        inArray(exerciseAssignments.status, ['not_started', 'in_progress']),
      ),
    );
}

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
