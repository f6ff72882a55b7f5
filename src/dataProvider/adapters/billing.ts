import { listRefunds } from '#contract/billing/refunds';
import {
  listInvoices,
  listLicenceAllocations,
  listOwnInvoices,
  listResellerTransactions,
  listSubresellerTransactions,
  listTransactions,
} from '#contract/billing/transactions';
import { reportRowsAdapter } from './reports.ts';

export const invoicesAdapter = reportRowsAdapter(listInvoices);
export const licenceAllocationsAdapter = reportRowsAdapter(listLicenceAllocations);
export const ownInvoicesAdapter = reportRowsAdapter(listOwnInvoices);
export const resellerTransactionsAdapter = reportRowsAdapter(listResellerTransactions);
export const subresellerTransactionsAdapter = reportRowsAdapter(listSubresellerTransactions);
export const transactionsAdapter = reportRowsAdapter(listTransactions);
export const refundsAdapter = reportRowsAdapter(listRefunds);
