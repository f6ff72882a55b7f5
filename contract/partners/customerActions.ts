import { z } from 'zod';
import { billingLimits } from '../billing/limits.ts';
import { at, endpoint, id, nothing } from '../kit/endpoint.ts';
import { customerFilters } from './customers.ts';
import { customerActions, customerReasons, enablements } from './customerStates.ts';
import { partnerLimits } from './limits.ts';

const portal = '/api/v1/partner-portal/{companyId}/customers';
const own = '/rest/v1/company/{companyId}/customers';

/** Either `customersIds`, or with `isAllSelected` all that match the filters; their number must be the one that the partner saw. */
const selection = {
  ...customerFilters.shape,
  customersIds: z.array(id).max(partnerLimits.selectionIds).optional(),
  isAllSelected: z.boolean().optional(),
  expectedTotal: z.number().int().min(0).optional(),
};
export const withSelection = <S extends z.ZodRawShape>(shape: S) =>
  z
    .object({ ...selection, ...shape })
    .refine((s) => (s as CustomerSelection).isAllSelected || ((s as CustomerSelection).customersIds?.length ?? 0) > 0, {
      path: ['customersIds'],
      message: 'Select at least one company',
    })
    .refine((s) => !(s as CustomerSelection).isAllSelected || (s as CustomerSelection).expectedTotal !== undefined, {
      path: ['expectedTotal'],
      message: 'Required when everything is selected',
    });
const customerSelection = z.object(selection);
export type CustomerSelection = z.output<typeof customerSelection>;

export const changed = z.object({ changed: z.number().int(), skipped: z.number().int() });
export const bulkErrors = ['total_changed', 'no_customer_to_change'] as const;

export const countCustomers = endpoint({
  method: 'POST',
  path: `${own}/count`,
  summary: 'Exact number of companies that match; asked before everything across pages is selected',
  access: 'customers:read',
  tx: 'read',
  body: customerFilters,
  reply: z.object({ count: z.number().int() }),
  errors: [],
});

/** The companies that an action leaves out: their number, the number for each reason, and the first partnerLimits.namedExclusions by name. */
export const exclusionsFor = <const R extends readonly [string, ...string[]]>(reasons: R) =>
  z.object({
    companies: z.array(z.object({ id, name: z.string(), reason: z.enum(reasons) })),
    count: z.number().int(),
    reasons: z.partialRecord(z.enum(reasons), z.number().int()),
    eligibleCount: z.number().int(),
  });

export const findExclusions = endpoint({
  method: 'POST',
  path: `${own}/exclusions`,
  summary: 'Which of the selected companies an action leaves out, and why',
  access: 'customers:read',
  tx: 'read',
  body: withSelection({ action: z.enum(customerActions) }),
  reply: exclusionsFor(customerReasons),
  errors: ['total_changed'],
});

/** Nobody can sign in to a suspended company, and its trainings wait. The company that suspended it, or one above that, can enable it again. */
export const setEnablement = endpoint({
  method: 'PATCH',
  path: `${own}/enablement`,
  summary: 'Suspends or enables companies; those that cannot be changed are left out and counted',
  access: 'customers:suspend',
  tx: 'write',
  body: withSelection({ enablementStatusTo: z.enum(enablements) }),
  reply: changed,
  errors: bulkErrors,
});

/** Ends the partnership and suspends the companies. People, invoices and ledger rows stay; `restoreCustomer` undoes it. */
export const removeCustomers = endpoint({
  method: 'DELETE',
  path: `${portal}/bulk`,
  summary: 'Removes customers: ends the partnership and suspends the companies, for 30 days with an undo',
  access: 'customers:write',
  tx: 'write',
  body: withSelection({}),
  reply: changed,
  errors: bulkErrors,
});

/** Licences that the partner got back at the removal, and how many of them it still has, so that the customer gets them again. */
const returnedLicences = z.object({ returned: z.number().int(), givenBack: z.number().int() });
const removedCustomer = z.object({
  id,
  name: z.string(),
  email: z.string(),
  removedAt: at,
  undoUntil: at,
  licences: returnedLicences,
});
export type RemovedCustomer = z.input<typeof removedCustomer>;

export const listRemovedCustomers = endpoint({
  method: 'GET',
  path: '/rest/v1/company/{companyId}/removed-customers',
  summary: 'Customers that were removed and can still be brought back, newest first',
  access: 'customers:write',
  tx: 'read',
  reply: z.array(removedCustomer),
  errors: [],
});

export const restoreCustomer = endpoint({
  method: 'POST',
  path: '/rest/v1/company/{companyId}/removed-customers/{customerId}/restore',
  summary: 'Brings a removed customer back as it was, within 30 days, with the licences that the partner still has of it',
  access: 'customers:write',
  tx: 'write',
  reply: z.object({ licences: returnedLicences }),
  errors: ['customer_not_restorable'],
});

const mark = <const P extends string>(path: P, summary: string) =>
  endpoint({
    method: 'PATCH',
    path,
    summary,
    access: 'customers:mark',
    tx: 'write',
    reply: nothing,
    errors: ['customer_not_editable'],
  });

export const markSubReseller = mark(
  `${portal}/{customerId}/mark_subreseller`,
  'Makes a customer a partner: a sub-reseller, with customers of its own',
);
export const unmarkSubReseller = mark(
  `${portal}/{customerId}/unmark_subreseller`,
  'Makes a sub-reseller without customers a direct customer again',
);

export const resendCustomerInvite = endpoint({
  method: 'POST',
  path: '/api/v1/partner-portal/{companyId}/resend_partner_customer_invite',
  summary: 'Sends the invitation again to the owner of a customer that nobody has signed in to',
  access: 'customers:write',
  tx: 'write',
  body: z.object({ customerId: id }),
  reply: nothing,
  errors: ['customer_not_editable', 'mail_sent_too_often'],
});

/** All at once; owners who were mailed too often lately are left out. */
export const resendCustomerInvites = endpoint({
  method: 'POST',
  path: `${own}/invites`,
  summary: 'Sends the invitation again to the owners of the selected customers that nobody has signed in to',
  access: 'customers:write',
  tx: 'write',
  body: withSelection({}),
  reply: changed,
  errors: bulkErrors,
});

/** A partner acts in each customer as its admin; the reminders are in the audit log of each. */
export const remindCustomers = endpoint({
  method: 'POST',
  path: `${own}/reminders`,
  summary: 'Reminds everybody with overdue training in the selected customers that give access',
  access: 'customers:write',
  tx: 'write',
  body: withSelection({}),
  reply: changed,
  errors: bulkErrors,
});

/** For tasks that only the admins of a customer can do: add a record at their DNS provider, renew a certificate at their identity provider. */
export const remindAdmins = endpoint({
  method: 'POST',
  path: `${own}/admin-reminders`,
  summary:
    'Asks the admins of the selected customers that give access to verify their domains and renew certificates that expire soon',
  access: 'customers:write',
  tx: 'write',
  body: withSelection({}),
  reply: changed,
  errors: bulkErrors,
});

/** A repeated call with the same key does nothing and has the same answer. `customers` have the licences that they hold now. */
export const allocateToCustomers = endpoint({
  method: 'POST',
  path: `${own}/licences`,
  summary: 'Gives each of the selected direct customers this number of seats of the partner, all of them or none',
  access: 'licences:allocate',
  tx: 'write',
  body: withSelection({
    licensesToAllocate: z.number().int().min(billingLimits.allocation.min).max(billingLimits.licences.most),
    idempotencyKey: id,
  }),
  reply: changed.extend({
    balance: z.number().int(),
    customers: z.array(z.object({ id, name: z.string(), licences: z.number().int() })),
  }),
  errors: [...bulkErrors, 'not_enough_licences', 'idempotency_key_used'],
});

/** Whether the house grants or withdraws a right that no plan includes. */
export const allowances = ['included', 'excluded'] as const;

const edits = {
  plan: z.enum(['boost', 'free']).optional(),
  trial: z.enum(['active', 'expired']).optional(),
  enablement: z.enum(enablements).optional(),
  whiteLabel: z.enum(allowances).optional(),
  payByInvoice: z.enum(allowances).optional(),
};

/**
 * Staff grant or withdraw what otherwise a partner or a purchase grants, and rights that only the house grants. All changes are made, or none.
 * `trial` starts one of the usual length, or ends it.
 */
export const editCompanies = endpoint({
  method: 'PATCH',
  path: '/rest/v1/company/{companyId}/all-companies/plan',
  summary: 'Changes plan, trial, enablement, white label and payment by invoice of the selected companies',
  access: 'companies:write',
  tx: 'write',
  body: withSelection(edits).refine((body) => Object.keys(edits).some((name) => name in body), {
    path: ['plan'],
    message: 'Choose a change',
  }),
  reply: changed,
  errors: bulkErrors,
});
