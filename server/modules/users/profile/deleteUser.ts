import { sql } from 'drizzle-orm';
import type { deleteUser as endpoint } from '#contract/users';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { run } from '../../../db/rows.ts';
import type { Handler } from '../../../http/handler.ts';
import { voidLinks } from '../../../identity/oneTimeLinks.ts';
import { endSessions } from '../../session/public.ts';
import { personName } from '../personName.ts';
import { queueAccountSync } from '../../../identity/queueAccountSync.ts';
import { requireUnlocked } from './locks.ts';
import { readProfile } from './readProfile.ts';

/** Takes one person out of every list. The row stays for past figures, without name and address; the job removes the account. */
export const deleteUser: Handler<typeof endpoint> = async ({ tx, actor, body }) => {
  await lockCompany(tx, actor);
  const { userId } = body;
  const person = await readProfile(tx, actor, userId);
  requireUnlocked(person, ['self', 'role_above', 'account_owner', 'scim_managed', 'last_admin']);
  await audit(tx, actor, {
    action: 'users.deleted',
    subject: { type: 'user', id: userId, label: person.email },
    before: { name: personName(person), email: person.email, role: person.role },
  });
  await run(
    tx,
    sql`UPDATE users SET deleted_at = ${now()}, updated_at = ${now()}, email = ${`deleted-${userId}@deleted.invalid`}, name = 'Deleted',
        last_name = 'user' WHERE company_id = ${actor.companyId} AND id = ${userId}`,
  );
  // Their addresses are free again, also those that were kept for them.
  await run(tx, sql`UPDATE address_changes SET state = 'withdrawn' WHERE user_id = ${userId} AND state IN ('waiting', 'done')`);
  await voidLinks(tx, userId);
  await endSessions(tx, [userId]);
  if (person.hasLogin) await queueAccountSync(tx, actor.companyId, [userId]);
  return {};
};
