import { sessionLimits } from '#contract/session/limits';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Tx } from '../../db/tx.ts';
import { countLastHour } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { findPersonById } from '../session/public.ts';
import { verifyEmailMail } from './mails.ts';

/**
 * Sends the caller the link that confirms their address, or the new address they requested. Does nothing if it is confirmed.
 */
export async function sendVerification(tx: Tx, actor: Actor): Promise<void> {
  const person = await findPersonById(tx, actor.userId);
  if (!person) throw new Refusal('not_found');
  const { user, unconfirmedNewEmail } = person;
  const to = unconfirmedNewEmail ?? user.email;
  if (user.emailVerified && !unconfirmedNewEmail) return;
  const { companyId, id: userId, name } = user;
  const { n, retryAfterSeconds } = await countLastHour(tx, { companyId, userId, kinds: [verifyEmailMail] });
  if (n >= sessionLimits.verificationMailsPerHour) throw new Refusal('too_many_requests', { retryAfterSeconds });
  await queueMail(tx, { companyId, userId, to, kind: verifyEmailMail, lang: actor.companyLang, params: { name, email: to } });
}
