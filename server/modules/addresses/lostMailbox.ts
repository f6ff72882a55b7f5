import { limits } from '#contract/limits';
import { can } from '#contract/access';
import type { replaceLostAddress as replaceEndpoint, withdrawAddressChange as withdrawEndpoint } from '#contract/addresses';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import type { Handler } from '../../implement.ts';
import { requireMailLeft } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { Refusal } from '../../refusal.ts';
import { requireAddressUnlocked, requireUnlocked } from '../users/locks.ts';
import { requireFreeEmails } from '../users/peopleWrites.ts';
import { readProfile, requireOwnOr } from '../users/profile.ts';
import { withdrawChange } from './askChange.ts';
import { findWaitingChange, lockPerson, noteWaiting } from './waitingChange.ts';

/**
 * A new address for somebody who cannot read the present mailbox any more: the only way round "nobody but themselves". Only
 * a superadmin, only with a reason, and the old mailbox is told and has three days to say no before anything happens.
 */
export const replaceLostAddress: Handler<typeof replaceEndpoint> = async ({ tx, actor, params, body }) => {
  await lockCompany(tx, actor);
  await lockPerson(tx, params.userId);
  const { id: userId, email: oldEmail, name, ...person } = await readProfile(tx, actor, params.userId);
  requireUnlocked(person, ['self'], ['email']);
  requireAddressUnlocked(person, ['signed_in']);
  // Of whoever never signed in the address is simply corrected: there is no account to take care of.
  if (person.addressLock !== 'signed_in') throw new Refusal('user_not_editable', { fields: ['email'] });
  const { companyId } = actor;
  const { email: newEmail, reason } = body;
  if (newEmail === oldEmail) throw new Refusal('email_in_use', { fields: ['email'] });
  await requireFreeEmails(tx, [newEmail], { field: 'email', except: userId });
  await requireMailLeft(tx, { companyId, userId, templates: ['address_replaced'], perHour: limits.verificationMailsPerHour });
  const takesEffectAt = new Date(now().getTime() + limits.lostMailboxHours * 3_600_000);
  const asked = {
    companyId,
    userId,
    kind: 'lost_mailbox',
    oldEmail,
    newEmail,
    askedBy: actor.userId,
    reason,
    takesEffectAt,
  } as const;
  const { id: changeId } = await noteWaiting(tx, asked);
  const effectDate = takesEffectAt.toISOString().slice(0, 10);
  await queueMail(tx, {
    companyId,
    userId,
    to: oldEmail,
    template: 'address_replaced',
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

/** One's own, whatever its kind; that of a lost mailbox also by whoever may ask for it. */
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
