import { z } from 'zod';
import { at, type CallReply, endpoint, id, many, money } from '../kit/endpoint.ts';
import { itemsReply } from '../kit/replies.ts';
import { pageShape, searchShape } from '../reports/reportQuery.ts';
import { invoiceStandings, type InvoiceStatus, invoiceStatuses, paymentMethods } from './invoiceStates.ts';

const billing = '/api/v1/billing/{companyId}';

/**
 * A purchase, as its invoice says. `buyer` paid and `customer` got the seats, under their names of that day. Amounts are cents: `total` is
 * the subtotal without the discount, and `amountDue` what is left of it to be paid after the withdrawal from the bank, so 0 if it is
 * paid or void. `number` is empty until the invoice has one.
 */
export const transaction = z.object({
  id,
  number: z.string(),
  customer: z.string(),
  buyer: z.string(),
  licenses: z.number().int(),
  subtotal: money,
  discount: money,
  total: money,
  /** Null if nothing was withdrawn. */
  withdrawal: money.nullable(),
  amountDue: money,
  status: z.enum(invoiceStatuses),
  standing: z.enum(invoiceStandings),
  method: z.enum(paymentMethods),
  invoiceDate: at,
  dueDate: at.nullable(),
  /** Full days since then, at least one; null if it is not overdue. */
  daysOverdue: z.number().int().nullable(),
  paymentDate: at.nullable(),
  admin: z.string(),
  orderNumber: z.string(),
});
export type Transaction = z.input<typeof transaction>;

export const transactionOrderFields = [
  'invoiceDate',
  'number',
  'customer',
  'buyer',
  'licenses',
  'subtotal',
  'amountDue',
  'status',
  'method',
  'dueDate',
  'paymentDate',
] as const;

/** What is to be paid of all matching rows: the sum of the open invoices, and of the overdue ones among them. */
const dueAmounts = z.object({ open: money, overdue: money });
export type DueAmounts = z.input<typeof dueAmounts>;

/** Pages of billingLimits.pageSize. With `Accept: text/csv` or `application/pdf` all matching rows as a file. */
const list = {
  method: 'GET',
  tx: 'read',
  query: z.object({ ...pageShape(transactionOrderFields), ...searchShape }),
  reply: itemsReply(transaction).extend({ due: dueAmounts }),
  errors: [],
} as const;
/** `open` includes what is overdue. */
const filtered = list.query.extend({ invoiceStatus: many(z.enum(invoiceStandings)), paymentMethod: many(z.enum(paymentMethods)) });

export const listTransactions = endpoint({
  ...list,
  path: '/partner-portal/transactions/{companyId}',
  summary: 'What the partner bought for itself; also as CSV and PDF',
  access: 'transactions:read',
});

/** The only list of companies that are no partners. Without what was never issued: drafts, and payments that failed. */
export const listOwnInvoices = endpoint({
  ...list,
  path: `${billing}/own_invoices`,
  summary: 'Invoices of what the company bought for itself; also as CSV and PDF',
  access: 'billing:read',
});

export const listResellerTransactions = endpoint({
  ...list,
  query: filtered,
  path: `${billing}/resellers/transactions`,
  summary: 'What the reseller and its sub-resellers bought; also as CSV and PDF',
  access: 'resellerTransactions:read',
});

export const listSubresellerTransactions = endpoint({
  ...list,
  query: filtered,
  path: `${billing}/sub_resellers/transactions`,
  summary: 'What the sub-reseller bought; also as CSV and PDF',
  access: 'subresellerTransactions:read',
});

/** The purchases of all companies. */
export const listInvoices = endpoint({
  ...list,
  query: filtered,
  path: `${billing}/invoices`,
  summary: 'What all companies bought, for staff; also as CSV and PDF',
  access: 'invoices:read',
});

/** What staff may record: that the money arrived, or that it never will. */
export const settledStatuses = ['paid', 'uncollectible'] as const satisfies readonly InvoiceStatus[];

/** `paid` from open or uncollectible, `uncollectible` from open; see `invoiceMoves`. The house and the buyer see it in their audit logs. */
export const settleInvoice = endpoint({
  method: 'POST',
  path: `${billing}/invoices/{invoiceId}/settle`,
  summary: 'Records that an invoice was paid at the bank, or will not be paid',
  tx: 'write',
  access: 'invoices:write',
  body: z.object({ status: z.enum(settledStatuses) }),
  reply: z.object({}),
  errors: ['not_found', 'invoice_not_due'],
});

/** With `Accept: application/pdf` the invoice as a document. `parent` is true where the buyer is a sub-reseller of the caller. */
export const getInvoice = endpoint({
  method: 'GET',
  path: `${billing}/invoices/{invoiceId}`,
  summary: 'One invoice with its lines; also as PDF',
  access: 'billing:read',
  tx: 'read',
  reply: transaction.extend({
    lines: z.array(
      z.object({
        licenses: z.number().int(),
        unitPrice: money,
        discount: money,
        amount: money,
        startsAt: at,
        endsAt: at,
      }),
    ),
  }),
  errors: ['not_found'],
});
export type Invoice = CallReply<typeof getInvoice>;

export const allocationKinds = ['allocated', 'returned'] as const;

/** Seats that a partner allocated to a customer; negative if they were returned. */
export const allocation = z.object({
  id,
  companyName: z.string(),
  licenses: z.number().int(),
  kind: z.enum(allocationKinds),
  allocatedBy: z.string(),
  date: at,
});
export type Allocation = z.input<typeof allocation>;
export const allocationOrderFields = ['date', 'companyName', 'licenses', 'allocatedBy'] as const;

/** With `Accept: text/csv` or `application/pdf` all matching rows as a file. */
export const listLicenceAllocations = endpoint({
  method: 'GET',
  path: `${billing}/license_allocation/logs`,
  summary: 'Licences that the partner allocated, newest first; also as CSV and PDF',
  access: 'transactions:read',
  tx: 'read',
  query: z.object({ ...pageShape(allocationOrderFields), ...searchShape }),
  reply: itemsReply(allocation),
  errors: [],
});
