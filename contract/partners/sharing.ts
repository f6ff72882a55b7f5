import { z } from 'zod';
import { campaignLimits } from '../campaigns/limits.ts';
import { at, endpoint, id, many, startAt } from '../kit/endpoint.ts';
import { pageShape, searchShape } from '../reports/reportQuery.ts';
import { exclusionsFor, withSelection as withCustomers } from './customerActions.ts';
import { partnerLimits } from './limits.ts';

/** Mode of sharing: the customer receives the training, and with `copy_and_start` it also starts there for everybody. */
export const shareModes = ['copy_and_start', 'copy'] as const;
export type ShareMode = (typeof shareModes)[number];

/** What a partner does with one of its trainings at customers. `server/modules/sharing/courses.ts` decides who takes part. */
export const sharingActions = ['share', 'start', 'end', 'unshare'] as const;
export type SharingAction = (typeof sharingActions)[number];

/** Why a training is not started at a customer. */
export const startReasons = [
  /** Only customers on Boost can have shared trainings. */
  'no_boost',
  'suspended',
  /** The customer has not granted access, which is required to assign training to its people. */
  'no_access',
  /** The customer itself started the training before it was shared. */
  'already_running',
  'already_started',
] as const;
export type StartReason = (typeof startReasons)[number];

/** Why a customer is left out, whatever the action. */
export const sharingReasons = [...startReasons, 'already_shared', 'not_started'] as const;
export type SharingReason = (typeof sharingReasons)[number];

/**
 * A customer and one training. `progress` is the percentage of assignments that are completed; null without access to the
 * customer, and before the training was shared. `startDate` is the start of a campaign that has not ended, of the partner or, with
 * access, of the customer; `receivedDate` the moment of sharing; both are null before. `reason`: why the customer cannot receive the training.
 */
const receiver = z.object({
  companyId: id,
  companyName: z.string(),
  isBoosted: z.boolean(),
  progress: z.number().int().min(0).max(100).nullable(),
  startDate: at.nullable(),
  receivedDate: at.nullable(),
  reason: z.enum(sharingReasons).nullable(),
});
export type CourseReceiver = z.input<typeof receiver>;

export const receiverOrderFields = ['companyName', 'progress', 'startDate', 'receivedDate'] as const;
export type ReceiverOrderField = (typeof receiverOrderFields)[number];

/** `itemsCount` is the number of all that match, `startedCount` of those where the training has a start date. */
export const listReceivers = endpoint({
  method: 'GET',
  path: '/api/v1/course/{companyId}/companies_with_shared_trainings/{courseId}',
  summary: 'Customers that have the training, with its progress',
  access: 'sharing:read',
  tx: 'read',
  query: z.object({ ...pageShape(receiverOrderFields), ...searchShape }),
  reply: z.object({ companies: z.array(receiver), itemsCount: z.number().int(), startedCount: z.number().int() }),
  errors: [],
});

/** By name. `availableCount` is the number of customers that can receive the training in this mode. */
export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/v1/course/{companyId}/companies_without_shared_training/{courseId}',
  summary: 'Customers that do not have the training, and why some cannot',
  access: 'sharing:read',
  tx: 'read',
  query: z.object({ ...pageShape(['companyName']), ...searchShape, actionType: z.enum(shareModes).optional() }),
  reply: z.object({ companies: z.array(receiver), itemsCount: z.number().int(), availableCount: z.number().int() }),
  errors: [],
});

/**
 * Either `customerCompanyIds`, or with `isAllCustomers` all customers that match `searchText` and the action allows; their number must be
 * `expectedTotal`, which the partner saw.
 */
const selection = {
  customerCompanyIds: z.array(id).max(partnerLimits.selectionIds).optional(),
  isAllCustomers: z.boolean().optional(),
  expectedTotal: z.number().int().min(0).optional(),
  ...searchShape,
};
/** The same in a query, where ids are repeated. */
const querySelection = {
  customerCompanyIds: many(id),
  isAllCustomers: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  expectedTotal: z.coerce.number().int().min(0).optional(),
  ...searchShape,
};
const sharingSelection = z.object(selection);
export type SharingSelection = z.output<typeof sharingSelection>;

const withSelection = <S extends z.ZodRawShape>(shape: S) =>
  z
    .object(shape)
    .refine((s) => (s as SharingSelection).isAllCustomers || ((s as SharingSelection).customerCompanyIds?.length ?? 0) > 0, {
      path: ['customerCompanyIds'],
      message: 'Please add customers',
    })
    .refine((s) => !(s as SharingSelection).isAllCustomers || (s as SharingSelection).expectedTotal !== undefined, {
      path: ['expectedTotal'],
      message: 'Required when everything is selected',
    });

const changed = z.object({ changed: z.number().int(), skipped: z.number().int() });
const errors = ['total_changed', 'no_customer_to_change', 'course_is_draft'] as const;

export const shareCourse = endpoint({
  method: 'POST',
  path: '/api/v1/course/company/{companyId}/share/{courseId}/batch',
  summary: 'Gives customers a training of the library or of the partner, to start themselves',
  access: 'sharing:write',
  tx: 'write',
  body: withSelection(selection),
  reply: changed,
  errors,
});

/**
 * Also shares the training with the selected customers that do not have it. A `startDate` less than campaignLimits.startsNowSeconds in the
 * past counts as now. `isAllCustomers` selects all customers that do not have the training, or with `isShared` all that have it.
 */
export const startSharedCourse = endpoint({
  method: 'POST',
  path: '/api/v1/course/company/{companyId}/start/{courseId}/batch',
  summary: 'Starts a training for everybody at customers that give access',
  access: 'sharing:write',
  tx: 'write',
  body: withSelection({
    ...selection,
    isShared: z.boolean().optional(),
    daysToComplete: z.number().int().min(campaignLimits.daysToComplete.customMin).max(campaignLimits.daysToComplete.customMax),
    startDate: startAt,
  }),
  reply: changed,
  errors: [...errors, 'start_in_past'],
});

/** For the list of customers, with its selection. Without a course: the exclusions that apply to every training. */
export const findStartExclusions = endpoint({
  method: 'POST',
  path: '/rest/v1/company/{companyId}/customers/trainings/exclusions',
  summary: 'At which of the selected customers a training cannot be started, and why',
  access: 'sharing:write',
  tx: 'read',
  body: withCustomers({ courseId: id.nullable() }),
  reply: exclusionsFor(startReasons),
  errors: ['total_changed', 'no_customer_to_change'],
});

/** For the list of customers, with its selection. At most partnerLimits.selectionIds companies. */
export const startAtCustomers = endpoint({
  method: 'POST',
  path: '/rest/v1/company/{companyId}/customers/trainings',
  summary: 'Starts a training of the library or of the partner for everybody at the selected customers, and shares it with them',
  access: 'sharing:write',
  tx: 'write',
  body: withCustomers({
    courseId: id,
    daysToComplete: z.number().int().min(campaignLimits.daysToComplete.customMin).max(campaignLimits.daysToComplete.customMax),
    startDate: startAt,
  }),
  reply: changed,
  errors: [...errors, 'start_in_past'],
});

export const endSharedCourse = endpoint({
  method: 'PATCH',
  path: '/api/v1/campaign/company/{companyId}/end/by_course/{courseId}/batch',
  summary: 'Ends a training at customers where it was started; their figures stay',
  access: 'sharing:write',
  tx: 'write',
  query: withSelection(querySelection),
  reply: changed,
  errors,
});

export const unshareCourse = endpoint({
  method: 'DELETE',
  path: '/api/v1/course/company/{companyId}/unshare/{courseId}/batch',
  summary: 'Takes a training back from customers where it is not started',
  access: 'sharing:write',
  tx: 'write',
  query: withSelection(querySelection),
  reply: changed,
  errors,
});
