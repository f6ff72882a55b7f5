import { type CompanyType, type Plan, type Role, roleGroups } from './roles.ts';

/**
 * The one table of who may do what: role × kind of company × plan.
 * The server asks it on every request; canAccess, the menu, the route table and the buttons read the same rows.
 */
interface Rule {
  roles: readonly Role[];
  companies?: readonly CompanyType[];
  plans?: readonly Plan[];
}

export const access = {
  'panel:use': { roles: roleGroups.adminArea },
  'company:read': { roles: roleGroups.adminArea },
  'companies:choose': { roles: roleGroups.adminArea },
  /** One's own profile and nobody else's; whoever may read or write people may do so with everybody's. */
  'profile:own': { roles: roleGroups.adminArea },
  'users:read': { roles: roleGroups.staff },
  'users:write': { roles: roleGroups.staff },
  /** A new address for somebody who has lost the mailbox of the present one. */
  'addresses:replace': { roles: ['superadmin'] },
  'departments:read': { roles: roleGroups.staff },
  'departments:write': { roles: roleGroups.staff },
  'groups:read': { roles: roleGroups.staff },
  'groups:write': { roles: roleGroups.staff },
  'audit:read': { roles: roleGroups.staff },
  'training:read': { roles: roleGroups.adminArea },
  'training:write': { roles: roleGroups.adminArea },
  'customTraining:write': { roles: roleGroups.adminArea, plans: ['trial', 'boost'] },
  /** Statistics of a campaign with its people, reviews: on every plan. */
  'trainingReports:read': { roles: roleGroups.staff },
  'reports:read': { roles: roleGroups.staff, plans: ['trial', 'boost'] },
  'billing:read': { roles: roleGroups.adminArea },
  'billing:write': { roles: roleGroups.adminArea },
  'reminders:send': { roles: roleGroups.staff },
  'jobs:read': { roles: roleGroups.staff },
} as const satisfies Record<string, Rule>;

export type Capability = keyof typeof access;

export interface Subject {
  role: Role;
  companyType: CompanyType;
  plan: Plan;
}

/** True when the table lets this subject use the capability in the company in scope. */
export function can(subject: Subject, capability: Capability): boolean {
  const rule: Rule = access[capability];
  return (
    rule.roles.includes(subject.role) &&
    (rule.companies?.includes(subject.companyType) ?? true) &&
    (rule.plans?.includes(subject.plan) ?? true)
  );
}

interface Standing {
  temporaryPassword: boolean;
  policyConfirmed: boolean;
  /** In a company other than one's own, where one's own agreement is not asked for. */
  actsElsewhere: boolean;
}

/**
 * What a person must do before anything else, as the refusal that says so: choose a password in place of a temporary one,
 * then agree to the policy. Until then the server answers only the calls declared `beforeDuties`.
 */
export function dutyOf({ temporaryPassword, policyConfirmed, actsElsewhere }: Standing) {
  if (temporaryPassword) return 'password_change_required' as const;
  return policyConfirmed || actsElsewhere ? null : ('privacy_policy_not_confirmed' as const);
}

/**
 * The role a person has in the company in scope: house staff keep theirs everywhere,
 * whoever acts in a customer's company through granted access acts as its admin.
 */
export function roleInCompany(person: { role: Role; companyId: string }, companyId: string): Role {
  if (person.role === 'superadmin' || person.role === 'support') return person.role;
  return person.companyId === companyId ? person.role : 'admin';
}
