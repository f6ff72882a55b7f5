import { ownerTx, type Tx } from '../../db/tx.ts';
import { unknownPassword } from '../../identity/accounts.ts';
import { voidLinks } from '../../identity/oneTimeLinks.ts';
import { queueAccountSync } from '../../identity/queueAccountSync.ts';
import type { Services } from '../../services.ts';
import { countStops, lockPerson, withdrawWaiting } from '../addresses/public.ts';
import { endSessions } from '../session/public.ts';

interface NewPassword {
  userId: string;
  companyId: string;
  /** `countStops` from before the provider was called. */
  stops: number;
}

/**
 * Completes a password change after the provider has stored the new password: ends sessions that were opened with the old one, voids
 * links and withdraws a waiting change of address. `write` stores the rest in the same transaction. Returns false if a change of
 * address was stopped since: the new password may then belong to the person whom the stop shuts out, so it is replaced by one that
 * nobody knows.
 */
export async function settlePassword(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  { userId, companyId, stops }: NewPassword,
  write: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const isStopped = await ownerTx(db, async (tx) => {
    await lockPerson(tx, userId);
    if ((await countStops(tx, userId)) > stops) return true;
    await write(tx);
    await endSessions(tx, [userId]);
    await voidLinks(tx, userId);
    await withdrawWaiting(tx, userId);
    return false;
  });
  if (!isStopped) return true;
  await identity.setPassword(userId, unknownPassword());
  // The account may have got the old address as well.
  await ownerTx(db, (tx) => queueAccountSync(tx, companyId, [userId]));
  return false;
}
