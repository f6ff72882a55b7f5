import { limits } from '#contract/limits';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Tx } from '../../db/tx.ts';
import { requireMailLeft } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { requireFreeEmails } from '../users/peopleWrites.ts';
import { findWaitingChange, noteWaiting, withdrawWaiting } from './waitingChange.ts';

/**
 * A new address for oneself: a link goes to it, and a notice with which the change can be stopped to the present one. Asked
 * for once more, it gets its link once more.
 */
export async function askOwnChange(tx: Tx, actor: Actor, newEmail: string): Promise<void> {
  const { userId, companyId, email: oldEmail, name } = actor;
  const present = await findWaitingChange(tx, userId);
  const asksAgain = present?.kind === 'own' && present.newEmail === newEmail;
  if (!asksAgain) await requireFreeEmails(tx, [newEmail], { field: 'email', except: userId });
  await requireMailLeft(tx, { companyId, userId, templates: ['verify_email'], perHour: limits.verificationMailsPerHour });
  const mail = { companyId, userId, lang: actor.companyLang };
  if (!asksAgain) {
    const { id: changeId } = await noteWaiting(tx, { companyId, userId, kind: 'own', oldEmail, newEmail, askedBy: userId });
    await queueMail(tx, { ...mail, to: oldEmail, template: 'address_change', params: { name, email: newEmail, changeId } });
    await audit(tx, actor, {
      action: 'email.change_asked',
      subject: { type: 'user', id: userId, label: oldEmail },
      before: { email: oldEmail },
      after: { email: newEmail },
    });
  }
  await queueMail(tx, { ...mail, to: newEmail, template: 'verify_email', params: { name, email: newEmail } });
}

/** Withdraws the change that waits for a person; says whether there was one. */
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
