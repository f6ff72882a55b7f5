import { ownerTx } from '../../db/tx.ts';
import { forgiveAttempt, takeAttempt } from '../../identity/attempts.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../services.ts';
import { requirePanelUser } from './requirePanelUser.ts';
import { findPersonByEmail } from './session.queries.ts';

/**
 * Whether somebody may sign in with this password. Nothing about the account is told before the password was right,
 * and an address that nobody has is answered like a wrong password, as slowly and as often.
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
