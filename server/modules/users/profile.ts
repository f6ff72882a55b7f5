import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Capability, can } from '#contract/access';
import type { UneditableReason, userProfile } from '#contract/users';
import type { Actor } from '../../actor.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { Refusal } from '../../refusal.ts';
import { gatherPeople, type JoinedRow, personColumns, selectPeople } from './userRows.ts';
import { defaultOrder } from './usersOrder.ts';

export type Profile = z.output<typeof userProfile>;
/** With what only the server needs to know. */
export type ProfileRow = Profile & { hasLogin: boolean };

/** Why the caller cannot take this person's role or place away; over alias `u`. */
const locks = ({ userId, companyId }: Actor) => sql`array_remove(ARRAY[
  CASE WHEN u.id = ${userId} THEN 'self' END,
  CASE WHEN u.is_owner THEN 'account_owner' END,
  CASE WHEN u.scim_managed THEN 'scim_managed' END,
  CASE WHEN u.role <> 'user' AND NOT u.disabled AND NOT EXISTS (SELECT 1 FROM people a WHERE a.company_id = ${companyId}
    AND a.account <> 'learner' AND a.role <> 'user' AND NOT a.disabled AND a.id <> u.id) THEN 'last_admin' END], NULL)`;

/** One person of the company in scope. Refuses with not_found. */
export async function readProfile(tx: Tx, actor: Actor, userId: string): Promise<ProfileRow> {
  const person = sql`SELECT ${personColumns(defaultOrder)}, u.email_verified AS "emailVerified", u.mfa_enabled AS "isMfaEnabled",
      u.unconfirmed_new_email AS "unconfirmedNewEmail", u.invited_at AS "invitedAt", u.has_login AS "hasLogin", ${locks(actor)} AS locks
    FROM people u WHERE u.company_id = ${actor.companyId} AND u.id = ${userId}`;
  const found = await rows<JoinedRow<ProfileRow>>(tx, selectPeople(actor.companyId, person, defaultOrder));
  const [more] = found;
  const [row] = gatherPeople(found);
  if (!more || !row) throw new Refusal('not_found');
  const { emailVerified, isMfaEnabled, unconfirmedNewEmail, invitedAt, hasLogin, locks: held } = more;
  return { ...row, emailVerified, isMfaEnabled, unconfirmedNewEmail, invitedAt, hasLogin, locks: held };
}

/** Oneself, or with the right to everybody. Refuses with permission_denied, whether there is such a person or not. */
export function requireOwnOr(capability: Capability, actor: Actor, userId: string): void {
  if (userId !== actor.userId && !can(actor, capability)) throw new Refusal('permission_denied');
}

/** Refuses with user_not_editable when one of these reasons holds; `info` names it. */
export function requireUnlocked({ locks: held }: Profile, reasons: readonly UneditableReason[], fields?: string[]): void {
  const reason = held.find((lock) => reasons.includes(lock));
  if (reason) throw new Refusal('user_not_editable', { info: reason, ...(fields && { fields }) });
}
