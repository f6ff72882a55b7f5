import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { helpLimits } from '#contract/help/limits';
import {
  type Notifications,
  type shownNotification,
  type suspendedCampaign,
  type SuspendedKind,
  suspendedKinds,
} from '#contract/help/notifications';
import type { SimulationStatus } from '#contract/simulation/states';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { suspendedWork } from '../work/public.ts';

const failsFor = sql`make_interval(mins => ${helpLimits.failsForMinutes}::int)`;
/** Rows `(kind, name, since)` of what simulations of a company need and what has been failing for long enough. */
const troublesOf = (companyId: SQL) => sql`heed_simulation_troubles(${companyId}, ${now()}::timestamptz - ${failsFor})`;

/**
 * Condition over `users`: nothing was published since the person last looked, or since they were added, and nothing of their company’s
 * simulations began to be reported as failing.
 */
export const hasSeenNotifications = () => {
  const seenAt = sql`coalesce("users"."notifications_seen_at", "users"."created_at")`;
  return sql<boolean>`NOT EXISTS (SELECT 1 FROM notifications n WHERE n.status = 'published' AND n.published_at > ${seenAt})
    AND NOT EXISTS (SELECT 1 FROM ${troublesOf(sql`"users"."company_id"`)} t WHERE t.since + ${failsFor} > ${seenAt})`;
};

/** What is under the bell: published notifications, pinned ones first, then the newest. */
export async function shownTo(tx: Tx, { userId }: Actor): Promise<z.output<typeof shownNotification>[]> {
  const found = await rows<z.output<typeof shownNotification>>(
    tx,
    sql`SELECT n.id AS "notificationId", n.url, n.head, n.title, n.description, n.button_name AS "buttonName", n.image,
        n.is_pinned AS "isPinned", coalesce(r.read_at >= n.published_at, false) AS "isRead"
      FROM notifications n LEFT JOIN notification_reads r ON r.notification_id = n.id AND r.user_id = ${userId}
      WHERE n.status = 'published' ORDER BY n.is_pinned DESC, n.published_at DESC, n.id LIMIT ${helpLimits.notificationsShown}`,
  );
  return found.map((row) => ({ ...row, image: mediaAddressOr(row.image) }));
}

/** The campaigns of the company that wait for a plan. */
export async function suspendedCampaigns(tx: Tx, { companyId }: Actor): Promise<z.output<typeof suspendedCampaign>[]> {
  const found = await rows<Omit<z.output<typeof suspendedCampaign>, 'status'>>(
    tx,
    sql`SELECT k.id AS course_id, k.name AS course_name, k.thumbnail AS course_image FROM campaigns c JOIN courses k ON k.id = c.course_id
      WHERE c.company_id = ${companyId} AND c.status = 'suspended' ORDER BY lower(k.name), k.id`,
  );
  return found.map((row) => ({ ...row, course_image: mediaAddressOr(row.course_image), status: 'SUSPENDED' as const }));
}

/** The campaigns of other kinds that wait for a plan. */
export const suspendedOthers = async (tx: Tx, { companyId }: Actor): Promise<Notifications['suspendedWork']> =>
  (await suspendedWork(tx, companyId)).flatMap(({ kind, ...campaign }) => (isNamed(kind) ? [{ kind, ...campaign }] : []));

const isNamed = (kind: string): kind is SuspendedKind => kind in suspendedKinds;

/** The phishing simulations of the company that wait for approval. */
export const waitingSimulations = (tx: Tx, { companyId }: Actor) =>
  rows<Notifications['waitingSimulations'][number]>(
    tx,
    sql`SELECT id, name FROM simulation_campaigns WHERE company_id = ${companyId} AND status = ${'draft' satisfies SimulationStatus}
      AND deleted_at IS NULL ORDER BY lower(name), id`,
  );

type Trouble = Omit<Notifications['simulationTroubles'][number], 'since'> & { since: Date };

/** What simulations of the company need and what has been failing for an hour; its own sender and domain only, because nobody else’s can be settled here. */
export const simulationTroubles = (tx: Tx, { companyId }: Actor) =>
  rows<Trouble>(tx, sql`SELECT kind, name, since FROM ${troublesOf(sql`${companyId}::uuid`)} ORDER BY since, kind`);
