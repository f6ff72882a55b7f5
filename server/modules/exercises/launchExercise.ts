import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { createExercise as endpoint, createExerciseBody } from '#contract/exercise/campaigns';
import { usersType } from '#contract/exercise/exerciseStates';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { findChosen, linkAudience } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { rows, run } from '../../db/rows.ts';
import { exerciseCampaigns } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { sendJob } from '../../jobs/send.ts';
import { assignWork, requireStart } from '../work/public.ts';
import { chosenIn } from './chosen.ts';
import { findExercise } from './campaigns.queries.ts';
import { exercises } from './work.ts';

type Body = z.output<typeof createExerciseBody>;

interface Chosen {
  pack: { id: string; name: string } | null;
  /** In the order of the campaign. */
  templateIds: string[];
}

/** Launches a campaign. A job assigns its people; a later start waits for the clock. */
export const launchExercise: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { companyId, userId } = actor;
  await allowLongStatements(tx);
  const at = now();
  const startsAt = requireStart(body.startedAt, at, 'startedAt');
  const isNow = startsAt <= at;
  const audience = await findChosen(tx, companyId, ...chosenIn(body));
  const { pack, templateIds } = await chosenTemplates(tx, companyId, body);
  const { isEnabled, subject, message } = body.notification;
  const [made] = await tx
    .insert(exerciseCampaigns)
    .values({
      companyId,
      name: body.name,
      status: isNow ? 'running' : 'scheduled',
      audience: body.usersType,
      startsAt,
      launchedAt: isNow ? at : null,
      daysToComplete: body.daysToComplete,
      notificationsEnabled: isEnabled,
      notificationSubject: subject || null,
      notificationMessage: message || null,
      packId: pack?.id ?? null,
      packName: pack?.name ?? null,
      createdBy: userId,
      createdAt: at,
    })
    .returning({ id: exerciseCampaigns.id });
  if (!made) throw new Error('no campaign was inserted');
  await freeze(tx, companyId, made.id, templateIds);
  const ids = audience.map((one) => one.id);
  await linkAudience(tx, exercises.links, companyId, { id: made.id, audience: body.usersType }, ids);
  await audit(tx, actor, {
    action: 'exercises.launched',
    subject: { type: 'exercise', id: made.id, label: body.name },
    after: {
      startsAt: startsAt.toISOString(),
      daysToComplete: body.daysToComplete,
      notified: isEnabled,
      audience: usersType.encode(body.usersType),
      ...(audience.length > 0 && { chosen: audience.slice(0, 50).map(({ name }) => name) }),
      ...(pack ? { pack: pack.name } : { templates: templateIds.length }),
    },
  });
  if (isNow) await sendJob(tx, assignWork, { companyId });
  return { data: await findExercise(tx, companyId, made.id) };
};

/** The templates of the pack, or those of the body in their order. Refuses with validation_failed what does not exist any more. */
async function chosenTemplates(tx: Tx, companyId: string, { packId, templates }: Body): Promise<Chosen> {
  if (packId !== null) {
    const [pack] = await rows<{ id: string; name: string; templateIds: string[] }>(
      tx,
      sql`SELECT id, name, template_ids AS "templateIds" FROM exercise_packs WHERE id = ${packId} AND deleted_at IS NULL`,
    );
    if (!pack) throw new Refusal('validation_failed', { fields: ['packId'] });
    return { pack: { id: pack.id, name: pack.name }, templateIds: pack.templateIds };
  }
  const ids = [...templates].sort((a, b) => a.orderNumber - b.orderNumber).map(({ templateId }) => templateId);
  const among = sql`id = ANY(${sql.param(ids)}::uuid[]) AND deleted_at IS NULL`;
  // Locked, so that nobody deletes or changes a template of the company while it is frozen. Those of the library cannot be locked by a request.
  await rows(tx, sql`SELECT 1 FROM exercise_templates WHERE company_id = ${companyId} AND ${among} ORDER BY id FOR SHARE`);
  const found = await rows(
    tx,
    sql`SELECT 1 FROM exercise_templates WHERE (company_id IS NULL OR company_id = ${companyId}) AND ${among}`,
  );
  if (found.length !== ids.length) throw new Refusal('validation_failed', { fields: ['templates'] });
  return { pack: null, templateIds: ids };
}

/** The campaign keeps the versions that its templates have now. */
const freeze = (tx: Tx, companyId: string, campaignId: string, templateIds: readonly string[]) =>
  run(
    tx,
    sql`INSERT INTO exercise_messages (company_id, campaign_id, template_id, version_id, position)
      SELECT ${companyId}, ${campaignId}, t.id, t.version_id, o.position
      FROM unnest(${sql.param([...templateIds])}::uuid[]) WITH ORDINALITY AS o(id, position) JOIN exercise_templates t ON t.id = o.id`,
  );
