/**
 * What a customer has: Boost, or else licences that ended, nobody who has ever signed in, a running trial, or neither. Licences come first,
 * because a partner may buy them before anybody has come. A trial that runs counts more than licences that ended before it.
 */
export const customerStatuses = ['boosted', 'licencesEnded', 'trialActive', 'free', 'notRegistered'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** Whether the partner may act in the company. */
export const accessStates = ['available', 'requested', 'notAvailable'] as const;
export type AccessState = (typeof accessStates)[number];

/** What a company answers its parent: nothing or no, not yet, and yes. */
export const grantStatuses = ['none', 'pending', 'access'] as const;

/** Whose customer it is: the partner's own, or that of a sub-reseller below. */
export const affiliations = ['direct', 'subReseller'] as const;

export const enablements = ['enabled', 'suspended'] as const;
export type Enablement = (typeof enablements)[number];

/**
 * What needs the attention of a partner at a customer, what costs it most first. Trial, licences and sign-up are known of every customer;
 * the others are inside its company, and known only while it gives access. `server/modules/customers/findings/conditions.ts` decides.
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

/** State of the subscription: a trial that was not started or runs, Boost, and what is over: a trial, or licences. */
export const subscriptionStates = ['available', 'active', 'expired', 'trialing'] as const;

/** Kinds of companies, seen from the partner: a partner below, a customer of the partner, a customer of a partner below. */
export const customerKinds = ['partner', 'direct_customer', 'partners_customer'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** What a partner does with customers that are there already; staff edit the plan of all companies. */
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
  /** What is inside the company is not the partner’s to see. */
  'no_access',
  'nothing_overdue',
  /** Every domain is verified, and no certificate expires soon. */
  'sso_in_order',
] as const;
export type CustomerReason = (typeof customerReasons)[number];
