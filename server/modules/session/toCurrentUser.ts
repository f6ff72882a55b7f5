import type { z } from 'zod';
import type { currentUser } from '#contract/session/session';
import { toCompany } from '../companies/public.ts';
import type { Person } from './session.queries.ts';

/** Converts the current user to the reply for the panel. */
export function toCurrentUser({
  user,
  unconfirmedNewEmail,
  company,
  notificationsShown,
  isMspSubCompany,
  ...facts
}: Person): z.output<typeof currentUser> {
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
    onboardingCompleted: user.onboardingCompleted,
    onboardingSkipped: user.onboardingSkipped,
    unconfirmedNewEmail,
    temporary_password: user.temporaryPassword,
    privacyPolicyConfirmedAt: user.privacyPolicyConfirmedAt,
    notificationsShown,
    suspendedCampaignsNotificationShown: user.suspendedNotificationShown,
    // Acting as another person through a link is not implemented; acting in another company is the panel's own state.
    isAdminLoggedInAsCompany: false,
    adminName: null,
    adminEmail: null,
    isMspSubCompany,
    lastLogin: user.lastLogin,
    createdAt: user.createdAt,
    company: toCompany(company, facts),
  };
}
