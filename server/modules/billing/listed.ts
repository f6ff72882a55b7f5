import { billingLimits } from '#contract/billing/limits';
import type { RefundState } from '#contract/billing/refundStates';
import type { refundOrderFields } from '#contract/billing/refunds';
import { refundsReport } from '#contract/billing/refundsReport';
import { allocationsReport, transactionReports } from '#contract/billing/transactionReports';
import type { InvoiceStanding, PaymentMethod } from '#contract/billing/invoiceStates';
import type { allocationOrderFields, transactionOrderFields } from '#contract/billing/transactions';
import type { Tx } from '../../db/tx.ts';
import { csvFile, type Exporting, wantsCsv } from '../../reports/csvFiles.ts';
import { type Order, paged } from '../../reports/pages.ts';
import { findAllocations, nextAllocations } from './allocations.ts';
import { findRefunds, nextRefunds } from './refunds.ts';
import { findTransactions, nextTransactions, transactionScopes } from './transactions.ts';

interface PageQuery<Field> {
  order?: Order | undefined;
  orderBy?: Field | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
  searchText?: string | undefined;
}
interface TransactionQuery extends PageQuery<(typeof transactionOrderFields)[number]> {
  invoiceStatus?: InvoiceStanding[];
  paymentMethod?: PaymentMethod[];
}
interface Listing<Query> extends Exporting {
  tx: Tx;
  query: Query;
}

/** One of the lists of transactions: a page of it, or all rows as CSV. */
export async function listTransactionsOf(
  { tx, query, ...call }: Listing<TransactionQuery>,
  list: keyof typeof transactionReports,
  scope: keyof typeof transactionScopes,
) {
  const { name, table } = transactionReports[list];
  const [page, given] = paged(query, { orderBy: 'invoiceDate', order: 'DESC', pageSize: billingLimits.pageSize });
  const filters = { ...given, scope: transactionScopes[scope](call.actor.companyId) };
  if (!wantsCsv(call.request)) return findTransactions(tx, filters, page);
  return csvFile(call, {
    name,
    columns: table.columns,
    inOrder: async (inTx, limit) => (await findTransactions(inTx, filters, { ...page, offset: 0, limit })).items,
    next: (inTx, after, limit) => nextTransactions(inTx, filters, after, limit),
  });
}

/** The log of allocations: a page of it, or all rows as CSV. */
export async function listAllocationsOf({ tx, query, ...call }: Listing<PageQuery<(typeof allocationOrderFields)[number]>>) {
  const { companyId } = call.actor;
  const [page, { searchText }] = paged(query, { orderBy: 'date', order: 'DESC', pageSize: billingLimits.pageSize });
  if (!wantsCsv(call.request)) return findAllocations(tx, companyId, searchText, page);
  return csvFile(call, {
    name: allocationsReport.name,
    columns: allocationsReport.table.columns,
    inOrder: async (inTx, limit) => (await findAllocations(inTx, companyId, searchText, { ...page, offset: 0, limit })).items,
    next: (inTx, after, limit) => nextAllocations(inTx, companyId, searchText, after, limit),
  });
}

interface RefundQuery extends PageQuery<(typeof refundOrderFields)[number]> {
  refundState?: RefundState[];
}

/** Payments that bought nothing, for staff: a page of them, or all rows as CSV. */
export async function listRefundsOf({ tx, query, ...call }: Listing<RefundQuery>) {
  const { companyId } = call.actor;
  const [page, filters] = paged(query, { orderBy: 'state', order: 'DESC', pageSize: billingLimits.pageSize });
  if (!wantsCsv(call.request)) return findRefunds(tx, companyId, filters, page);
  return csvFile(call, {
    name: refundsReport.name,
    columns: refundsReport.table.columns,
    inOrder: async (inTx, limit) => (await findRefunds(inTx, companyId, filters, { ...page, offset: 0, limit })).items,
    next: (inTx, after, limit) => nextRefunds(inTx, companyId, filters, after, limit),
  });
}
