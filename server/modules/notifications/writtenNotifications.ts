import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { notification, notificationInput } from '#contract/help/notifications';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import { notifications } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { uploadedImagePath } from '../files/public.ts';

export type Notification = z.output<typeof notification>;
type Input = z.output<typeof notificationInput>;

export const notificationColumns = sql`n.id, n.head, n.title, n.description, n.button_name AS "buttonName", n.url, n.image,
  n.is_pinned AS "isPinned", n.status, n.published_at AS "publishedAt", n.created_at AS "createdAt"`;
export const withImage = (row: Notification): Notification => ({ ...row, image: mediaAddressOr(row.image) });

/** Refuses with not_found. */
export async function findNotification(tx: Tx, id: string): Promise<Notification> {
  const [found] = await rows<Notification>(tx, sql`SELECT ${notificationColumns} FROM notifications n WHERE n.id = ${id}`);
  if (!found) throw new Refusal('not_found');
  return withImage(found);
}

const subjectOf = (id: string, label: string) => ({ type: 'notification', id, label }) as const;

/** Columns of what staff typed; the picture is one that the house has uploaded. */
async function columnsOf(tx: Tx, { companyId }: Actor, { imageId, ...texts }: Input) {
  if (imageId === undefined) return texts;
  return { ...texts, image: imageId && (await uploadedImagePath(tx, companyId, imageId, 'imageId')) };
}

export async function createNotification(tx: Tx, actor: Actor, input: Input): Promise<Notification> {
  const [id, at] = [randomUUID(), now()];
  const publishedAt = input.status === 'published' ? at : null;
  await tx.insert(notifications).values({ id, ...(await columnsOf(tx, actor, input)), publishedAt, createdAt: at, updatedAt: at });
  await audit(tx, actor, { action: 'notifications.created', subject: subjectOf(id, input.title), after: { status: input.status } });
  return findNotification(tx, id);
}

/** Published for the first time, or again after having been a draft, it is new to everybody; other changes are not. */
export async function updateNotification(tx: Tx, actor: Actor, id: string, input: Input): Promise<Notification> {
  const before = await findNotification(tx, id);
  const at = now();
  const isNew = input.status === 'published' && before.status === 'draft';
  const columns = await columnsOf(tx, actor, input);
  await tx
    .update(notifications)
    .set({ ...columns, ...(isNew && { publishedAt: at }), updatedAt: at })
    .where(sql`id = ${id}`);
  await audit(tx, actor, {
    action: 'notifications.updated',
    subject: subjectOf(id, input.title),
    before: { title: before.title, status: before.status },
    after: { title: input.title, status: input.status },
  });
  return findNotification(tx, id);
}

export async function deleteNotification(tx: Tx, actor: Actor, id: string): Promise<Notification> {
  const before = await findNotification(tx, id);
  await run(tx, sql`DELETE FROM notifications WHERE id = ${id}`);
  await audit(tx, actor, { action: 'notifications.deleted', subject: subjectOf(id, before.title) });
  return before;
}
