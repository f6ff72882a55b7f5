import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { contract } from '#contract/index';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireOneself, requireOwnCompany } from '../../core/requireOneself.ts';
import type { Actor } from '../../core/actor.ts';
import { run } from '../../db/rows.ts';
import { notifications, users } from '../../db/schema.ts';
import { simpleList } from '../../db/simpleList.ts';
import { contains, isOneOf } from '../../db/where.ts';
import { mediaAddress } from '../../files/mediaAddress.ts';
import { saveFile } from '../../files/saveFile.ts';
import type { Handlers } from '../../http/handler.ts';
import { shownTo, simulationTroubles, suspendedCampaigns, suspendedOthers, waitingSimulations } from './shownNotifications.ts';
import {
  createNotification,
  deleteNotification,
  findNotification,
  type Notification,
  notificationColumns,
  updateNotification,
  withImage,
} from './writtenNotifications.ts';

const n = alias(notifications, 'n');

/** Notifications are for a person as an admin of their own company. */
function requireOwn(actor: Actor, userId: string): void {
  requireOneself(actor, userId);
  requireOwnCompany(actor);
}

const longAgo = new Date(0);

export const handlers: Handlers<(typeof contract)['notifications']> = {
  async getNotifications({ tx, actor, params }) {
    requireOwn(actor, params.userId);
    return {
      notifications: await shownTo(tx, actor),
      suspendedCampaigns: await suspendedCampaigns(tx, actor),
      suspendedWork: await suspendedOthers(tx, actor),
      waitingSimulations: await waitingSimulations(tx, actor),
      simulationTroubles: await simulationTroubles(tx, actor),
    };
  },
  async markNotificationsShown({ tx, actor, params, body }) {
    requireOwn(actor, params.userId);
    const notificationsSeenAt = body.notificationsShown ? now() : longAgo;
    await tx.update(users).set({ notificationsSeenAt }).where(eq(users.id, actor.userId));
    return {};
  },
  async markNotification({ tx, actor, params, body }) {
    requireOwn(actor, params.userId);
    const marked = await run(
      tx,
      sql`INSERT INTO notification_reads (company_id, user_id, notification_id, read_at)
        SELECT ${actor.companyId}::uuid, ${actor.userId}::uuid, id, ${now()}::timestamptz FROM notifications
        WHERE id = ${body.notificationId} AND status = 'published'
        ON CONFLICT (user_id, notification_id) DO UPDATE SET read_at = excluded.read_at`,
    );
    if (marked === 0) throw new Refusal('not_found');
    return {};
  },
  async markSuspendedShown({ tx, actor, params }) {
    requireOneself(actor, params.userId);
    await tx.update(users).set({ suspendedNotificationShown: true }).where(eq(users.id, actor.userId));
    return {};
  },
  async listNotifications({ tx, query, contentRange }) {
    const found = await simpleList<Notification, 'createdAt' | 'title'>(tx, {
      columns: notificationColumns,
      from: sql`notifications n`,
      conditions: [
        isOneOf(sql`n.status`, { among: query.filter?.statuses }),
        ...contains(sql`n.head || ' ' || n.title || ' ' || n.description`, query.filter?.search),
      ],
      orders: { createdAt: n.createdAt, title: sql`lower(${n.title})` },
      id: n.id,
      query,
      contentRange,
    });
    return found.map(withImage);
  },
  getNotification: ({ tx, params }) => findNotification(tx, params.notificationId),
  createNotification: ({ tx, actor, body }) => createNotification(tx, actor, body),
  updateNotification: ({ tx, actor, params, body }) => updateNotification(tx, actor, params.notificationId, body),
  deleteNotification: ({ tx, actor, params }) => deleteNotification(tx, actor, params.notificationId),
  async uploadNotificationImage({ tx, actor, upload }) {
    const { id, path } = await saveFile(tx, actor, upload());
    return { id, url: mediaAddress(path) };
  },
};
