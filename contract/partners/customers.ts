import { z } from 'zod';
import { anyCaseOf } from '../kit/anyCaseOf.ts';
import type { Capability } from '../access.ts';
import { at, endpoint, id } from '../kit/endpoint.ts';
import { filtersOf } from '../kit/filtersOf.ts';
import { textLimits } from '../kit/limits.ts';
import { pageInfo, wrapped } from '../kit/replies.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { companyTypes } from '../roles.ts';
import {
  accessStates,
  affiliations,
  customerKinds,
  customerStatuses,
  enablements,
  findingNames,
  grantStatuses,
  subscriptionStates,
} from './customerStates.ts';
import { partnerLimits } from './limits.ts';

/**
 * A row of the lists of customers. All of it is commercial: a partner sees it of every company below, with or without access to
 * the company. `seats` are its people who are not disabled, `licences` the seats that are paid for, `overage` the seats beyond
 * them; both are null without licences. `expiresAt` is the end of what is paid, of a running trial, or of licences that have ended.
 */
export const customer = z.object({
  id,
  name: z.string(),
  parentCompanyName: z.string().nullable(),
  status: z.enum(customerStatuses),
  state: z.enum(subscriptionStates),
  type: z.enum(customerKinds),
  /** One step below the partner. */
  isDirect: z.boolean(),
  access: z.enum(accessStates),
  loginAsCompanyStatus: z.enum(grantStatuses),
  /** When access that is available ends; null without an end. */
  accessUntil: at.nullable(),
  owner: z.object({ email: z.string(), fullName: z.string() }).nullable(),
  isRegistered: z.boolean(),
  seats: z.number().int(),
  licences: z.number().int().nullable(),
  overage: z.number().int().nullable(),
  expiresAt: at.nullable(),
  /** It goes to the free plan then. */
  isDowngradePlanned: z.boolean(),
  createdAt: at,
  disabledAt: at.nullable(),
  /** Somebody above the partner suspended it. */
  isSuspendedAbove: z.boolean(),
  /** Companies directly below it. */
  customers: z.number().int(),
  isBoosted: z.boolean(),
  subscription: z.object({
    status: z.enum(subscriptionStates),
    currentPeriodStart: at.nullable(),
    currentPeriodEnd: at.nullable(),
    paidSeats: z.number().int().nullable(),
  }),
  trial: z.object({
    status: z.enum(['available', 'active', 'expired']).nullable(),
    days: z.number().int(),
    endDate: at.nullable(),
  }),
  distribution: z.object({ isPartner: z.boolean(), companyType: z.enum(companyTypes), parentCompanyId: id.nullable() }),
  isPartnerInviteAllowed: z.boolean(),
  isChildLoginAllowed: z.boolean(),
});
export type Customer = z.input<typeof customer>;

export const customerOrderFields = [
  'createdAt',
  'name',
  'parentCompanyName',
  'status',
  'disabledAt',
  'expiresAt',
  'licences',
  'seats',
  'overage',
  'access',
  'email',
  'currentPeriodStart',
  'currentPeriodEnd',
] as const;
export type CustomerOrderField = (typeof customerOrderFields)[number];

/** Filters of a list of customers, any number of values each; an empty list filters nothing. */
const choices = {
  status: anyCaseOf(customerStatuses),
  accountAccess: anyCaseOf(accessStates),
  companyAffiliation: anyCaseOf(affiliations),
  subResellers: id,
  state: anyCaseOf(subscriptionStates),
  enablementStatus: anyCaseOf(enablements),
  subcompanyType: anyCaseOf(customerKinds),
  findings: anyCaseOf(findingNames),
};
const search = z.string().trim().max(textLimits.textMax).optional();
const { inQuery, inBody } = filtersOf(choices, partnerLimits.lookupSize);

/** The same for a body. */
export const customerFilters = z.object({ search, ...inBody });
export type CustomerFilters = z.output<typeof customerFilters>;

const query = z.object({ ...pageShape(customerOrderFields), search, ...inQuery });

/** `totalIsCapped`: counting stopped at listLimits.searchCountCap. */
const cappedInfo = pageInfo.extend({ totalIsCapped: z.boolean() });
export const customerPage = wrapped(z.object({ companies: z.array(customer), pageInfo: cappedInfo }));

/** The companies below the one in scope, at any depth. With `Accept: text/csv` all that match as a file. */
const customerList = <const P extends string, const A extends Capability>(path: P, access: A, summary: string) =>
  endpoint({ method: 'GET', path, summary, access, tx: 'read', query, reply: customerPage, errors: [] });

const partner = '/partnership/api/v1/company/{companyId}';

export const listPartnerCustomers = customerList(
  '/api/v1/company/msp/{companyId}',
  'customers:ofPartner',
  'Customers of a direct, OEM or MSP partner; also as CSV',
);
export const listResellerCustomers = customerList(
  `${partner}/resellers/customers`,
  'customers:ofReseller',
  'Customers of a reseller, and of its sub-resellers; also as CSV',
);
export const listSubResellerCustomers = customerList(
  `${partner}/sub_reseller/customers`,
  'customers:ofSubReseller',
  'Customers of a sub-reseller; also as CSV',
);
/** The house stands above every company, so this is the list of the companies below it. */
export const listAllCompanies = customerList(
  '/rest/v1/company/{companyId}/all-companies',
  'companies:read',
  'All companies, for house staff; also as CSV',
);

export const listSubResellers = endpoint({
  method: 'GET',
  path: `${partner}/resellers/sub_resellers/list`,
  summary: 'Names of the partners directly below the one in scope, for a filter',
  access: 'customers:read',
  tx: 'read',
  reply: wrapped(z.object({ companies: z.array(z.object({ id, name: z.string() })) })),
  errors: [],
});
