import type { CompanyType, Plan, Role } from '#contract/roles';

/** The person who makes a request, with the company and role in scope. Read from the session on every request. */
export interface Actor {
  userId: string;
  email: string;
  name: string;
  lastName: string;
  ownCompanyId: string;
  /** The company in scope; the transaction sees rows of this company only. */
  companyId: string;
  /** In another company than one's own. */
  isActingElsewhere: boolean;
  /** Language of the company in scope, for mails. */
  companyLang: string;
  /** Role in the company in scope, see `roleInCompany`. */
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
