import { can } from '#contract/access';
import type { replaceLostAddress as replaceEndpoint, withdrawAddressChange as withdrawEndpoint } from '#contract/session/addresses';
import { sessionLimits } from '#contract/session/limits';
import { hourMs } from '#contract/kit/durations';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import type { Handler } from '../../http/handler.ts';
import { requireMailLeft } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { requireAddressUnlocked, requireUnlocked, requireFreeEmails, readProfile, requireOwnOr } from '../users/public.ts';
import { withdrawChange } from './askChange.ts';
import { addressReplaced } from './mails.ts';
import { findWaitingChange, lockPerson, insertWaiting } from './waitingChange.ts';

/**
 * Replaces the e-mail address of a person who has lost access to their mailbox: the only exception to "only the person changes
 * their own address". Needs a superadmin and a reason. The old mailbox is notified and can stop the change for three days
 * before it is applied.
 */
export const replaceLostAddress: Handler<typeof replaceEndpoint> = async ({ tx, actor, params, body }) => {
  await lockCompany(tx, actor);
  await lockPerson(tx, params.userId);
  const { id: userId, email: oldEmail, name, ...person } = await readProfile(tx, actor, params.userId);
  requireUnlocked(person, ['self'], ['email']);
  requireAddressUnlocked(person, ['signed_in']);
  // The profile form corrects the address of people who have never signed in, at once.
  if (person.addressLock !== 'signed_in') throw new Refusal('user_not_editable', { fields: ['email'] });
  const { companyId } = actor;
  const { email: newEmail, reason } = body;
  if (newEmail === oldEmail) throw new Refusal('email_in_use', { fields: ['email'] });
  await requireFreeEmails(tx, [newEmail], { field: 'email', except: userId });
  await requireMailLeft(tx, { companyId, userId, kinds: [addressReplaced], perHour: sessionLimits.verificationMailsPerHour });
  const takesEffectAt = new Date(now().getTime() + sessionLimits.lostMailboxHours * hourMs);
  const change = {
    companyId,
    userId,
    kind: 'lost_mailbox',
    oldEmail,
    newEmail,
    askedBy: actor.userId,
    reason,
    takesEffectAt,
  } as const;
  const { id: changeId } = await insertWaiting(tx, change);
  const effectDate = takesEffectAt.toISOString().slice(0, 10);
  await queueMail(tx, {
    companyId,
    userId,
    to: oldEmail,
    kind: addressReplaced,
    lang: actor.companyLang,
    params: { name, email: newEmail, reason, effectDate, changeId },
  });
  await audit(tx, actor, {
    action: 'email.change_asked',
    subject: { type: 'user', id: userId, label: oldEmail },
    before: { email: oldEmail },
    after: { email: newEmail, reason, takesEffectAt: takesEffectAt.toISOString() },
  });
  return { takesEffectAt };
};

/** A person may withdraw any pending change of their own address; superadmins also those of lost mailboxes. */
export const withdrawAddressChange: Handler<typeof withdrawEndpoint> = async ({ tx, actor, params }) => {
  requireOwnOr('addresses:replace', actor, params.userId);
  await lockPerson(tx, params.userId);
  const { id } = await readProfile(tx, actor, params.userId);
  const waiting = await findWaitingChange(tx, id);
  const mayWithdraw = id === actor.userId || (waiting?.kind === 'lost_mailbox' && can(actor, 'addresses:replace'));
  if (!waiting || !mayWithdraw) throw new Refusal('nothing_to_change');
  await withdrawChange(tx, actor, id);
  return {};
};
