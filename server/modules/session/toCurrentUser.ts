import type { z } from 'zod';
import type { currentUser } from '#contract/session/session';
import { now } from '../../clock.ts';
import { toCompany } from '../companies/public.ts';
import type { Person } from './session.queries.ts';

export interface SessionFacts {
  /** The company that the session was opened for, if it is another than the person's own. */
  loggedInAs: { id: string; name: string } | null;
  /** It came through the company's single sign-on. */
  isSsoSession: boolean;
  /** Only if it began with a recovery code. */
  recoveryCodesLeft: number | null;
}

/** Converts the current user to the reply for the panel. */
export function toCurrentUser({
  user,
  unconfirmedNewEmail,
  company,
  notificationsShown,
  isMspSubCompany,
  loggedInAs,
  isSsoSession,
  recoveryCodesLeft,
  ...facts
}: Person & SessionFacts): z.output<typeof currentUser> {
  const twoFactorRequiredFrom = isSsoSession ? null : company.twoFactorFrom;
  return {
    id: user.id,
    company_id: user.companyId,
    email: user.email,
    name: user.name,
    lastName: user.lastName,
    role: user.role,
    emailVerified: user.emailVerified,
    isMfaEnabled: user.mfaEnabled,
    sso: user.sso,
    isSsoSession,
    recoveryCodesLeft,
    twoFactorRequiredFrom,
    // As heed_enter decides for each call.
    isTwoFactorDue: twoFactorRequiredFrom !== null && twoFactorRequiredFrom <= now() && !user.mfaEnabled,
    onboardingCompleted: user.onboardingCompleted,
    onboardingSkipped: user.onboardingSkipped,
    unconfirmedNewEmail,
    temporary_password: user.temporaryPassword,
    privacyPolicyConfirmedAt: user.privacyPolicyConfirmedAt,
    notificationsShown,
    suspendedCampaignsNotificationShown: user.suspendedNotificationShown,
    isAdminLoggedInAsCompany: loggedInAs !== null,
    adminName: loggedInAs && `${user.name} ${user.lastName}`.trim(),
    adminEmail: loggedInAs && user.email,
    loggedInAs,
    isMspSubCompany,
    lastLogin: user.lastLogin,
    createdAt: user.createdAt,
    company: toCompany(company, facts),
  };
}
