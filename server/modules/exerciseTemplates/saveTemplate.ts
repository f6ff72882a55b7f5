import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { exerciseLimits } from '#contract/exercise/limits';
import type { SaveTemplateBody } from '#contract/exercise/templates';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import { exerciseTemplates, exerciseTemplateVersions } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { ReceivedFile } from '../../files/receiveFile.ts';
import { saveFile } from '../../files/saveFile.ts';
import type { Cleaned } from '../../html/cleaner.ts';
import { isInUse, templateTables } from './templates.queries.ts';

type Version = typeof exerciseTemplateVersions.$inferSelect;
type Kept = Pick<Version, 'difficulty' | 'premise' | 'thumbnail'>;

/** What somebody sends to save a template. */
export interface Sent {
  body: SaveTemplateBody;
  content: Cleaned;
  picture: ReceivedFile | undefined;
}

const factsOf = ({ name, layoutType, callouts }: SaveTemplateBody) => ({ name, layoutType, callouts: callouts.length });

/** The company's own template, locked against a launch. Refuses with not_found or template_in_use. */
export async function lockOwnTemplate(tx: Tx, actor: Actor, templateId: string): Promise<Version> {
  const { companyId } = actor;
  await lockCompany(tx, actor);
  // A launch that freezes it at this moment ends first, so that it counts as use.
  await rows(tx, sql`SELECT 1 FROM exercise_templates WHERE id = ${templateId} AND company_id = ${companyId} FOR UPDATE`);
  const [own] = await rows<{ isInUse: boolean; versionId: string }>(
    tx,
    sql`SELECT ${isInUse(companyId)} AS "isInUse", v.id AS "versionId" FROM ${templateTables}
      WHERE t.id = ${templateId} AND t.company_id = ${companyId} AND t.deleted_at IS NULL`,
  );
  if (!own) throw new Refusal('not_found');
  if (own.isInUse) throw new Refusal('template_in_use');
  const [version] = await tx.select().from(exerciseTemplateVersions).where(eq(exerciseTemplateVersions.id, own.versionId));
  if (!version) throw new Refusal('not_found');
  return version;
}

/** Adds a state of a template. The template then has to point to it. */
async function addVersion(tx: Tx, actor: Actor, templateId: string, { body, content, picture }: Sent, kept: Kept): Promise<string> {
  const isEmail = body.layoutType === 'EMAIL';
  const [id, at] = [randomUUID(), now()];
  // Stored, it is a picture like others; only what may be sent is narrower.
  const uploaded = picture && (await saveFile(tx, actor, { ...picture, kind: 'image' })).path;
  await tx.insert(exerciseTemplateVersions).values({
    ...kept,
    id,
    templateId,
    companyId: actor.companyId,
    createdAt: at,
    name: body.name,
    legend: body.legend,
    layoutType: body.layoutType,
    html: content.html,
    designData: content.design,
    answers: body.answers,
    callouts: body.callouts,
    subject: isEmail ? body.subject : '',
    fromEmail: (isEmail && body.fromEmail) || null,
    fromName: (isEmail && body.fromName) || null,
    fromPhone: (!isEmail && body.fromPhone) || null,
    thumbnail: uploaded ?? (body.isDeleteThumbnail === 'true' ? null : kept.thumbnail),
  });
  return id;
}

/** Refuses with storage_full. Locked, so that two that are made at once are both counted; deleted ones are still stored. */
async function requireRoom(tx: Tx, actor: Actor): Promise<void> {
  await lockCompany(tx, actor);
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM exercise_templates WHERE company_id = ${actor.companyId}`,
  );
  if (n >= exerciseLimits.ownTemplates) throw new Refusal('storage_full');
}

export async function createTemplate(tx: Tx, actor: Actor, sent: Sent): Promise<string> {
  await requireRoom(tx, actor);
  const id = randomUUID();
  const [at, { companyId, userId: createdBy }] = [now(), actor];
  // Points to its version, which refers to it: the id is known before either is there.
  await tx.insert(exerciseTemplates).values({ id, companyId, versionId: id, createdBy, createdAt: at, updatedAt: at });
  const versionId = await addVersion(tx, actor, id, sent, { difficulty: null, premise: null, thumbnail: null });
  await tx.update(exerciseTemplates).set({ versionId }).where(eq(exerciseTemplates.id, id));
  await audit(tx, actor, {
    action: 'templates.created',
    subject: { type: 'template', id, label: sent.body.name },
    after: factsOf(sent.body),
  });
  return id;
}

export async function updateTemplate(tx: Tx, actor: Actor, id: string, sent: Sent): Promise<void> {
  const before = await lockOwnTemplate(tx, actor, id);
  if (before.layoutType !== sent.body.layoutType) throw new Refusal('validation_failed', { fields: ['layoutType'] });
  const { difficulty, premise, thumbnail } = before;
  const versionId = await addVersion(tx, actor, id, sent, { difficulty, premise, thumbnail });
  await pointTo(tx, actor, id, versionId);
  await audit(tx, actor, {
    action: 'templates.updated',
    subject: { type: 'template', id, label: sent.body.name },
    before: { name: before.name, layoutType: before.layoutType, callouts: before.callouts.length },
    after: factsOf(sent.body),
  });
}

/** A further state of a template is the present one. Earlier ones stay only where a campaign has them. */
export async function pointTo(tx: Tx, { companyId }: Actor, id: string, versionId: string): Promise<void> {
  await tx
    .update(exerciseTemplates)
    .set({ versionId, updatedAt: now() })
    .where(and(eq(exerciseTemplates.id, id), eq(exerciseTemplates.companyId, companyId)));
  await run(
    tx,
    sql`DELETE FROM exercise_template_versions v WHERE v.company_id = ${companyId} AND v.template_id = ${id} AND v.id <> ${versionId}
      AND NOT EXISTS (SELECT 1 FROM exercise_messages m WHERE m.template_id = ${id} AND m.version_id = v.id)`,
  );
}

/** It stays in the database for the reports of campaigns that had it; what no campaign ever had goes. */
export async function deleteTemplate(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { name } = await lockOwnTemplate(tx, actor, id);
  const own = sql`t.id = ${id} AND t.company_id = ${actor.companyId}`;
  await run(tx, sql`UPDATE exercise_templates t SET deleted_at = ${now()} WHERE ${own}`);
  await run(
    tx,
    sql`DELETE FROM exercise_templates t WHERE ${own} AND NOT EXISTS (SELECT 1 FROM exercise_messages m WHERE m.template_id = t.id)`,
  );
  await audit(tx, actor, { action: 'templates.deleted', subject: { type: 'template', id, label: name } });
}
