import { type BankEntry, bankEntryKinds } from '#contract/billing/credit';
import { menu, records, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { date, money, status, text } from '~/schema/kinds.tsx';

const entry = fieldsOf<BankEntry, 'createdAt'>();
const texts = 'credit.kinds';

/** i18n-keys: credit.kinds.* */
export const bankEntryFields: readonly Field<BankEntry>[] = [
  entry(date, 'createdAt', {
    label: 'credit.fields.createdAt',
    orderField: 'createdAt',
    isDay: () => true,
    minWidth: 84,
    fullWidth: 148,
  }),
  entry(text, 'bankName', { label: 'credit.fields.partner', minWidth: 160, priority: 2 }),
  entry(status, 'kind', {
    label: 'credit.fields.kind',
    texts,
    tones: { payment: 'success', withdrawal: 'neutral', reversal: 'warning' },
    minWidth: 112,
  }),
  entry(money, 'cents', { label: 'credit.fields.amount' }),
  entry(money, 'balance', { label: 'credit.fields.balanceAfter', priority: 2 }),
  entry(text, 'note', { label: 'credit.fields.note', priority: 3, minWidth: 160 }),
  entry(text, 'invoiceNumber', { label: 'transactions.fields.number', priority: 3 }),
  entry(text, 'adminName', { label: 'credit.fields.admin', priority: 4, minWidth: 140 }),
];

export const bankEntryAddress: ListAddress = {
  sorts: ['createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [
    search('credit.searchLedger'),
    records('banks', 'credit.fields.partner', 'banks'),
    menu('kinds', 'credit.fields.kind', bankEntryKinds, texts),
  ],
};
