import type { CurrentUser } from '#contract/session/session';

type Company = CurrentUser['company'];
type UserPart = Omit<Partial<CurrentUser>, 'company'> & { company?: Partial<Company> };

export const companyId = '11111111-1111-4111-8111-111111111111';
export const ownId = '22222222-2222-4222-8222-222222222222';
const longAgo = '2025-01-15T10:00:00.000Z';

/** A customer with Boost; override what a test needs. */
export const someCompany = (part: Partial<Company> = {}): Company => ({
  id: companyId,
  name: 'Acme',
  slug: 'acme',
  logo: null,
  lang: 'en',
  subscription: { hasBoost: true, hasSuperBoost: false, trial: { modal: null, status: null, endsAt: null } },
  distribution: { isPartner: false, companyType: 'customer', parentCompanyId: null },
  totalUsersCount: 240,
  industry: null,
  companySize: null,
  createdAt: longAgo,
  updatedAt: longAgo,
  integration: null,
  isPartnerInviteAllowed: false,
  isChildLoginAllowed: false,
  subscriptionType: 'active',
  apiKey: { isSet: false },
  white_label_page_access: false,
  creator_id: null,
  partner_type: null,
  boosted_by_superadmin: false,
  companySettings: { isTrainingSuspended: false, timeZone: 'UTC' },
  login_as_company_status: 'none',
  country: null,
  pay_by_invoice_access: false,
  default_customer_invite_message: null,
  isOktaSamlAccessible: false,
  wistia_project_id: null,
  customDomains: [],
  brand: null,
  isSsoConfigured: false,
  ...part,
});

/** A usual admin: verified, policy confirmed, in their own company. */
export const somebody = ({ company, ...part }: UserPart = {}): CurrentUser => ({
  id: ownId,
  company_id: companyId,
  email: 'admin@acme.example',
  name: 'Ada',
  lastName: 'Admin',
  role: 'admin',
  emailVerified: true,
  isMfaEnabled: false,
  sso: false,
  isSsoSession: false,
  recoveryCodesLeft: null,
  twoFactorRequiredFrom: null,
  isTwoFactorDue: false,
  onboardingCompleted: true,
  onboardingSkipped: false,
  unconfirmedNewEmail: null,
  temporary_password: false,
  privacyPolicyConfirmedAt: longAgo,
  notificationsShown: true,
  suspendedCampaignsNotificationShown: true,
  isAdminLoggedInAsCompany: false,
  adminName: null,
  adminEmail: null,
  loggedInAs: null,
  isMspSubCompany: false,
  lastLogin: longAgo,
  createdAt: longAgo,
  ...part,
  company: someCompany(company),
});
