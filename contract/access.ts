import { type CompanyType, houseRoles, isInGroup, isUnlocked, partnerTypes, type Plan, type Role, roleGroups } from './roles.ts';

/**
 * The only table of permissions: role × kind of company × plan. The server checks it on every request; canAccess, the menu, the
 * route table and the buttons read the same rows.
 */
interface Rule {
  roles: readonly Role[];
  companies?: readonly CompanyType[];
  plans?: readonly Plan[];
  /** For companies that `isUnlocked` includes: partners too, whatever their plan. */
  onlyUnlocked?: true;
  /** Not while acting in another company. */
  onlyAtHome?: true;
  /** Our own staff at home, whose company is no partner, but stands above every company. */
  orStaffAtHome?: true;
  /** Not in an acting session: ways to sign in, and into further companies. */
  notInActingSession?: true;
  /** Not for companies with the Acronis integration, which buy elsewhere. */
  notAcronis?: true;
  /** Not for a partner in the company of a customer: it would outlive the access that the customer gave. */
  notForPartner?: true;
}

export const access = {
  'panel:use': { roles: roleGroups.adminArea },
  'company:read': { roles: roleGroups.adminArea },
  'company:write': { roles: roleGroups.adminArea },
  'companies:choose': { roles: roleGroups.adminArea, notInActingSession: true },
  /** A key acts as an admin, so only people with the rights of one in the company may have keys; see `apiKeyScopeOf`. */
  'apiKeys:read': { roles: roleGroups.staff, notInActingSession: true },
  'apiKeys:write': { roles: roleGroups.staff, notInActingSession: true },
  'sso:read': { roles: roleGroups.staff, notInActingSession: true },
  'sso:write': { roles: roleGroups.staff, plans: ['trial', 'boost'], onlyAtHome: true },
  /** Revoking the token of a directory is allowed on every plan: it only removes rights. */
  'scim:revoke': { roles: roleGroups.staff, onlyAtHome: true },
  /** What a company requires of its own admins when they sign in; on every plan. */
  'security:read': { roles: roleGroups.staff, onlyAtHome: true },
  'security:write': { roles: roleGroups.staff, onlyAtHome: true },
  /** The caller's own profile only; `users:read` and `users:write` cover everybody's. */
  'profile:own': { roles: roleGroups.adminArea },
  'users:read': { roles: roleGroups.staff },
  'users:write': { roles: roleGroups.staff },
  /** Making, changing and removing admins. */
  'admins:write': { roles: roleGroups.staff, notForPartner: true },
  /** Replacing the e-mail address of a person who has lost access to their mailbox. */
  'addresses:replace': { roles: ['superadmin'] },
  'departments:read': { roles: roleGroups.staff },
  'departments:write': { roles: roleGroups.staff },
  'groups:read': { roles: roleGroups.staff },
  'groups:write': { roles: roleGroups.staff },
  'audit:read': { roles: roleGroups.staff },
  'training:read': { roles: roleGroups.adminArea },
  'training:write': { roles: roleGroups.adminArea },
  'customTraining:write': { roles: roleGroups.adminArea, plans: ['trial', 'boost'] },
  /** Policies: presets of the library on every plan; the calls ask for an unlocked company where a policy is its own. */
  'policies:read': { roles: roleGroups.adminArea },
  'policies:write': { roles: roleGroups.adminArea },
  /** Phishing exercises: looking at them is for every plan, launching one is not; see `exerciseReports:read` for a trial. */
  'exercises:read': { roles: roleGroups.adminArea },
  'exercises:write': { roles: roleGroups.adminArea },
  'exercises:launch': { roles: roleGroups.adminArea, onlyUnlocked: true },
  /** The permission `phishing_exercise:custom_templates`. */
  'exerciseTemplates:write': { roles: ['admin', 'superadmin'] },
  /** Making and changing them is part of a plan; deleting them is not. */
  'exerciseTemplates:save': { roles: ['admin', 'superadmin'], plans: ['trial', 'boost'] },
  'exerciseReports:read': { roles: roleGroups.adminArea },
  /** Phishing simulations: looking at them is for every plan, launching one is not. */
  'simulations:read': { roles: roleGroups.adminArea },
  'simulations:write': { roles: roleGroups.adminArea },
  'simulations:launch': { roles: roleGroups.adminArea, onlyUnlocked: true },
  /** Giving simulations to customers. */
  'simulations:share': { roles: roleGroups.adminArea, companies: partnerTypes, onlyUnlocked: true },
  /** Agreeing to simulations, and to one that the provider suggests: only a company’s own admins, because access that it granted is no consent. */
  'simulations:consent': { roles: roleGroups.staff, onlyAtHome: true },
  /** Mailing a simulation to oneself: recipients are people of the company, so only at home. */
  'simulations:rehearse': { roles: roleGroups.staff, onlyAtHome: true, onlyUnlocked: true },
  'simulationTemplates:write': { roles: ['admin', 'superadmin'] },
  /** Making and changing them is part of a plan; deleting them is not. */
  'simulationTemplates:save': { roles: ['admin', 'superadmin'], plans: ['trial', 'boost'] },
  /** What single people did, with the report of a campaign; a trial sees the first rows. */
  'simulationReports:read': { roles: roleGroups.adminArea },
  /** Stopping all sending, of a company or everywhere. */
  'simulations:stop': { roles: houseRoles },
  /** Statistics of a campaign with its people, and reviews; on every plan. */
  'trainingReports:read': { roles: roleGroups.staff },
  'reports:read': { roles: roleGroups.staff, plans: ['trial', 'boost'] },
  /** The culture score and the figures beside it, on every plan; people by name ask for `trainingReports:read`. */
  'dashboard:read': { roles: roleGroups.adminArea },
  /** The customers of a partner, by kind of partner: each kind has a page and a call of its own. */
  'customers:ofPartner': { roles: roleGroups.adminArea, companies: ['direct', 'oem', 'package_msp'] },
  'customers:ofReseller': { roles: roleGroups.adminArea, companies: ['reseller'] },
  'customers:ofSubReseller': { roles: roleGroups.adminArea, companies: ['subreseller'] },
  'customers:write': { roles: roleGroups.adminArea, companies: partnerTypes },
  /** What needs attention at the customers of a partner, and the weekly mail about it. */
  'findings:read': { roles: roleGroups.adminArea, companies: partnerTypes },
  'findings:mail': { roles: roleGroups.adminArea, companies: partnerTypes, onlyAtHome: true },
  /** Trainings that a partner shares with its customers. */
  'sharing:read': { roles: roleGroups.adminArea, companies: partnerTypes },
  'sharing:write': { roles: roleGroups.adminArea, companies: partnerTypes },
  /** Making a customer a sub-reseller, and back. */
  'customers:mark': { roles: roleGroups.adminArea, companies: ['reseller'] },
  /** A partner requests access to a customer. Only the customer's own admins can grant it, not people who act in the company. */
  'access:request': { roles: roleGroups.adminArea, companies: partnerTypes, notAcronis: true },
  'access:grant': { roles: roleGroups.adminArea, onlyAtHome: true },
  'access:read': { roles: roleGroups.adminArea },
  /** What lists of customers and of all companies have in common. */
  'customers:read': { roles: roleGroups.adminArea, companies: partnerTypes, orStaffAtHome: true },
  'customers:suspend': { roles: roleGroups.adminArea, companies: partnerTypes, orStaffAtHome: true },
  /** Every company, for staff. */
  'companies:read': { roles: houseRoles, onlyAtHome: true },
  'companies:write': { roles: ['superadmin'], onlyAtHome: true },
  'billing:read': { roles: roleGroups.adminArea },
  'billing:write': { roles: roleGroups.adminArea },
  /** Only a company's own admins may spend its money. Its seats may also be allocated by people who act in it. */
  'licences:buy': { roles: roleGroups.adminArea, onlyAtHome: true, notAcronis: true },
  'licences:resell': { roles: roleGroups.adminArea, companies: ['reseller'], onlyAtHome: true, notAcronis: true },
  'licences:subresell': { roles: roleGroups.adminArea, companies: ['subreseller'], onlyAtHome: true, notAcronis: true },
  'licences:allocate': { roles: roleGroups.adminArea, companies: partnerTypes, notAcronis: true },
  'transactions:read': { roles: roleGroups.adminArea, companies: partnerTypes, notAcronis: true },
  'resellerTransactions:read': { roles: roleGroups.adminArea, companies: ['reseller'], notAcronis: true },
  'subresellerTransactions:read': { roles: roleGroups.adminArea, companies: ['subreseller'], notAcronis: true },
  /** The invoices of all companies, for staff; superadmins record payments by bank transfer. */
  'invoices:read': { roles: houseRoles, onlyAtHome: true },
  'invoices:write': { roles: ['superadmin'], onlyAtHome: true },
  /** Payments that bought nothing, for staff; superadmins record their refunds. */
  'refunds:read': { roles: houseRoles, onlyAtHome: true },
  'refunds:write': { roles: ['superadmin'], onlyAtHome: true },
  /** Distributor credit of partners and promotion codes, for staff; superadmins record payments and create codes. */
  'credit:read': { roles: houseRoles, onlyAtHome: true },
  'credit:write': { roles: ['superadmin'], onlyAtHome: true },
  'coupons:read': { roles: houseRoles, onlyAtHome: true },
  'coupons:write': { roles: ['superadmin'], onlyAtHome: true },
  /** The look, domains and mail server of a company; the server also asks for `white_label_page_access`. */
  'whiteLabel:read': { roles: roleGroups.adminArea },
  'whiteLabel:write': { roles: roleGroups.adminArea, onlyAtHome: true },
  'reminders:send': { roles: roleGroups.staff },
  'jobs:read': { roles: roleGroups.staff },
  /** Support tickets and sales requests of everybody. */
  'support:serve': { roles: houseRoles, onlyAtHome: true },
  /** Notifications and surveys for everybody. */
  'news:write': { roles: houseRoles, onlyAtHome: true },
} as const satisfies Record<string, Rule>;

export type Capability = keyof typeof access;

export interface Subject {
  role: Role;
  companyType: CompanyType;
  plan: Plan;
  integration: 'acronis' | null;
  isActingElsewhere: boolean;
  isActingSession: boolean;
}

const isOfCompany = ({ companies }: Rule, { companyType }: Subject): boolean => companies?.includes(companyType) ?? true;
const isStaffAtHome = ({ orStaffAtHome }: Rule, { role, isActingElsewhere }: Subject): boolean =>
  orStaffAtHome === true && isInGroup(role, houseRoles) && !isActingElsewhere;

const isPartnerInside = ({ role, isActingElsewhere }: Subject): boolean => isActingElsewhere && !isInGroup(role, houseRoles);

/** Whether the table allows this subject the capability in the company in scope. */
export function can(subject: Subject, capability: Capability): boolean {
  const rule: Rule = access[capability];
  return (
    rule.roles.includes(subject.role) &&
    (isOfCompany(rule, subject) || isStaffAtHome(rule, subject)) &&
    (rule.plans?.includes(subject.plan) ?? true) &&
    !(rule.onlyUnlocked && !isUnlocked({ plan: subject.plan, isPartner: subject.companyType !== 'customer' })) &&
    !(rule.onlyAtHome && subject.isActingElsewhere) &&
    !(rule.notInActingSession && subject.isActingSession) &&
    !(rule.notAcronis && subject.integration === 'acronis') &&
    !(rule.notForPartner && isPartnerInside(subject))
  );
}

export const apiKeyScopes = ['read', 'write'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/**
 * What an API key opens, by the scope that it takes; `write` also opens what `read` does. Calls of any other capability need a
 * person: one's own account, keys, settings, billing, the choice of a company, and whatever is added without a row here.
 */
const apiKeyCapabilities: Partial<Record<Capability, ApiKeyScope>> = {
  'company:read': 'read',
  'users:read': 'read',
  'departments:read': 'read',
  'groups:read': 'read',
  'training:read': 'read',
  'trainingReports:read': 'read',
  'policies:read': 'read',
  'exercises:read': 'read',
  'exerciseReports:read': 'read',
  'simulations:read': 'read',
  'simulationReports:read': 'read',
  'reports:read': 'read',
  'dashboard:read': 'read',
  'audit:read': 'read',
  'users:write': 'write',
  'departments:write': 'write',
  'groups:write': 'write',
  'training:write': 'write',
  'policies:write': 'write',
  'exercises:write': 'write',
  'exercises:launch': 'write',
  'simulations:write': 'write',
  'simulations:launch': 'write',
  'customTraining:write': 'write',
  'reminders:send': 'write',
};

/** The scope that an API key needs for a call; undefined if no key opens it. */
export const apiKeyScopeOf = ({ access: needed, needsPerson }: { access: string; needsPerson?: true }): ApiKeyScope | undefined =>
  needsPerson ? undefined : apiKeyCapabilities[needed as Capability];

interface OnboardingState {
  temporaryPassword: boolean;
  policyConfirmed: boolean;
  /** Their company requires a second factor by now, and they have none. */
  isTwoFactorDue: boolean;
  /** In another company than the person's own, where their own policy agreement is not required. */
  actsElsewhere: boolean;
}

/**
 * The onboarding step that a person must complete first, as the code of the refusal: replace a temporary password, accept the policy, then
 * set up the second factor that their company requires. Until then the server only answers calls declared `beforeOnboarding`, and for the
 * last step those declared `beforeTwoFactor`.
 */
export function onboardingRefusal({ temporaryPassword, policyConfirmed, isTwoFactorDue, actsElsewhere }: OnboardingState) {
  if (temporaryPassword) return 'password_change_required' as const;
  if (!policyConfirmed && !actsElsewhere) return 'privacy_policy_not_confirmed' as const;
  return isTwoFactorDue ? ('two_factor_required' as const) : null;
}

/**
 * The role of a person in the company in scope: house staff keep theirs everywhere, partners act in a customer's company as its
 * admin.
 */
export function roleInCompany(person: { role: Role; companyId: string }, companyId: string): Role {
  if (person.role === 'superadmin' || person.role === 'support') return person.role;
  return person.companyId === companyId ? person.role : 'admin';
}
