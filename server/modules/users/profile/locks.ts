import { type SQL, sql } from 'drizzle-orm';
import type { AddressLock } from '#contract/session/addresses';
import { can } from '#contract/access';
import { roleRank } from '#contract/roles';
import type { UneditableReason } from '#contract/people/users';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { Profile } from './readProfile.ts';

type Caller = Actor;

const rankOf = sql.raw(
  `CASE u.role ${Object.entries(roleRank)
    .map(([role, rank]) => `WHEN '${role}' THEN ${rank}`)
    .join(' ')} END`,
);

/** Condition over alias `u`: the person's role is above the caller's, so the caller may not change them. All admins are above an API key. */
export const isAbove = ({ role, apiKey }: Caller): SQL => sql`${rankOf} > ${sql.raw(String(roleRank[apiKey ? 'user' : role]))}`;

/** Condition over alias `u`: an admin of a company in which the caller may not change admins. */
const isOthersAdmin = (caller: Caller): SQL => (can(caller, 'admins:write') ? sql`false` : sql`u.role <> 'user'`);

/** Condition over the alias: an enabled admin who is not held. */
export const canManage = (alias: string): SQL =>
  sql.raw(`${alias}.role <> 'user' AND NOT ${alias}.disabled AND ${alias}.held_at IS NULL`);

/** Enabled admins of the company, as `a`. */
export const adminsOf = (companyId: string): SQL =>
  sql`people a WHERE a.company_id = ${companyId} AND a.account <> 'learner' AND ${canManage('a')}`;

/** `WHEN … THEN …` over alias `u` for each reason that applies to every action; the most important first. */
export const fixedReasons = (caller: Caller): SQL[] => [
  sql`WHEN u.id = ${caller.userId} THEN 'self'`,
  sql`WHEN ${isAbove(caller)} THEN 'role_above'`,
  sql`WHEN ${isOthersAdmin(caller)} THEN 'own_admins_only'`,
  sql`WHEN u.is_owner THEN 'account_owner'`,
  sql`WHEN u.scim_managed THEN 'scim_managed'`,
];

/** Reasons (`uneditableReasons`), over alias `u`, why the caller may not demote, disable or delete the person. For many: `bulkEligibility`. */
export function locksOf(caller: Caller): SQL {
  const lastAdmin = sql`WHEN ${canManage('u')} AND NOT EXISTS (SELECT 1 FROM ${adminsOf(caller.companyId)} AND a.id <> u.id) THEN 'last_admin'`;
  const reasons = [...fixedReasons(caller), lastAdmin].map((reason) => sql`CASE ${reason} END`);
  return sql`array_remove(ARRAY[${sql.join(reasons, sql`, `)}], NULL)`;
}

/**
 * Who may change whose e-mail address: the reason why the caller may not change the person's, or null; over alias `u`. Anybody
 * who reads a mailbox can sign in, so an address is a credential. Only the directory changes addresses of people it manages;
 * only the person changes it after their first sign-in; for owners, staff and, in the company of a customer, admins who have never
 * signed in, only their inviter or a superadmin.
 */
export const addressLockOf = (caller: Caller): SQL => sql`CASE
  WHEN u.scim_managed THEN 'scim_managed'
  WHEN u.id = ${caller.userId} THEN NULL
  WHEN ${isAbove(caller)} THEN 'role_above'
  WHEN u.first_session_at IS NOT NULL THEN 'signed_in'
  WHEN (u.is_owner OR u.role IN ('support', 'superadmin') OR ${isOthersAdmin(caller)}) AND ${sql.raw(String(caller.role !== 'superadmin'))}
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
