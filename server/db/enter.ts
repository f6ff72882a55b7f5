import { type ApiKeyScope, roleInCompany } from '#contract/access';
import { type CompanyType, planOf, type Role } from '#contract/roles';
import { type Actor, type ActorKey, directoryId, directoryName } from '../core/actor.ts';
import { Refusal } from '../core/refusal.ts';

/**
 * Result of the SQL functions heed_enter (with `is_acting` and `two_factor_due`) and heed_enter_key (with the last three). Without a session,
 * everything but `outcome` is null.
 */
export interface EnterRow {
  outcome: 'ok' | 'no_session' | 'expired' | 'suspended' | 'company_disabled' | 'not_accessible';
  user_id: string;
  email: string;
  name: string;
  last_name: string;
  role: Role;
  own_company_id: string;
  is_house: boolean;
  email_verified: boolean;
  temporary_password: boolean;
  policy_confirmed: boolean;
  company_id: string;
  company_type: CompanyType;
  has_boost: boolean;
  has_super_boost: boolean;
  trial_status: string | null;
  integration: 'acronis' | null;
  company_lang: string;
  is_acting?: boolean;
  two_factor_due?: boolean;
  key_id?: string;
  key_name?: string;
  key_scope?: ApiKeyScope;
}

/** The credential of a request: the hash of a session, or of an API key. */
export type Credential = { sessionHash: string } | { apiKeyHash: string };

const refusals = {
  no_session: 'invalid_session',
  expired: 'session_expired',
  suspended: 'invalid_session',
  company_disabled: 'company_disabled',
  not_accessible: 'company_not_accessible',
} as const;

/** A disabled company is closed to its own people. People of other companies only lose access to that company. */
function refusalOf({ outcome, company_id, own_company_id }: EnterRow): Refusal | null {
  if (outcome === 'ok') return null;
  const actsElsewhere = company_id !== own_company_id;
  return new Refusal(outcome === 'company_disabled' && actsElsewhere ? 'company_not_accessible' : refusals[outcome]);
}

/** Refuses with api_key_not_valid, whether the key does not exist, has ended, or its creator may not act any more. */
function requireKey(row: EnterRow | undefined, hash: string): ActorKey {
  const { outcome, key_id: id, key_name: name, key_scope: scope } = row ?? {};
  if (!id || !name || !scope || outcome === 'suspended') throw new Refusal('api_key_not_valid');
  return { id, hash, name, scope };
}

/** Turns the result into an Actor, or throws the refusal. */
export function toActor(row: EnterRow | undefined, credential: Credential): Actor {
  const apiKey = 'apiKeyHash' in credential ? requireKey(row, credential.apiKeyHash) : null;
  if (!row) throw new Refusal('invalid_session');
  const refusal = refusalOf(row);
  if (refusal) throw refusal;
  return {
    userId: row.user_id,
    email: row.email,
    name: row.name,
    lastName: row.last_name,
    ownCompanyId: row.own_company_id,
    companyId: row.company_id,
    isActingElsewhere: row.company_id !== row.own_company_id,
    isActingSession: row.is_acting ?? false,
    companyLang: row.company_lang,
    // A key is the admin of its company, whatever role its creator has elsewhere.
    role: apiKey ? row.role : roleInCompany({ role: row.role, companyId: row.own_company_id }, row.company_id),
    isHouseStaff: row.is_house && (row.role === 'support' || row.role === 'superadmin'),
    companyType: row.company_type,
    plan: planOf({ hasBoost: row.has_boost, hasSuperBoost: row.has_super_boost, trial: { status: row.trial_status } }),
    integration: row.integration,
    sessionHash: 'sessionHash' in credential ? credential.sessionHash : '',
    apiKey,
    emailVerified: row.email_verified,
    temporaryPassword: row.temporary_password,
    policyConfirmed: row.policy_confirmed,
    isTwoFactorDue: row.two_factor_due ?? false,
  };
}

/** Result of the SQL function heed_enter_scim. */
export interface DirectoryRow
  extends Pick<
    EnterRow,
    'company_id' | 'company_type' | 'has_boost' | 'has_super_boost' | 'trial_status' | 'integration' | 'company_lang'
  > {
  outcome: 'ok' | 'company_disabled';
  token_id: string;
}

/** The directory of a company as an Actor: an admin of this company without a name, an address or a session. */
export function toDirectory(row: DirectoryRow | undefined): Actor {
  if (!row) throw new Refusal('invalid_session');
  if (row.outcome !== 'ok') throw new Refusal(row.outcome);
  return {
    userId: directoryId,
    email: '',
    name: directoryName,
    lastName: '',
    ownCompanyId: row.company_id,
    companyId: row.company_id,
    isActingElsewhere: false,
    isActingSession: false,
    companyLang: row.company_lang,
    role: 'admin',
    isHouseStaff: false,
    companyType: row.company_type,
    plan: planOf({ hasBoost: row.has_boost, hasSuperBoost: row.has_super_boost, trial: { status: row.trial_status } }),
    integration: row.integration,
    sessionHash: '',
    apiKey: null,
    emailVerified: true,
    temporaryPassword: false,
    policyConfirmed: true,
    isTwoFactorDue: false,
  };
}
