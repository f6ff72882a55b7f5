import { and, count, eq, gt, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import type { Actor } from '../../actor.ts';
import { now } from '../../clock.ts';
import { mails } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { Refusal } from '../../refusal.ts';
import { findPersonById } from './session.queries.ts';

const hourMs = 3_600_000;

/** Sends the caller the link that confirms their address, or the new one they asked for. Nothing when it is confirmed already. */
export async function sendVerification(tx: Tx, actor: Actor): Promise<void> {
  const person = await findPersonById(tx, actor.userId);
  if (!person) throw new Refusal('not_found');
  const { user, unconfirmedNewEmail } = person;
  const to = unconfirmedNewEmail ?? user.email;
  if (user.emailVerified && !unconfirmedNewEmail) return;
  const recent = and(
    eq(mails.userId, user.id),
    eq(mails.template, 'verify_email'),
    gt(mails.createdAt, new Date(now().getTime() - hourMs)),
  );
  const [sent] = await tx
    .select({ n: count(), first: sql<Date | null>`min(${mails.createdAt})`.mapWith(mails.createdAt) })
    .from(mails)
    .where(recent);
  if (sent && sent.n >= limits.verificationMailsPerHour) {
    const wait = (sent.first?.getTime() ?? now().getTime()) + hourMs - now().getTime();
    throw new Refusal('too_many_requests', { retryAfterSeconds: wait / 1000 });
  }
  const { companyId, id: userId, name } = user;
  await queueMail(tx, { companyId, userId, to, template: 'verify_email', lang: actor.companyLang, params: { name, email: to } });
}
