import { z } from 'zod';
import { at, endpoint, id, many, money } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { dataReply } from '../kit/replies.ts';
import { pageShape } from '../reports/reportQuery.ts';
import { companyTypes } from '../roles.ts';
import { billingLimits } from './limits.ts';

const banks = '/rest/v1/company/{companyId}/banks';
const entries = '/rest/v1/company/{companyId}/bank-entries';
const search = z.string().trim().max(textLimits.textMax).optional();

/** The distributor credit of a partner, under the id of its company. Without a bank, nothing was ever paid in and `balance` is null. */
const bank = z.object({
  id,
  name: z.string(),
  companyType: z.enum(companyTypes),
  /** False for a company that is no partner any more: no payment can be recorded, but earlier ones can be reversed. */
  isPartner: z.boolean(),
  balance: money.nullable(),
  paidIn: money,
  withdrawn: money,
  lastEntryAt: at.nullable(),
});
export type Bank = z.input<typeof bank>;

export const bankOrderFields = ['name', 'balance', 'lastEntryAt'] as const;

export const listBanks = endpoint({
  method: 'GET',
  path: banks,
  summary: 'All partners, and companies that were partners and have a ledger, with their distributor credit, for staff',
  access: 'credit:read',
  tx: 'read',
  query: z.object({ ...pageShape(bankOrderFields), search }),
  reply: dataReply(bank),
  errors: [],
});

export const readBank = endpoint({
  method: 'GET',
  path: `${banks}/{bankId}`,
  summary: 'One partner with its distributor credit, for staff',
  access: 'credit:read',
  tx: 'read',
  reply: bank,
  errors: [],
});

/** A payment; the withdrawal of a purchase; the reversal of a payment that was recorded by mistake. */
export const bankEntryKinds = ['payment', 'withdrawal', 'reversal'] as const;
export type BankEntryKind = (typeof bankEntryKinds)[number];

/** A row of the ledger. `balance` is that after it; a withdrawal has the number of its invoice. */
const bankEntry = z.object({
  id,
  bankId: id,
  bankName: z.string(),
  kind: z.enum(bankEntryKinds),
  cents: money,
  balance: money,
  invoiceNumber: z.string(),
  note: z.string(),
  /** Who recorded it; empty for withdrawals. */
  adminName: z.string(),
  isReversed: z.boolean(),
  createdAt: at,
});
export type BankEntry = z.input<typeof bankEntry>;

export const listBankEntries = endpoint({
  method: 'GET',
  path: entries,
  summary: 'The ledger of distributor credit, of some partners or of all, for staff',
  access: 'credit:read',
  tx: 'read',
  query: z.object({ ...pageShape(['createdAt']), search, banks: many(id), kinds: many(z.enum(bankEntryKinds)) }),
  reply: dataReply(bankEntry),
  errors: [],
});

/** A repeated call with the same key does nothing and has the same answer. The partner sees the payment in its audit log. */
export const payIntoBank = endpoint({
  method: 'POST',
  path: entries,
  summary: 'Records a payment into the distributor credit of a partner',
  access: 'credit:write',
  tx: 'write',
  body: z.object({
    bankId: id,
    cents: money.min(1).max(billingLimits.paymentMostCents),
    note: z.string().trim().min(1).max(textLimits.textMax),
    idempotencyKey: id,
  }),
  reply: bankEntry,
  errors: ['idempotency_key_used'],
});

/** Adds the entry that reverses the payment; one that was reversed before does not change. */
export const reversePayment = endpoint({
  method: 'POST',
  path: `${entries}/{entryId}/reversal`,
  summary: 'Takes a payment back that was recorded by mistake, as far as the credit has not been used',
  access: 'credit:write',
  tx: 'write',
  reply: bankEntry,
  errors: ['payment_used'],
});
