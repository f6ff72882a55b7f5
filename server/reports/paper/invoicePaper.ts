import { getInvoice } from '#contract/billing/transactions';
import { productName } from '#contract/product';
import type { MakePaper } from './paper.ts';

const number = (label: string) => ({ label, align: 'end' as const });

/** An invoice as a document: its parties and dates, its lines, and the amounts that the list of transactions shows. */
export const invoicePaper: MakePaper = async (reading) => {
  const { text, money, date, number: count } = reading.writing;
  const invoice = await reading.read(getInvoice);
  const field = (name: string) => text(`transactions.fields.${name}`);
  const details: [name: string, value: string][] = [
    ['seller', productName],
    ['buyer', invoice.buyer],
    ['customer', invoice.customer],
    ['invoiceDate', date(invoice.invoiceDate)],
    ['dueDate', invoice.dueDate ? date(invoice.dueDate) : ''],
    ['paymentDate', invoice.paymentDate ? date(invoice.paymentDate) : ''],
    ['status', text(`transactions.statuses.${invoice.standing}`)],
    ['daysOverdue', invoice.daysOverdue === null ? '' : count(invoice.daysOverdue)],
    ['method', text(`transactions.methods.${invoice.method}`)],
    ['orderNumber', invoice.orderNumber],
    ['admin', invoice.admin],
  ];
  const amounts = (['subtotal', 'discount', 'total', 'withdrawal', 'amountDue'] as const).map((name) => ({
    label: field(name),
    value: money(invoice[name] ?? 0),
  }));
  return {
    name: invoice.number || 'invoice',
    content: {
      title: text('transactions.invoice.title', { number: invoice.number }).trim(),
      filters: details.filter(([, value]) => value !== '').map(([name, value]) => ({ label: field(name), value })),
      figures: amounts,
      charts: [],
      tables: [
        {
          columns: [
            { label: field('period') },
            number(field('licenses')),
            number(field('unitPrice')),
            number(field('discount')),
            number(field('amount')),
          ],
          rows: invoice.lines.map((line) => [
            `${date(line.startsAt)} – ${date(line.endsAt)}`,
            count(line.licenses),
            money(line.unitPrice),
            money(line.discount),
            money(line.amount),
          ]),
          ...(invoice.status === 'open' && { note: text('transactions.invoice.unpaid') }),
        },
      ],
    },
  };
};
