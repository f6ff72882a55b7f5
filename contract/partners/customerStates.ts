/**
 * The status of a customer, the first that applies: Boost; licences that ended, unless a trial runs since; nobody has ever signed in; a running
 * trial; none of these. Licences come before sign-in, because a partner may buy them before anybody has signed in.
 */
export const customerStatuses = ['boosted', 'licencesEnded', 'trialActive', 'free', 'notRegistered'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** Whether the partner may act in the company. */
export const accessStates = ['available', 'requested', 'notAvailable'] as const;
export type AccessState = (typeof accessStates)[number];

/** State of access of the parent: none (not requested, or declined), requested, and granted. */
export const grantStatuses = ['none', 'pending', 'access'] as const;

/** Whose customer it is: the partner's own, or that of a sub-reseller below. */
export const affiliations = ['direct', 'subReseller'] as const;

export const enablements = ['enabled', 'suspended'] as const;
export type Enablement = (typeof enablements)[number];

/**
 * What needs the attention of a partner at a customer, the most costly first. Trial, licences and sign-up are known of every customer; the
 * other findings are inside its company, and known only while it gives access. `server/modules/customers/findings/conditions.ts` decides.
 */
export const findingNames = [
  'licencesEnded',
  'licencesEnding',
  'noTraining',
  'overdue',
  'trialEnding',
  'licencesFull',
  'neverSignedIn',
  'domainUnverified',
  'certificateExpiring',
] as const;
export type FindingName = (typeof findingNames)[number];

/** State of the subscription: a trial that is available or runs, Boost, a trial that ended, or licences that ended. */
export const subscriptionStates = ['available', 'active', 'expired', 'trialing'] as const;

/** Kinds of companies, seen from the partner: a partner below, a customer of the partner, a customer of a partner below. */
export const customerKinds = ['partner', 'direct_customer', 'partners_customer'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** Actions of a partner on existing customers; `edit` is that of staff on the plan of any company. */
export const customerActions = [
  'suspend',
  'enable',
  'remove',
  'mark',
  'unmark',
  'resend',
  'requestAccess',
  'remind',
  'remindAdmins',
  'allocate',
  'edit',
] as const;
export type CustomerAction = (typeof customerActions)[number];

/**
 * Why an action leaves a company out. `server/modules/customers/eligibility.ts` decides; the row menu of the panel shows the same
 * as far as the row knows it.
 */
export const customerReasons = [
  /** It is the customer of a sub-reseller, who decides. */
  'not_direct',
  'already_suspended',
  'already_enabled',
  /** Somebody above the partner suspended it. */
  'suspended_above',
  /** A sub-reseller whose customers would be left without a partner. */
  'has_customers',
  'already_partner',
  'not_partner',
  'already_granted',
  /** A request for access is pending. */
  'already_requested',
  /** Somebody has signed in, so the invitation was accepted. */
  'registered',
  /** Nobody owns the company, so nobody can be invited. */
  'no_owner',
  /** Nobody can sign in there, so nobody is mailed. */
  'suspended',
  /** The company gives no access, so the partner does not see into it. */
  'no_access',
  'nothing_overdue',
  /** Every domain is verified, and no certificate expires soon. */
  'sso_in_order',
] as const;
export type CustomerReason = (typeof customerReasons)[number];
