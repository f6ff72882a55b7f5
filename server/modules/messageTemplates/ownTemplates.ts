import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { ReceivedFile } from '../../files/receiveFile.ts';
import { saveFile } from '../../files/saveFile.ts';
import { type Content, type TemplateTables, type Version, withVersions } from './tables.ts';

/** What the audit log says of a state. */
type Facts<V extends Version> = (content: Content<V>) => Record<string, unknown>;

const ownOf = ({ companyId }: Actor, id: string): SQL => sql`t.id = ${id} AND t.company_id = ${companyId}`;

/** The company's own template, locked against a launch. Refuses with not_found, or as the area refuses one in use. */
async function lockOwn<V extends Version>(tx: Tx, actor: Actor, tables: TemplateTables<V>, id: string): Promise<V> {
  await lockCompany(tx, actor);
  // A launch that freezes it at this moment ends first, so that it counts as use.
  await rows(tx, sql`SELECT 1 FROM ${withVersions(tables)} WHERE ${ownOf(actor, id)} FOR UPDATE`);
  const [own] = await rows<{ isInUse: boolean; versionId: string }>(
    tx,
    sql`SELECT ${tables.isInUse(actor.companyId)} AS "isInUse", t.version_id AS "versionId" FROM ${tables.templates} t
      WHERE ${ownOf(actor, id)} AND t.deleted_at IS NULL`,
  );
  if (!own) throw new Refusal('not_found');
  if (own.isInUse) throw new Refusal(tables.inUse);
  const version = await tables.readVersion(tx, own.versionId);
  if (!version) throw new Refusal('not_found');
  return version;
}

/** Refuses with storage_full. Locked, so that two that are made at once are both counted; deleted ones are still stored. */
async function requireRoom<V extends Version>(tx: Tx, actor: Actor, { templates, most }: TemplateTables<V>): Promise<void> {
  await lockCompany(tx, actor);
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM ${templates} t WHERE t.company_id = ${actor.companyId}`,
  );
  if (n >= most) throw new Refusal('storage_full');
}

interface SentPicture {
  picture: ReceivedFile | undefined;
  isDeleteThumbnail: 'true' | 'false' | undefined;
}

/** The picture of a template that is saved: the one that was sent, else the one that it had. */
export async function savePicture(tx: Tx, actor: Actor, sent: SentPicture, before: string | null): Promise<string | null> {
  // Stored, it is a picture like others; only what may be sent is narrower.
  if (sent.picture) return (await saveFile(tx, actor, { ...sent.picture, kind: 'image' })).path;
  return sent.isDeleteThumbnail === 'true' ? null : before;
}

interface NewTemplate {
  id: string;
  companyId: string;
  versionId: string;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
}

interface Making<V extends Version> {
  addTemplate: (template: NewTemplate) => Promise<unknown>;
  content: () => Promise<Content<V>>;
  factsOf: Facts<V>;
}

/** Returns the id of the template that is made. Refuses with storage_full. */
export async function createOwn<V extends Version>(
  tx: Tx,
  actor: Actor,
  tables: TemplateTables<V>,
  { addTemplate, content, factsOf }: Making<V>,
): Promise<string> {
  await requireRoom(tx, actor, tables);
  // It points to its version, which refers to it: both ids are known before either is there.
  const [id, versionId] = [randomUUID(), randomUUID()];
  const [at, { companyId, userId: createdBy }] = [now(), actor];
  await addTemplate({ id, companyId, versionId, createdBy, createdAt: at, updatedAt: at });
  const made = await content();
  await tables.addVersion(tx, { ...made, id: versionId, companyId, templateId: id, createdAt: at });
  await audit(tx, actor, {
    action: 'templates.created',
    subject: { type: 'template', id, label: made.name },
    after: factsOf(made),
  });
  return id;
}

interface Changing<V extends Version> {
  content: (before: V) => Promise<Content<V>> | Content<V>;
  factsOf: Facts<V>;
}

/** Adds a state to the company's own template, which is then the present one. Refuses with not_found or template_in_use. */
export async function changeOwn<V extends Version>(
  tx: Tx,
  actor: Actor,
  tables: TemplateTables<V>,
  templateId: string,
  { content, factsOf }: Changing<V>,
): Promise<void> {
  const before = await lockOwn(tx, actor, tables, templateId);
  const after = await content(before);
  const [id, { companyId }, at] = [randomUUID(), actor, now()];
  await tables.addVersion(tx, { ...after, id, companyId, templateId, createdAt: at });
  const own = ownOf(actor, templateId);
  await run(tx, sql`UPDATE ${tables.templates} t SET version_id = ${id}, updated_at = ${at} WHERE ${own}`);
  // Earlier states stay only where something that was sent had them.
  await run(
    tx,
    sql`DELETE FROM ${tables.versions} v WHERE v.company_id = ${companyId} AND v.template_id = ${templateId} AND v.id <> ${id}
      AND NOT ${tables.hadVersion}`,
  );
  await audit(tx, actor, {
    action: 'templates.updated',
    subject: { type: 'template', id: templateId, label: after.name },
    before: factsOf(before),
    after: factsOf(after),
  });
}

/** It stays in the database for the reports of campaigns that had it; what no campaign ever had goes. */
export async function deleteOwn<V extends Version>(tx: Tx, actor: Actor, tables: TemplateTables<V>, id: string): Promise<void> {
  const { name } = await lockOwn(tx, actor, tables, id);
  const own = ownOf(actor, id);
  await run(tx, sql`UPDATE ${tables.templates} t SET deleted_at = ${now()} WHERE ${own}`);
  await run(tx, sql`DELETE FROM ${tables.templates} t WHERE ${own} AND NOT ${tables.hadTemplate}`);
  await audit(tx, actor, { action: 'templates.deleted', subject: { type: 'template', id, label: name } });
}
