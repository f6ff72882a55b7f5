import { now } from '../../clock.ts';
import { audit } from '../../audit.ts';
import { ownerTx } from '../../db/tx.ts';
import { standingOf } from '../../identity/standing.ts';
import type { Caller } from '../../plugins/caller.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { actorOf } from './actorOf.ts';
import { requirePanelUser } from './requirePanelUser.ts';
import { findPersonById, openSessionRow, type Person } from './session.queries.ts';

/**
 * Opens the session of a sign-in and gives the person. Once closed it never opens again, and a sign-in
 * from before a new password does not open one.
 */
export async function openSession({ db, identity }: Pick<Services, 'db' | 'identity'>, caller: Caller): Promise<Person> {
  const standing = await standingOf(db.pool, identity, caller);
  if (standing === 'ended') throw new Refusal('invalid_session');
  return ownerTx(db, async (tx) => {
    const person = await findPersonById(tx, caller.uid);
    if (!person) throw new Refusal('invalid_session');
    requirePanelUser(person);
    const { user, company } = person;
    const session = { hash: caller.sessionHash, userId: user.id, companyId: company.id, createdAt: now() };
    const state = await openSessionRow(tx, session);
    if (state === 'revoked') throw new Refusal('invalid_session');
    if (state === 'opened') {
      const subject = { type: 'user', id: user.id, label: user.email };
      await audit(tx, actorOf(person, caller.sessionHash), { action: 'session.opened', subject });
    }
    return person;
  });
}
