import type { UneditableReason, UserRow } from '#contract/people/users';
import { type Role, roleRank } from '#contract/roles';

/** Why a person cannot be disabled or deleted, as far as the row shows it. The server decides. */
export function lockOf(
  user: Pick<UserRow, 'id' | 'account' | 'role'>,
  own: { id: string; role: Role; mayChangeAdmins: boolean },
): UneditableReason | undefined {
  if (user.id === own.id) return 'self';
  if (roleRank[user.role] > roleRank[own.role]) return 'role_above';
  if (!own.mayChangeAdmins && user.role !== 'user') return 'own_admins_only';
  return user.account === 'account_owner' ? 'account_owner' : undefined;
}
