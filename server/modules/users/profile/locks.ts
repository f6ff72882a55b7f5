import { type SQL, sql } from 'drizzle-orm';
import type { AddressLock } from '#contract/session/addresses';
import { roleRank } from '#contract/roles';
import type { UneditableReason } from '#contract/people/users';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Profile } from './readProfile.ts';

type Caller = Pick<Actor, 'userId' | 'companyId' | 'role'>;

const rankOf = sql.raw(
  `CASE u.role ${Object.entries(roleRank)
    .map(([role, rank]) => `WHEN '${role}' THEN ${rank}`)
    .join(' ')} END`,
);

/** Condition over alias `u`: the person's role is above the caller's, so the caller may not change them. */
export const isAbove = ({ role }: Caller): SQL => sql`${rankOf} > ${sql.raw(String(roleRank[role]))}`;

/** Reasons (`uneditableReasons`), over alias `u`, why the caller may not demote, disable or delete the person. For many: `bulkEligibility`. */
export const locksOf = (caller: Caller): SQL => sql`array_remove(ARRAY[
  CASE WHEN u.id = ${caller.userId} THEN 'self' END,
  CASE WHEN ${isAbove(caller)} THEN 'role_above' END,
  CASE WHEN u.is_owner THEN 'account_owner' END,
  CASE WHEN u.scim_managed THEN 'scim_managed' END,
  CASE WHEN u.role <> 'user' AND NOT u.disabled AND NOT EXISTS (SELECT 1 FROM people a WHERE a.company_id = ${caller.companyId}
    AND a.account <> 'learner' AND a.role <> 'user' AND NOT a.disabled AND a.id <> u.id) THEN 'last_admin' END], NULL)`;

/**
 * Who may change whose e-mail address: the reason why the caller may not change the person's, or null; over alias `u`. Anybody
 * who reads a mailbox can sign in, so an address is a credential. Only the directory changes addresses of people it manages;
 * only the person changes it after their first sign-in; for owners and staff who have never signed in, only their inviter or a
 * superadmin.
 */
export const addressLockOf = (caller: Caller): SQL => sql`CASE
  WHEN u.scim_managed THEN 'scim_managed'
  WHEN u.id = ${caller.userId} THEN NULL
  WHEN ${isAbove(caller)} THEN 'role_above'
  WHEN u.first_session_at IS NOT NULL THEN 'signed_in'
  WHEN (u.is_owner OR u.role IN ('support', 'superadmin')) AND ${sql.raw(String(caller.role !== 'superadmin'))}
    AND u.invited_by IS DISTINCT FROM ${caller.userId} THEN 'not_inviter' END`;

/** Refuses with user_not_editable if one of these reasons applies; `info` names it. */
export function requireUnlocked({ locks }: Pick<Profile, 'locks'>, reasons: readonly UneditableReason[], fields?: string[]): void {
  const reason = locks.find((lock) => reasons.includes(lock));
  if (reason) throw new Refusal('user_not_editable', { info: reason, ...(fields && { fields }) });
}

/** Refuses with user_not_editable if the address is locked for another reason than those in `except`. */
export function requireAddressUnlocked({ addressLock }: Pick<Profile, 'addressLock'>, except: readonly AddressLock[] = []): void {
  if (addressLock && !except.includes(addressLock))
    throw new Refusal('user_not_editable', { info: addressLock, fields: ['email'] });
}
