import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { createExercise as endpoint, createExerciseBody } from '#contract/exercise/campaigns';
import { Refusal } from '../../core/refusal.ts';
import { findChosen } from '../../db/audience.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handler } from '../../http/handler.ts';
import { startWork } from '../work/public.ts';
import { chosenIn } from './chosen.ts';
import { findExercise } from './campaigns.queries.ts';
import { exercises } from './work.ts';

type Body = z.output<typeof createExerciseBody>;

interface Chosen {
  pack: { id: string; name: string } | null;
  /** In the order of the campaign. */
  templateIds: string[];
}

/** Launches a campaign, which keeps the present versions of its templates. */
export const launchExercise: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  const { companyId } = actor;
  await allowLongStatements(tx);
  const chosen = await findChosen(tx, companyId, ...chosenIn(body));
  const { pack, templateIds } = await chosenTemplates(tx, companyId, body);
  const id = await startWork(tx, actor, exercises, {
    name: body.name,
    startsAt: body.startedAt,
    startField: 'startedAt',
    audience: body.usersType,
    chosen,
    task: { daysToComplete: body.daysToComplete, notification: body.notification },
    columns: { pack_id: pack?.id ?? null, pack_name: pack?.name ?? null },
    audited: {
      action: 'exercises.launched',
      subject: 'exercise',
      after: pack ? { pack: pack.name } : { templates: templateIds.length },
    },
  });
  await freeze(tx, companyId, id, templateIds);
  return { data: await findExercise(tx, companyId, id) };
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
