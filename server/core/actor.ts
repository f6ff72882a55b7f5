import type { CompanyType, Plan, Role } from '#contract/roles';

/** Who calls, and the one company in which the call happens. Made by the database from the session on every request. */
export interface Actor {
  userId: string;
  email: string;
  name: string;
  lastName: string;
  ownCompanyId: string;
  /** The company in scope; every tenant row the transaction can see belongs to it. */
  companyId: string;
  /** Language of the company in scope, for the mail it sends. */
  companyLang: string;
  /** The role in the company in scope, see roleInCompany. */
  role: Role;
  isHouseStaff: boolean;
  companyType: CompanyType;
  plan: Plan;
  integration: 'acronis' | null;
  sessionHash: string;
  emailVerified: boolean;
  temporaryPassword: boolean;
  policyConfirmed: boolean;
}
