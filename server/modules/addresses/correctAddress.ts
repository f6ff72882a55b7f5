import { sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import type { Actor } from '../../actor.ts';
import { now } from '../../clock.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { voidLinks } from '../../identity/oneTimeLinks.ts';
import { cancelMailTo } from '../../mail/cancelMail.ts';
import { requireMailLeft } from '../../mail/hourlyCap.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { endSessions } from '../session/endSessions.ts';
import { nameOf } from '../users/inviteUsers.ts';
import { orEmailInUse, requireFreeEmails } from '../users/peopleWrites.ts';

interface Invited {
  id: string;
  name: string;
  /** The present one. */
  email: string;
  role: string;
}

/** Invites a person, as an admin or as a learner. */
export async function sendInvitation(tx: Tx, actor: Actor, companyName: string, { id: userId, name, email, role }: Invited) {
  const { companyId, companyLang: lang } = actor;
  const templates = ['invite_admin', 'invite_learner'] as const;
  await requireMailLeft(tx, { companyId, userId, templates, perHour: limits.inviteMailsPerHour });
  const mayManage = role !== 'user';
  const params = { ...(name && { name }), companyName, inviterName: nameOf(actor) };
  await queueMail(tx, { companyId, userId, to: email, template: mayManage ? 'invite_admin' : 'invite_learner', lang, params });
  await run(
    tx,
    sql`UPDATE users SET invited_at = ${now()}, invitation_failure = NULL, has_login = has_login OR ${mayManage} WHERE company_id = ${companyId} AND id = ${userId}`,
  );
}

/**
 * Another address for somebody who has never signed in: what was sent to the wrong one is worth nothing any more, and whoever
 * was told there is told again at the right one. The caller is allowed to, and the person is held.
 */
export async function correctAddress(tx: Tx, actor: Actor, { id, email }: Invited, newEmail: string): Promise<void> {
  await requireFreeEmails(tx, [newEmail], { field: 'email', except: id });
  const change = sql`UPDATE users SET email = ${newEmail}, email_verified = false, invitation_failure = NULL, updated_at = ${now()}
    WHERE company_id = ${actor.companyId} AND id = ${id}`;
  await orEmailInUse('email', () => run(tx, change));
  await voidLinks(tx, id);
  // Whoever chose a password with the wrong one is still on the way in; the password goes when the account hears of the new address.
  await endSessions(tx, [id]);
  await cancelMailTo(tx, id, email);
}

/** Whether somebody was told of being added. Admins always are. */
export async function wasInvited(tx: Tx, { companyId }: Actor, { id, role }: Invited): Promise<boolean> {
  if (role !== 'user') return true;
  const told = sql`SELECT 1 FROM mails WHERE company_id = ${companyId} AND user_id = ${id} AND template = 'invite_learner' LIMIT 1`;
  return (await rows(tx, told)).length > 0;
}
