import type { changeOwnAddress as endpoint } from '#contract/session/addresses';
import { sessionLimits } from '#contract/session/limits';
import { audit } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { Call } from '../../http/handler.ts';
import { requireMailLeft } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { readProfile, requireAddressUnlocked, requireFreeEmails } from '../users/public.ts';
import { addressChange, verifyEmailMail } from './mails.ts';
import { findWaitingChange, insertWaiting, lockPerson, withdrawWaiting } from './waitingChange.ts';

/** Requests a new e-mail address for the caller. The password, and the second factor if there is one, were checked before. */
export async function changeOwnAddress(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { email, inTenant }: { email: string; inTenant: Call<typeof endpoint>['inNewTransaction'] },
): Promise<void> {
  requireAddressUnlocked(await inTenant((tx, caller) => readProfile(tx, caller, caller.userId)));
  await ownerTx(db, async (tx) => {
    await lockPerson(tx, actor.userId);
    if (email === actor.email) throw new Refusal('nothing_to_change');
    await askOwnChange(tx, actor, email);
  });
}

/**
 * Sends a confirmation link to the new address, and to the present one a notice
 * with a link that stops the change. Requesting the same address again only sends the confirmation link again.
 */
async function askOwnChange(tx: Tx, actor: Actor, newEmail: string): Promise<void> {
  const { userId, companyId, email: oldEmail, name } = actor;
  const waiting = await findWaitingChange(tx, userId);
  const asksAgain = waiting?.kind === 'own' && waiting.newEmail === newEmail;
  if (!asksAgain) await requireFreeEmails(tx, [newEmail], { field: 'email', except: userId });
  await requireMailLeft(tx, { companyId, userId, kinds: [verifyEmailMail], perHour: sessionLimits.verificationMailsPerHour });
  const mail = { companyId, userId, lang: actor.companyLang };
  if (!asksAgain) {
    const { id: changeId } = await insertWaiting(tx, { companyId, userId, kind: 'own', oldEmail, newEmail, askedBy: userId });
    await queueMail(tx, { ...mail, to: oldEmail, kind: addressChange, params: { name, email: newEmail, changeId } });
    await audit(tx, actor, {
      action: 'email.change_asked',
      subject: { type: 'user', id: userId, label: oldEmail },
      before: { email: oldEmail },
      after: { email: newEmail },
    });
  }
  await queueMail(tx, { ...mail, to: newEmail, kind: verifyEmailMail, params: { name, email: newEmail } });
}

/** Withdraws a person's pending address change. False if there is none. */
export async function withdrawChange(tx: Tx, actor: Actor, userId: string): Promise<boolean> {
  const withdrawn = await withdrawWaiting(tx, userId);
  if (!withdrawn) return false;
  await audit(tx, actor, {
    action: 'email.change_withdrawn',
    subject: { type: 'user', id: userId, label: withdrawn.oldEmail },
    before: { email: withdrawn.newEmail },
  });
  return true;
}
