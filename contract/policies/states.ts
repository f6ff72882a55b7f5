import { campaignStatuses } from '../campaigns/campaignStates.ts';

/**
 * What a policy consists of: text of the library whose places are filled, text of the company, or a file of the company. A preset whose
 * text is changed becomes a text, which is the company’s own.
 */
export const policySources = ['preset', 'text', 'pdf'] as const;
export type PolicySource = (typeof policySources)[number];

/** Revisions have the states of campaigns. At most one is scheduled, and at most one runs or is suspended. */
export const revisionStatuses = campaignStatuses;

/**
 * The state of a policy: that of the revision that runs or is suspended, else of the one that is scheduled, else of the last one that
 * has ended; `draft` before the first.
 */
export const policyStates = ['draft', ...revisionStatuses] as const;
export type PolicyState = (typeof policyStates)[number];

/** Places in a preset that are filled before it is published. */
export const policyPlaces = ['companyName', 'securityContact'] as const;
export type PolicyPlace = (typeof policyPlaces)[number];

/** Where a person acknowledged: on Heed’s own page, or in the app of the installation. */
export const acknowledgementApps = ['page', 'app'] as const;
export type AcknowledgementApp = (typeof acknowledgementApps)[number];
