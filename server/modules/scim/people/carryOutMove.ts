import { eq } from 'drizzle-orm';
import { audit } from '../../../audit.ts';
import type { Actor } from '../../../core/actor.ts';
import { scimPeople } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { moveAddress, withdrawWaiting } from '../../addresses/public.ts';
import { endSessions } from '../../session/public.ts';
import { addressMoved } from '../mails.ts';
import type { ManagedPerson } from './people.queries.ts';

export type Moved = Pick<ManagedPerson, 'id' | 'email' | 'name'>;

/** Gives a person another address: the old one gets a mail, links and sessions end. */
export async function carryOutMove(tx: Tx, actor: Actor, person: Moved, email: string): Promise<void> {
  const { companyId, companyLang: lang } = actor;
  const { id: userId, email: from, name } = person;
  await tx.update(scimPeople).set({ movesTo: null, moveDeclined: false }).where(eq(scimPeople.userId, userId));
  await withdrawWaiting(tx, userId);
  await moveAddress(tx, { companyId, userId, from, to: email, isVerified: true });
  await endSessions(tx, [userId]);
  await queueMail(tx, { companyId, userId, to: from, kind: addressMoved, lang, params: { ...(name && { name }), email } });
  await audit(tx, actor, {
    action: 'email.changed',
    subject: { type: 'user', id: userId, label: email },
    before: { email: from },
    after: { email },
  });
}
