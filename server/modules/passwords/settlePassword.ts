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
 * Completes a password change after the provider has stored the new password: ends sessions that were opened with the old one,
 * invalidates links and withdraws a pending change of address. `write` stores the rest in the same transaction. Returns false
 * if a change of address was stopped since: an intruder whom the stop excludes may have set the new password, so it is replaced
 * by a random one.
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
  // The account may also have received the old address.
  await ownerTx(db, (tx) => queueAccountSync(tx, companyId, [userId]));
  return false;
}
