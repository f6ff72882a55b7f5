import { columnsOf } from '../reports/column.ts';
import { figuresOf } from '../reports/figure.ts';
import { type Report, summaryOf, tableOf } from '../reports/report.ts';
import { type KeptMoney, listRefunds, type Refund, refundOrderFields } from './refunds.ts';

/** Payments that bought nothing; first the ones that still have to be refunded. */
export const refundsReport = {
  name: 'refunds',
  texts: 'transactions.refunds',
  filters: ['refundState'],
  summary: summaryOf({
    endpoint: listRefunds,
    figures: figuresOf<KeptMoney>()([
      { kind: 'number', source: 'count', label: 'transactions.refunds.figures.count' },
      { kind: 'money', source: 'cents', label: 'transactions.refunds.figures.cents' },
    ]),
    totalsIn: ({ kept: totals }) => ({ totals }),
  }),
  table: tableOf({
    endpoint: listRefunds,
    read: ({ items, totalCount }) => ({ rows: items, total: totalCount }),
    columns: columnsOf<Refund>()([
      { kind: 'text', source: 'company', label: 'transactions.fields.buyer', orderField: 'company', priority: 1 },
      { kind: 'money', source: 'cents', label: 'transactions.fields.amount', orderField: 'cents', priority: 1 },
      {
        kind: 'word',
        source: 'state',
        label: 'transactions.refunds.fields.state',
        texts: 'transactions.refunds.states',
        orderField: 'state',
        priority: 1,
      },
      {
        kind: 'word',
        source: 'reason',
        label: 'transactions.refunds.fields.reason',
        texts: 'transactions.refunds.reasons',
        priority: 2,
      },
      { kind: 'text', source: 'number', label: 'transactions.fields.number', priority: 2 },
      { kind: 'day', source: 'since', label: 'transactions.refunds.fields.since', orderField: 'since', priority: 2 },
      { kind: 'text', source: 'reference', label: 'transactions.refunds.fields.reference', priority: 2 },
      {
        kind: 'day',
        source: 'givenBackAt',
        label: 'transactions.refunds.fields.givenBackAt',
        orderField: 'givenBackAt',
        priority: 3,
      },
      { kind: 'text', source: 'admin', label: 'credit.fields.admin', priority: 4 },
      { kind: 'text', source: 'note', label: 'credit.fields.note', priority: 4 },
    ]),
    orderFields: refundOrderFields,
    orderBy: 'state',
    order: 'DESC',
    search: 'transactions.refunds.search',
  }),
} as const satisfies Report;
