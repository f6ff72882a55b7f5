import { eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/company/audit';
import { audit } from '../../audit.ts';
import { machineTime, now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, run } from '../../db/rows.ts';
import { companies, mailSenders } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { deliverSoon } from '../../mail/queueMail.ts';
import { type Sender, toSender } from '../../mail/senders.ts';
import type { Services } from '../../services.ts';
import { noteState, stateOf } from '../simulations/public.ts';
import { sendTestMail } from './testMail.ts';

export type SenderKind = Sender['kind'];

const healthOf = (row: Pick<typeof mailSenders.$inferSelect, 'failingSince' | 'lastFailure'> | null) => ({
  failingSince: row?.failingSince ?? null,
  lastFailure: row?.lastFailure ?? null,
});

/** The sender of the company in scope, with what is known about its work. Refuses with contact_your_provider without white label. */
export async function findSender(tx: Tx, { companyId }: Actor) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!company?.whiteLabelPageAccess) throw new Refusal('contact_your_provider');
  const [row] = await tx.select().from(mailSenders).where(eq(mailSenders.companyId, companyId));
  return {
    sender: row && toSender(row),
    // Simulations are sent by a queue of their own, which may be the only one that sends now.
    health: row?.failingSince ? healthOf(row) : healthOf(await stateOf(tx, companyId)),
    subject: { type: 'company' as const, id: companyId, label: company.name },
  };
}
type Found = Awaited<ReturnType<typeof findSender>>;

/** The sender if it is of this kind. */
export const ofKind = <K extends SenderKind>(sender: Sender | undefined, kind: K) =>
  sender?.kind === kind ? (sender as Extract<Sender, { kind: K }>) : undefined;

/** Refuses with mail_sender_in_use while the company sends the other way. */
export function requireFree({ sender }: Pick<Found, 'sender'>, kind: SenderKind): void {
  if (sender && sender.kind !== kind) throw new Refusal('mail_sender_in_use');
}

/** Refuses with from_not_proved, and the address as `info`, unless the company has verified its domain. */
export async function requireProved(tx: Tx, { companyId, fromEmail }: Pick<Sender, 'companyId' | 'fromEmail'>): Promise<void> {
  const { isProved } = await oneRow<{ isProved: boolean }>(
    tx,
    sql`SELECT heed_may_send_from(${companyId}, ${fromEmail}) AS "isProved"`,
  );
  if (!isProved) throw new Refusal('from_not_proved', { fields: ['fromEmail'], info: fromEmail });
}

/** The facts for the audit log: everything but secrets. */
function factsOf(sender: Sender): Record<string, unknown> {
  const { fromEmail } = sender;
  if (sender.kind === 'graph') return { fromEmail };
  const { host, port, isSecure, username } = sender;
  return { host, port, isSecure, username, fromEmail };
}

const actions = {
  smtp: { connected: 'company.sender_connected', removed: 'company.sender_removed' },
  graph: { connected: 'company.graph_connected', removed: 'company.graph_removed' },
} as const satisfies Record<SenderKind, Record<string, AuditAction>>;

/** The company's mails that wait are due at once. */
async function deliverWaiting(tx: Tx, { companyId }: Actor): Promise<void> {
  await run(
    tx,
    sql`UPDATE mails SET due_at = ${machineTime()} WHERE status = 'queued' AND postponed > 0 AND company_id IN (
      SELECT ${companyId}::uuid UNION ALL SELECT company_id FROM company_parentage WHERE ancestor_id = ${companyId})`,
  );
  await deliverSoon(tx, companyId);
}

/** After a test mail has left, or without a sender: also simulations are not held up by it any more. */
const noteSimulations = (tx: Tx, { companyId }: Actor) => noteState(tx, companyId, now(), null);

const works = { failingSince: null, lastFailure: null, notifiedAt: null };
const nothingOfOthers = { host: null, port: null, isSecure: null, username: null, sealedPassword: null, sealedTokens: null };

/** Saves a sender that has sent a test mail; waiting mails leave through it. `more`: further facts for the audit log. */
export async function saveSender({ db }: Pick<Services, 'db'>, actor: Actor, sender: Sender, more: object = {}): Promise<void> {
  await ownerTx(db, async (tx) => {
    await lockCompany(tx, actor);
    const present = await findSender(tx, actor);
    requireFree(present, sender.kind);
    const row = { ...nothingOfOthers, ...sender, ...works, updatedAt: now() };
    await tx
      .insert(mailSenders)
      .values({ ...row, createdAt: now() })
      .onConflictDoUpdate({ target: mailSenders.companyId, set: row });
    await noteSimulations(tx, actor);
    await deliverWaiting(tx, actor);
    await audit(tx, actor, {
      action: actions[sender.kind].connected,
      subject: present.subject,
      before: present.sender ? factsOf(present.sender) : null,
      after: { ...factsOf(sender), ...more },
    });
  });
}

/** Sends a test mail through the stored sender; if it leaves, the waiting mails follow. */
export async function testSender(services: Services, actor: Actor, kind: SenderKind): Promise<void> {
  const sender = await ownerTx(services.db, async (tx) => {
    const found = ofKind((await findSender(tx, actor)).sender, kind);
    if (!found) throw new Refusal('not_found');
    await requireProved(tx, found);
    return found;
  });
  await sendTestMail(services, actor, sender);
  await ownerTx(services.db, async (tx) => {
    await tx.update(mailSenders).set(works).where(eq(mailSenders.companyId, actor.companyId));
    await noteSimulations(tx, actor);
    await deliverWaiting(tx, actor);
  });
}

/** Forgets the sender with its secrets; waiting mails leave as mails of companies without one do. */
export function removeSender({ db }: Pick<Services, 'db'>, actor: Actor, kind: SenderKind): Promise<void> {
  return ownerTx(db, async (tx) => {
    await lockCompany(tx, actor);
    const { sender, subject } = await findSender(tx, actor);
    if (sender?.kind !== kind) throw new Refusal('not_found');
    await tx.delete(mailSenders).where(eq(mailSenders.companyId, actor.companyId));
    await noteSimulations(tx, actor);
    await deliverWaiting(tx, actor);
    await audit(tx, actor, { action: actions[kind].removed, subject, before: factsOf(sender) });
  });
}
