import { and, eq } from 'drizzle-orm';
import type { decideMove as endpoint } from '#contract/company/scim';
import { audit } from '../../../audit.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { scimPeople, users } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import type { Handler } from '../../../http/handler.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { lockPerson } from '../../addresses/public.ts';
import { mapUniqueEmailError, requireFreeEmails } from '../../users/public.ts';
import type { ScimCall } from '../call.ts';
import { moveQuestion } from '../mails.ts';
import { carryOutMove, type Moved } from './carryOutMove.ts';
import { findOwners } from './owners.ts';
import { findManaged, type ManagedPerson } from './people.queries.ts';
import { isProved } from './proved.ts';

const setMove = (tx: Tx, userId: string, values: { movesTo: string | null; moveDeclined: boolean }) =>
  tx.update(scimPeople).set(values).where(eq(scimPeople.userId, userId));

/**
 * Stores the address that the directory names for somebody who uses the panel, and asks them and the account owner by mail. Without this,
 * a person who holds a token of the directory could move an admin's address to a mailbox of their own and sign in there.
 */
export async function askToMove({ tx, actor }: ScimCall, person: ManagedPerson, email: string): Promise<void> {
  await setMove(tx, person.id, { movesTo: email, moveDeclined: false });
  const { companyId, companyLang: lang } = actor;
  const owners = await findOwners(tx, companyId);
  // A person who is no admin any more cannot enter the panel to answer.
  const recipients = person.role === 'user' ? owners : [person, ...owners];
  for (const { id: userId, email: to, name: toName } of recipients)
    await queueMail(tx, {
      companyId,
      userId,
      to,
      kind: moveQuestion,
      lang,
      params: { ...(toName && { name: toName }), email: person.email, newEmail: email },
    });
  await audit(tx, actor, {
    action: 'email.change_asked',
    subject: { type: 'user', id: person.id, label: person.email },
    before: { email: person.email },
    after: { email },
  });
}

/** The directory names the present address again. */
export async function forgetMove({ tx, actor }: ScimCall, person: Moved): Promise<void> {
  await setMove(tx, person.id, { movesTo: null, moveDeclined: false });
  await auditNo(tx, actor, person);
}

const auditNo = (tx: Tx, actor: Actor, { id, email }: Moved) =>
  audit(tx, actor, { action: 'email.change_withdrawn', subject: { type: 'user', id, label: email } });

/** Says yes or no to the address that the directory names: the person themselves, or the account owner. */
export const decideMove: Handler<typeof endpoint> = async ({ tx, actor, params, body }) => {
  const { companyId } = actor;
  await lockCompany(tx, actor);
  await lockPerson(tx, params.userId);
  const person = await findManaged(tx, companyId, params.userId);
  if (!person) throw new Refusal('not_found');
  const isOwner = and(eq(users.id, actor.userId), eq(users.companyId, companyId), eq(users.isOwner, true));
  if (person.id !== actor.userId && (await tx.$count(users, isOwner)) === 0) throw new Refusal('permission_denied');
  const { movesTo } = person;
  if (!movesTo || movesTo !== body.newEmail) throw new Refusal('nothing_to_change');
  if (!body.isConfirmed) {
    await setMove(tx, person.id, { movesTo, moveDeclined: true });
    await auditNo(tx, actor, person);
    return {};
  }
  if (!(await isProved(tx, companyId, movesTo))) throw new Refusal('domain_not_proved');
  await requireFreeEmails(tx, [movesTo], { field: 'email', except: person.id });
  await mapUniqueEmailError('email', () => carryOutMove(tx, actor, person, movesTo));
  return {};
};
