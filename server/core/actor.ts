import type { ApiKeyScope } from '#contract/access';
import type { CompanyType, Plan, Role } from '#contract/roles';

/** An API key in use; the database stores only its `hash`. */
export interface ActorKey {
  id: string;
  hash: string;
  name: string;
  scope: ApiKeyScope;
}

/** The user id of the actor when the directory of a company acts through SCIM; no person has it. */
export const directoryId = '00000000-0000-0000-0000-000000000000';
/** Its name in the audit log. */
export const directoryName = 'SCIM';

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
  /** In an acting session, which opens only this company. Calls about the caller's own account and ways to sign in are refused. */
  isActingSession: boolean;
  /** Language of the company in scope, for mails. */
  companyLang: string;
  /** Role in the company in scope, see `roleInCompany`. */
  role: Role;
  isHouseStaff: boolean;
  companyType: CompanyType;
  plan: Plan;
  integration: 'acronis' | null;
  /** Empty without a session. */
  sessionHash: string;
  /** The key that makes the request for its creator, as an admin of its one company; null in a session. */
  apiKey: ActorKey | null;
  emailVerified: boolean;
  temporaryPassword: boolean;
  policyConfirmed: boolean;
  /** The person's own company requires a second factor by now, and they have none; never in a session of single sign-on. */
  isTwoFactorDue: boolean;
}
