/** Roles of the product and the groups that guards name. `guest` is whoever is signed out; `hidden` only marks menu entries. */
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

/** Nobody changes anybody above: address, name, role, disabling, deleting, inviting again, alone or many at once. */
export const roleRank: Record<Role, number> = { guest: 0, hidden: 0, user: 0, admin: 1, msp: 1, support: 2, superadmin: 3 };

/** Our own staff: they belong to no customer and choose a company to act in. */
export const houseRoles = ['superadmin', 'support'] as const satisfies readonly Role[];

export const companyTypes = ['customer', 'direct', 'oem', 'package_msp', 'reseller', 'subreseller'] as const;
export type CompanyType = (typeof companyTypes)[number];

export const plans = ['free', 'trial', 'trialEnded', 'boost'] as const;
export type Plan = (typeof plans)[number];

interface SubscriptionFacts {
  hasBoost: boolean;
  hasSuperBoost: boolean;
  trial: { status: string | null };
}

/** The one reading of a subscription; every gate asks this. */
export function planOf({ hasBoost, hasSuperBoost, trial }: SubscriptionFacts): Plan {
  if (hasBoost || hasSuperBoost) return 'boost';
  if (trial.status === 'active') return 'trial';
  return trial.status === 'expired' ? 'trialEnded' : 'free';
}

export const isInGroup = (role: Role, group: readonly Role[]): boolean => group.includes(role);
