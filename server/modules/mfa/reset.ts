import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { users } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { personName } from '../../core/personName.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { endPanelSessions, findPersonById } from '../session/public.ts';
import { readProfile, requireUnlocked } from '../users/public.ts';
import { removeFactors } from './changes.ts';
import { mfaNotices } from './mails.ts';

type InTenant = <T>(work: (tx: Tx, actor: Actor) => Promise<T>) => Promise<T>;

/**
 * Removes every factor of a person who has lost them, ends their sessions, and notifies them by mail. Only for people whom the caller may
 * disable: of no higher role, and the account owner only by staff. For the own account there are other calls.
 */
export async function resetMfa(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { userId, inTenant }: { userId: string; inTenant: InTenant },
): Promise<void> {
  await inTenant(async (tx, caller) => {
    const profile = await readProfile(tx, caller, userId);
    requireUnlocked(
      profile,
      caller.isHouseStaff ? ['self', 'role_above'] : ['self', 'role_above', 'own_admins_only', 'account_owner'],
    );
  });
  await ownerTx(db, async (tx) => {
    const person = await findPersonById(tx, userId);
    if (!person || person.company.id !== actor.companyId) throw new Refusal('not_found');
    const { user, company } = person;
    const off = await tx
      .update(users)
      .set({ mfaEnabled: false, mfaEmail: true })
      .where(and(eq(users.id, userId), eq(users.mfaEnabled, true)))
      .returning({ id: users.id });
    if (off.length === 0) throw new Refusal('nothing_to_change');
    await removeFactors(tx, userId);
    await endPanelSessions(tx, [userId]);
    await audit(tx, actor, { action: 'mfa.reset', subject: { type: 'user', id: userId, label: user.email } });
    const mail = { companyId: company.id, userId, to: user.email, lang: company.lang };
    const adminName = personName(actor);
    await queueMail(tx, { ...mail, kind: mfaNotices.reset, params: { name: user.name, adminName } });
  });
}
