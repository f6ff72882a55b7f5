import { planOf } from '#contract/roles';
import type { Actor } from '../../core/actor.ts';
import type { Person } from './session.queries.ts';

/** An actor for a person in their own company without a session, for the audit log. */
export function actorOf({ user, company }: Person, sessionHash = ''): Actor {
  return {
    userId: user.id,
    email: user.email,
    name: user.name,
    lastName: user.lastName,
    ownCompanyId: company.id,
    companyId: company.id,
    isActingElsewhere: false,
    isActingSession: false,
    companyLang: company.lang,
    role: user.role,
    isHouseStaff: company.isHouse && (user.role === 'support' || user.role === 'superadmin'),
    companyType: company.companyType,
    plan: planOf({ ...company, trial: { status: company.trialStatus } }),
    integration: company.integration,
    sessionHash,
    apiKey: null,
    emailVerified: user.emailVerified,
    temporaryPassword: user.temporaryPassword,
    policyConfirmed: user.privacyPolicyConfirmedAt !== null,
    // What a sign-in itself writes down; calls read it from their session.
    isTwoFactorDue: false,
  };
}
