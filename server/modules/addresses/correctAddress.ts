import { and, eq } from 'drizzle-orm';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { voidLinks } from '../../identity/oneTimeLinks.ts';
import { cancelMailTo } from '../../mail/cancelMail.ts';
import { endSessions } from '../session/public.ts';
import { mapUniqueEmailError, requireFreeEmails } from '../users/public.ts';

/**
 * Replaces the e-mail address of a person who has never signed in, at once. Links and mail sent to the old address become
 * invalid.
 * The caller has checked permission and locked the person (`lockPerson`).
 */
export async function correctAddress(
  tx: Tx,
  { companyId }: Actor,
  { id, email }: { id: string; email: string },
  newEmail: string,
): Promise<void> {
  await requireFreeEmails(tx, [newEmail], { field: 'email', except: id });
  await mapUniqueEmailError('email', () =>
    tx
      .update(users)
      .set({ email: newEmail, emailVerified: false, invitationFailure: null, updatedAt: now() })
      .where(and(eq(users.companyId, companyId), eq(users.id, id))),
  );
  await voidLinks(tx, id);
  // A person who set a password with the old link may still be signed in. The account sync then resets that password.
  await endSessions(tx, [id]);
  await cancelMailTo(tx, id, email);
}
