import { eq, sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { audit } from '../../audit.ts';
import { machineTime, now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, run } from '../../db/rows.ts';
import { companies, mailSenders } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { deliverSoon } from '../../mail/queueMail.ts';
import { mailPorts } from '../../mail/senderPost.ts';
import { passwordContext, type Sender } from '../../mail/senders.ts';
import type { Services } from '../../services.ts';
import { sendTestMail } from './testMail.ts';

async function findSender(tx: Tx, { companyId }: Actor) {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!company?.whiteLabelPageAccess) throw new Refusal('contact_your_provider');
  const [sender] = await tx.select().from(mailSenders).where(eq(mailSenders.companyId, companyId));
  return { sender, subject: { type: 'company' as const, id: companyId, label: company.name } };
}

async function requireProved(tx: Tx, { companyId, fromEmail }: Sender): Promise<void> {
  const { isProved } = await oneRow<{ isProved: boolean }>(
    tx,
    sql`SELECT heed_may_send_from(${companyId}, ${fromEmail}) AS "isProved"`,
  );
  if (!isProved) throw new Refusal('from_not_proved', { fields: ['fromEmail'] });
}

/** What the audit log says: everything but the password. */
const factsOf = ({ host, port, isSecure, username, fromEmail }: Sender) => ({ host, port, isSecure, username, fromEmail });

/** The company's mails that wait are due at once. */
async function deliverWaiting(tx: Tx, { companyId }: Actor): Promise<void> {
  await run(
    tx,
    sql`UPDATE mails SET due_at = ${machineTime()} WHERE status = 'queued' AND postponed > 0 AND company_id IN (
      SELECT ${companyId}::uuid UNION ALL SELECT company_id FROM company_parentage WHERE ancestor_id = ${companyId})`,
  );
  await deliverSoon(tx, companyId);
}

async function testStored(services: Services, actor: Actor): Promise<void> {
  const { sender } = await ownerTx(services.db, async (tx) => {
    const found = await findSender(tx, actor);
    if (found.sender) await requireProved(tx, found.sender);
    return found;
  });
  if (!sender) throw new Refusal('not_found');
  await sendTestMail(services, actor, sender);
  await ownerTx(services.db, async (tx) => {
    const works = { failingSince: null, lastFailure: null, toldAt: null };
    await tx.update(mailSenders).set(works).where(eq(mailSenders.companyId, actor.companyId));
    await deliverWaiting(tx, actor);
  });
}

export const handlers: Handlers<(typeof contract)['mailSending']> = {
  async getSmtp({ services, actor }) {
    const { sender } = await ownerTx(services.db, (tx) => findSender(tx, actor));
    return {
      host: sender?.host ?? null,
      port: sender?.port ?? null,
      username: sender?.username ?? null,
      password: { isSet: sender !== undefined },
      fromEmail: sender?.fromEmail ?? null,
      isSecure: sender?.isSecure ?? null,
      failingSince: sender?.failingSince ?? null,
      lastFailure: sender?.lastFailure ?? null,
    };
  },

  async saveSmtp({ services, actor, body: { password, ...given } }) {
    const { companyId } = actor;
    const { env, secrets, db } = services;
    if (!mailPorts.includes(given.port) && !env.heedDev) throw new Refusal('validation_failed', { fields: ['port'] });
    const context = passwordContext({ companyId, ...given });
    const before = await ownerTx(db, (tx) => findSender(tx, actor));
    const kept = before.sender && passwordContext(before.sender) === context ? before.sender.sealedPassword : undefined;
    const sealedPassword = password ? secrets.seal(password, context) : kept;
    if (!sealedPassword) throw new Refusal('validation_failed', { fields: ['password'] });
    const sender: Sender = { companyId, ...given, sealedPassword };
    await ownerTx(db, (tx) => requireProved(tx, sender));
    await sendTestMail(services, actor, sender);
    await ownerTx(db, async (tx) => {
      await lockCompany(tx, actor);
      const { sender: present, subject } = await findSender(tx, actor);
      const row = { ...sender, failingSince: null, lastFailure: null, toldAt: null, updatedAt: now() };
      await tx
        .insert(mailSenders)
        .values({ ...row, createdAt: now() })
        .onConflictDoUpdate({ target: mailSenders.companyId, set: row });
      await deliverWaiting(tx, actor);
      await audit(tx, actor, {
        action: 'company.sender_connected',
        subject,
        before: present ? factsOf(present) : null,
        after: { ...factsOf(sender), isNewPassword: password !== undefined },
      });
    });
    return {};
  },

  async testSmtp({ services, actor }) {
    await testStored(services, actor);
    return {};
  },

  removeSmtp: ({ services, actor }) =>
    ownerTx(services.db, async (tx) => {
      await lockCompany(tx, actor);
      const { sender, subject } = await findSender(tx, actor);
      if (!sender) throw new Refusal('not_found');
      await tx.delete(mailSenders).where(eq(mailSenders.companyId, actor.companyId));
      await deliverWaiting(tx, actor);
      await audit(tx, actor, { action: 'company.sender_removed', subject, before: factsOf(sender) });
      return {};
    }),
};
