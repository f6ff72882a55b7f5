import { z } from 'zod';
import { brand, customDomainTypes } from '../partners/brand.ts';
import { at, email, endpoint, id, nothing } from '../kit/endpoint.ts';
import { sessionLimits } from './limits.ts';
import { textLimits } from '../kit/limits.ts';
import { mfaMethods } from './mfaMethods.ts';
import { companyTypes, roles } from '../roles.ts';

const trialStatuses = ['available', 'active', 'expired'] as const;

export const company = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  lang: z.string(),
  subscription: z.object({
    hasBoost: z.boolean(),
    hasSuperBoost: z.boolean(),
    trial: z.object({
      modal: z.enum(['boost', 'expired']).nullable(),
      status: z.enum(trialStatuses).nullable(),
      endsAt: at.nullable(),
    }),
  }),
  distribution: z.object({ isPartner: z.boolean(), companyType: z.enum(companyTypes), parentCompanyId: id.nullable() }),
  totalUsersCount: z.number().int(),
  industry: z.string().nullable(),
  companySize: z.number().int().nullable(),
  createdAt: at,
  updatedAt: at,
  integration: z.enum(['acronis']).nullable(),
  isPartnerInviteAllowed: z.boolean(),
  isChildLoginAllowed: z.boolean(),
  subscriptionType: z.enum(['available', 'active', 'expired', 'trialing']),
});
export type Company = z.input<typeof company>;

/** The current user's company has more fields; of secrets (apiKey) only whether one is set. */
export const ownCompany = company.extend({
  apiKey: z.object({ isSet: z.boolean() }),
  white_label_page_access: z.boolean(),
  creator_id: id.nullable(),
  partner_type: z.enum(companyTypes).nullable(),
  boosted_by_superadmin: z.boolean(),
  /** `timeZone`: the default of the company, such as `Europe/Berlin`. */
  companySettings: z.object({ isTrainingSuspended: z.boolean(), timeZone: z.string() }),
  login_as_company_status: z.enum(['pending', 'access', 'none']),
  country: z.string().nullable(),
  pay_by_invoice_access: z.boolean(),
  default_customer_invite_message: z.string().nullable(),
  isOktaSamlAccessible: z.boolean(),
  wistia_project_id: z.string().nullable(),
  customDomains: z.array(z.object({ type: z.enum(customDomainTypes), domain: z.string(), isVerified: z.boolean() })),
  /** The look of the panel: that of the company, or of the nearest company above it that has one. */
  brand: brand.nullable(),
  isSsoConfigured: z.boolean(),
});

export const currentUser = z.object({
  id,
  company_id: id,
  email: z.string(),
  name: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  isMfaEnabled: z.boolean(),
  sso: z.boolean(),
  /** The session came through the company's single sign-on: the person may have no password. */
  isSsoSession: z.boolean(),
  /** Only if the session began with a recovery code: how many are left. */
  recoveryCodesLeft: z.number().int().nullable(),
  /** From when the person's company requires a second factor of its admins. Null without one, and in a session of single sign-on. */
  twoFactorRequiredFrom: at.nullable(),
  /** That time has come, and the person has no second factor: the server answers only the calls that set one up. */
  isTwoFactorDue: z.boolean(),
  onboardingCompleted: z.boolean(),
  onboardingSkipped: z.boolean(),
  unconfirmedNewEmail: z.string().nullable(),
  temporary_password: z.boolean(),
  privacyPolicyConfirmedAt: at.nullable(),
  notificationsShown: z.boolean(),
  suspendedCampaignsNotificationShown: z.boolean(),
  /** In a session that was opened for another company: it is `loggedInAs`, and the admin is the person themselves. */
  isAdminLoggedInAsCompany: z.boolean(),
  adminName: z.string().nullable(),
  adminEmail: z.string().nullable(),
  loggedInAs: z.object({ id, name: z.string() }).nullable(),
  isMspSubCompany: z.boolean(),
  lastLogin: at.nullable(),
  createdAt: at,
  company: ownCompany,
});
export type CurrentUser = z.input<typeof currentUser>;

const openedSession = currentUser.extend({ sessionId: z.string() });
export type OpenedSession = z.input<typeof openedSession>;

/**
 * Opens a session for a new sign-in, refuses people who may not use the panel, and returns the current user. Every further call
 * sends `sessionId` in the header `sessionHeader`; a call with one continues that session.
 */
export const getUser = endpoint({
  method: 'GET',
  path: '/user',
  summary: 'Current user; opens a session after sign-in and gives its id, which goes with every further call',
  access: 'public',
  tx: 'none',
  reply: openedSession,
  errors: ['learner_no_access', 'account_suspended', 'mfa_required', 'sso_required'],
});

export const refreshUser = endpoint({
  method: 'GET',
  path: '/api/v1/user',
  summary: 'Current user, read again within the open session',
  access: 'session',
  inActingSession: true,
  beforeOnboarding: true,
  tx: 'none',
  reply: currentUser,
  errors: [],
});

export const loginCheck = endpoint({
  method: 'POST',
  path: '/user/login/validate',
  summary: 'Login check before sign-in; counts and locks wrong attempts. With a second factor it begins the second step',
  access: 'public',
  tx: 'none',
  body: z.object({ email, password: z.string().min(1).max(sessionLimits.passwordMax), isAdmin: z.boolean() }),
  /** `verificationToken` names the second step, which the person can take in one of `mfaMethods`, the first being the default. */
  reply: z.object({
    isMfaLogin: z.boolean(),
    verificationToken: z.string().nullable(),
    mfaMethods: z.array(z.enum(mfaMethods)),
  }),
  errors: ['invalid_credentials', 'too_many_attempts', 'account_suspended', 'learner_no_access', 'sso_required'],
  perMinute: 60,
});

export const recordLastLogin = endpoint({
  method: 'PUT',
  path: '/api/v1/user/{id}/last_login',
  summary: 'Records the last login; only for oneself',
  access: 'session',
  inActingSession: true,
  beforeOnboarding: true,
  tx: 'write',
  reply: nothing,
  errors: [],
});

export const logout = endpoint({
  method: 'POST',
  path: '/rest/v1/me/logout',
  summary: 'Ends the session, and those that were opened from it for other companies; its tokens are refused from here on',
  access: 'session',
  inActingSession: true,
  beforeOnboarding: true,
  tx: 'none',
  reply: nothing,
  errors: [],
});

export const confirmPrivacyPolicy = endpoint({
  method: 'POST',
  path: '/customers/api/v1/company/{companyId}/users/{userId}/privacy_policy/confirm',
  summary: 'Confirms User Agreement and Privacy Policy for oneself; whoever has a temporary password chooses another one first',
  access: 'session',
  beforeOnboarding: true,
  tx: 'write',
  reply: nothing,
  errors: ['privacy_policy_already_confirmed'],
});

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/v1/user/verification_email',
  summary: 'Sends the e-mail with the verification link to oneself',
  access: 'session',
  tx: 'write',
  body: z.object({ user_id: id }),
  reply: nothing,
  errors: [],
  perMinute: sessionLimits.verificationMailsPerHour,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/rest/v1/email-links/use',
  summary: 'Uses the one-time link of the verification e-mail',
  access: 'public',
  tx: 'none',
  body: z.object({ token: z.string().min(1).max(textLimits.textMax) }),
  reply: nothing,
  errors: ['link_not_valid'],
  perMinute: sessionLimits.lookupsPerMinute,
});
