import { ownerTx, type Tx } from '../../db/tx.ts';
import { unknownPassword } from '../../identity/accounts.ts';
import { voidLinks } from '../../identity/oneTimeLinks.ts';
import type { Services } from '../../services.ts';
import { countStops, lockPerson, withdrawWaiting } from '../addresses/waitingChange.ts';
import { endSessions } from '../session/endSessions.ts';

interface NewPassword {
  userId: string;
  companyId: string;
  /** What `countStops` gave before the provider was asked. */
  stops: number;
}

/**
 * What follows from a password that the provider has: sessions of whoever signed in with the old one meanwhile, links and a
 * waiting change of address end. But where a change of address was stopped since, the new password may be that of whom the
 * stop shuts out: then it is replaced by one that nobody knows, and this gives false. `note` writes the rest.
 */
export async function settlePassword(
  { db, identity, jobs }: Pick<Services, 'db' | 'identity' | 'jobs'>,
  { userId, companyId, stops }: NewPassword,
  note: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const isStopped = await ownerTx(db, async (tx) => {
    await lockPerson(tx, userId);
    if ((await countStops(tx, userId)) > stops) return true;
    await note(tx);
    await endSessions(tx, [userId]);
    await voidLinks(tx, userId);
    await withdrawWaiting(tx, userId);
    return false;
  });
  if (!isStopped) return true;
  await identity.setPassword(userId, unknownPassword());
  // The account may have been given the address of before as well.
  await ownerTx(db, (tx) => jobs.send(tx, 'identity.sync', { companyId, userIds: [userId] }));
  return false;
}
