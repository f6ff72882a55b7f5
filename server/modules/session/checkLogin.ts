import { Refusal } from '../../core/refusal.ts';
import { ownerTx } from '../../db/tx.ts';
import { forgiveAttempt, takeAttempt } from '../../identity/attempts.ts';
import type { Services } from '../../services.ts';
import { requirePanelUser } from './requirePanelUser.ts';
import { findPersonByEmail } from './session.queries.ts';

/**
 * Checks whether a person may sign in with this password. Reveals nothing about the account before the password is right: an unknown
 * address is answered like a wrong password, with the same timing and limits.
 */
export async function checkLogin(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<void> {
  await takeAttempt(db.pool, { email, address });
  if (!(await identity.checkPassword(email, password))) throw new Refusal('invalid_credentials');
  await forgiveAttempt(db.pool, { email, address });
  const person = await ownerTx(db, (tx) => findPersonByEmail(tx, email));
  if (!person) throw new Refusal('invalid_credentials');
  requirePanelUser(person);
}
