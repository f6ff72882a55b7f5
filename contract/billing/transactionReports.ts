import { columnsOf } from '../reports/column.ts';
import { figuresOf } from '../reports/figure.ts';
import { type Report, type ReportEndpoint, summaryOf, tableOf } from '../reports/report.ts';
import {
  type Allocation,
  allocationOrderFields,
  type DueAmounts,
  listInvoices,
  listLicenceAllocations,
  listOwnInvoices,
  listResellerTransactions,
  listSubresellerTransactions,
  listTransactions,
  type Transaction,
  transactionOrderFields,
} from './transactions.ts';

const [customer, buyer] = columnsOf<Transaction>()([
  { kind: 'text', source: 'customer', label: 'transactions.fields.customer', orderField: 'customer', priority: 2 },
  { kind: 'text', source: 'buyer', label: 'transactions.fields.buyer', orderField: 'buyer', priority: 3 },
]);
const number = columnsOf<Transaction>()([
  { kind: 'text', source: 'number', label: 'transactions.fields.number', orderField: 'number', priority: 1 },
]);
const common = columnsOf<Transaction>()([
  { kind: 'number', source: 'licenses', label: 'transactions.fields.licenses', orderField: 'licenses', priority: 2 },
  { kind: 'money', source: 'subtotal', label: 'transactions.fields.subtotal', orderField: 'subtotal', priority: 4 },
  { kind: 'money', source: 'discount', label: 'transactions.fields.discount', priority: 4 },
  { kind: 'money', source: 'total', label: 'transactions.fields.total', priority: 3 },
  { kind: 'money', source: 'withdrawal', label: 'transactions.fields.withdrawal', priority: 4 },
  { kind: 'money', source: 'amountDue', label: 'transactions.fields.amountDue', orderField: 'amountDue', priority: 2 },
  {
    kind: 'word',
    source: 'standing',
    name: 'status',
    label: 'transactions.fields.status',
    texts: 'transactions.statuses',
    orderField: 'status',
    priority: 1,
  },
  {
    kind: 'word',
    source: 'method',
    label: 'transactions.fields.method',
    texts: 'transactions.methods',
    orderField: 'method',
    priority: 3,
  },
  { kind: 'day', source: 'invoiceDate', label: 'transactions.fields.invoiceDate', orderField: 'invoiceDate', priority: 2 },
  { kind: 'day', source: 'dueDate', label: 'transactions.fields.dueDate', orderField: 'dueDate', priority: 2 },
  { kind: 'number', source: 'daysOverdue', label: 'transactions.fields.daysOverdue', only: ['csv'] },
  { kind: 'day', source: 'paymentDate', label: 'transactions.fields.paymentDate', orderField: 'paymentDate', priority: 4 },
  { kind: 'text', source: 'admin', label: 'transactions.fields.admin', priority: 4 },
  { kind: 'text', source: 'orderNumber', label: 'transactions.fields.orderNumber', priority: 4 },
]);

/** What is still to be paid of the matching invoices. */
const due = (endpoint: TransactionsEndpoint) =>
  summaryOf({
    endpoint,
    figures: figuresOf<DueAmounts>()([
      { kind: 'money', source: 'open', label: 'transactions.figures.open' },
      { kind: 'money', source: 'overdue', label: 'transactions.figures.overdue', isRare: true },
    ]),
    totalsIn: ({ due: totals }) => ({ totals }),
  });

type Columns = ReturnType<typeof columnsOf<Transaction>> extends (columns: infer C) => unknown ? C : never;
type TransactionsEndpoint = ReportEndpoint<{ items: Transaction[]; totalCount: number; due: DueAmounts }>;

const tableWith = (endpoint: TransactionsEndpoint, columns: Columns) =>
  tableOf({
    endpoint,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    columns,
    orderFields: transactionOrderFields,
    orderBy: 'invoiceDate',
    order: 'DESC',
    search: 'transactions.search',
  });

/** The lists of transactions: each has the columns and filters that its readers need. */
export const transactionReports = {
  billing: {
    name: 'transactions',
    texts: 'transactions.billing',
    filters: [],
    summary: due(listTransactions),
    table: tableWith(listTransactions, [...number, ...common]),
  },
  own: {
    name: 'own-invoices',
    texts: 'transactions.own',
    filters: [],
    summary: due(listOwnInvoices),
    table: tableWith(listOwnInvoices, [...number, ...common]),
  },
  reseller: {
    name: 'reseller-transactions',
    texts: 'transactions.reseller',
    filters: ['invoiceStatus', 'paymentMethod'],
    summary: due(listResellerTransactions),
    table: tableWith(listResellerTransactions, [...number, customer, buyer, ...common]),
  },
  subreseller: {
    name: 'subreseller-transactions',
    texts: 'transactions.subreseller',
    filters: ['invoiceStatus', 'paymentMethod'],
    summary: due(listSubresellerTransactions),
    table: tableWith(listSubresellerTransactions, [...number, customer, ...common]),
  },
  house: {
    name: 'invoices',
    texts: 'transactions.house',
    filters: ['invoiceStatus', 'paymentMethod'],
    summary: due(listInvoices),
    table: tableWith(listInvoices, [...number, customer, buyer, ...common]),
  },
} as const satisfies Record<string, Report>;

/** The log of allocations. */
export const allocationsReport = {
  name: 'license-allocations',
  texts: 'transactions.allocations',
  filters: [],
  table: tableOf({
    endpoint: listLicenceAllocations,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    columns: columnsOf<Allocation>()([
      {
        kind: 'text',
        source: 'companyName',
        label: 'transactions.fields.companyName',
        orderField: 'companyName',
        priority: 1,
      },
      { kind: 'number', source: 'licenses', label: 'transactions.fields.allocated', orderField: 'licenses', priority: 1 },
      { kind: 'word', source: 'kind', label: 'transactions.fields.kind', texts: 'transactions.kinds', priority: 3 },
      { kind: 'text', source: 'allocatedBy', label: 'transactions.fields.allocatedBy', orderField: 'allocatedBy', priority: 2 },
      { kind: 'day', source: 'date', label: 'transactions.fields.date', orderField: 'date', priority: 2 },
    ]),
    orderFields: allocationOrderFields,
    orderBy: 'date',
    order: 'DESC',
    search: 'transactions.allocations.search',
  }),
} as const satisfies Report;
