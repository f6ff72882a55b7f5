import { billingLimits } from '#contract/billing/limits';
import type { RefundState } from '#contract/billing/refundStates';
import type { refundOrderFields } from '#contract/billing/refunds';
import { refundsReport } from '#contract/billing/refundsReport';
import { allocationsReport, transactionReports } from '#contract/billing/transactionReports';
import type { InvoiceStanding, PaymentMethod } from '#contract/billing/invoiceStates';
import type { allocationOrderFields, transactionOrderFields } from '#contract/billing/transactions';
import { type Order, paged } from '../../reports/pages.ts';
import { findAllocations, nextAllocations } from './allocations.ts';
import { findRefunds, nextRefunds } from './refunds.ts';
import { findTransactions, nextTransactions, transactionScopes } from './transactions.ts';
import { answerTable, asFound, type TableCall } from '../../reports/tableHandler.ts';

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
interface Listing<Query extends object> extends TableCall {
  query: Query;
}

/** One of the lists of transactions: a page of it, or all rows as CSV. */
export function listTransactionsOf(
  call: Listing<TransactionQuery>,
  list: keyof typeof transactionReports,
  scope: keyof typeof transactionScopes,
) {
  const { name, table } = transactionReports[list];
  const [page, search] = paged(call.query, { orderBy: 'invoiceDate', order: 'DESC', pageSize: billingLimits.pageSize });
  const filters = { ...search, scope: transactionScopes[scope](call.actor.companyId) };
  return answerTable(
    call,
    {
      name,
      columns: table.columns,
      page,
      find: (tx, part) => findTransactions(tx, filters, part),
      next: (tx, after, limit) => nextTransactions(tx, filters, after, limit),
    },
    asFound,
  );
}

/** The log of allocations: a page of it, or all rows as CSV. */
export function listAllocationsOf(call: Listing<PageQuery<(typeof allocationOrderFields)[number]>>) {
  const { companyId } = call.actor;
  const [page, { searchText }] = paged(call.query, { orderBy: 'date', order: 'DESC', pageSize: billingLimits.pageSize });
  return answerTable(
    call,
    {
      name: allocationsReport.name,
      columns: allocationsReport.table.columns,
      page,
      find: (tx, part) => findAllocations(tx, companyId, searchText, part),
      next: (tx, after, limit) => nextAllocations(tx, companyId, searchText, after, limit),
    },
    asFound,
  );
}

interface RefundQuery extends PageQuery<(typeof refundOrderFields)[number]> {
  refundState?: RefundState[];
}

/** Payments that bought nothing, for staff: a page of them, or all rows as CSV. */
export function listRefundsOf(call: Listing<RefundQuery>) {
  const { companyId } = call.actor;
  const [page, filters] = paged(call.query, { orderBy: 'state', order: 'DESC', pageSize: billingLimits.pageSize });
  return answerTable(
    call,
    {
      name: refundsReport.name,
      columns: refundsReport.table.columns,
      page,
      find: (tx, part) => findRefunds(tx, companyId, filters, part),
      next: (tx, after, limit) => nextRefunds(tx, companyId, filters, after, limit),
    },
    asFound,
  );
}
