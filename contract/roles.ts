/** Roles of the product. `guest` is a signed-out person; `hidden` only marks menu entries. */
export const roles = ['admin', 'superadmin', 'support', 'msp', 'hidden', 'user', 'guest'] as const;
export type Role = (typeof roles)[number];

export const roleGroups = {
  staff: ['admin', 'superadmin', 'support'],
  adminArea: ['admin', 'superadmin', 'msp', 'support'],
  learnerArea: ['admin', 'user'],
  guestOnly: ['guest'],
  mspOnly: ['msp'],
  errorPages: ['admin', 'user', 'msp', 'superadmin'],
} as const satisfies Record<string, readonly Role[]>;

/**
 * A person may not change anybody of a higher rank: not their e-mail address, name or role, nor disable, delete or invite them
 * again, also in bulk. `server/modules/users/profile/locks.ts` enforces it.
 */
export const roleRank: Record<Role, number> = { guest: 0, hidden: 0, user: 0, admin: 1, msp: 1, support: 2, superadmin: 3 };

/** Our own staff, who choose a company to act in. */
export const houseRoles = ['superadmin', 'support'] as const satisfies readonly Role[];

export const companyTypes = ['customer', 'direct', 'oem', 'package_msp', 'reseller', 'subreseller'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** Kinds of partners: every kind of company but the customer, as the database checks. */
export const partnerTypes = ['direct', 'oem', 'package_msp', 'reseller', 'subreseller'] as const satisfies readonly CompanyType[];

export const plans = ['free', 'trial', 'trialEnded', 'boost'] as const;
export type Plan = (typeof plans)[number];

interface SubscriptionFacts {
  hasBoost: boolean;
  hasSuperBoost: boolean;
  trial: { status: string | null };
}

/** The plan of a company, from its subscription and trial. Every check of a plan uses it. */
export function planOf({ hasBoost, hasSuperBoost, trial }: SubscriptionFacts): Plan {
  if (hasBoost || hasSuperBoost) return 'boost';
  if (trial.status === 'active') return 'trial';
  return trial.status === 'expired' ? 'trialEnded' : 'free';
}

/**
 * Whether a company may use what is part of a plan: every partner, and a customer with Boost or a running trial. What partners do not
 * have either, such as reports with people, names its plans in the access table instead.
 */
export const isUnlocked = ({ plan, isPartner }: { plan: Plan; isPartner: boolean }): boolean =>
  isPartner || plan === 'trial' || plan === 'boost';

export const isInGroup = (role: Role, group: readonly Role[]): boolean => group.includes(role);
