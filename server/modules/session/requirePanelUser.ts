import { isInGroup, roleGroups } from '#contract/roles';
import { Refusal } from '../../core/refusal.ts';
import type { Person } from './session.queries.ts';

/**
 * Refuses people who may not enter the panel: disabled people and companies, learners (learner_no_access), and accounts with
 * SSO. The message of each code is `errors.<code>` of the locales. Call it only after authentication, because the
 * refusals reveal details of the account.
 */
export function requirePanelUser({ user, company }: Person): void {
  if (user.disabled) throw new Refusal('account_suspended');
  if (company.disabled) throw new Refusal('company_disabled');
  if (!isInGroup(user.role, roleGroups.adminArea)) throw new Refusal('learner_no_access');
  if (user.sso || company.ssoEnforced) throw new Refusal('sso_required');
}
