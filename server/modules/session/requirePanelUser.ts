import { paths } from '#contract/paths';
import { isInGroup, planOf, roleGroups } from '#contract/roles';
import { Refusal } from '../../core/refusal.ts';
import type { Person } from './session.queries.ts';

/** Whether a company has everybody but its owner sign in with single sign-on. It ends with the plan that includes it. */
const isEnforced = ({ company }: Person): boolean =>
  company.ssoEnforced && ['trial', 'boost'].includes(planOf({ ...company, trial: { status: company.trialStatus } }));

/** Whether a password may sign this person in. The owner keeps theirs, so that a provider that fails locks nobody out for good. */
const mayUsePassword = (person: Person): boolean => person.user.isOwner || !(person.user.sso || isEnforced(person));

/**
 * Refuses people who may not enter the panel: disabled people and companies, learners (learner_no_access), and those who come with a
 * password although they sign in with single sign-on. The message of each code is `errors.<code>` of the locales. Call it only after
 * authentication, because the refusals reveal details of the account.
 */
export function requirePanelUser(person: Person, way: 'password' | 'sso' = 'password'): void {
  const { user, company } = person;
  if (user.disabled || user.heldAt) throw new Refusal('account_suspended');
  if (company.disabled) throw new Refusal('company_disabled');
  if (!isInGroup(user.role, roleGroups.adminArea)) throw new Refusal('learner_no_access');
  if (way === 'password' && !mayUsePassword(person)) throw new Refusal('sso_required', { link: paths.ssoLogin });
}
