import { type Bank, bankOrderFields } from '#contract/billing/credit';
import { paths } from '#contract/paths';
import { search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { custom, date, money, name } from '~/schema/kinds.tsx';

const bank = fieldsOf<Bank, (typeof bankOrderFields)[number]>();
/** The ledger of one partner. */
export const ledgerOf = (id: string): string => `${paths.bankEntries}?banks=${id}`;

/** i18n-keys: common.companyTypes.* */
export const bankFields: readonly Field<Bank>[] = [
  bank(name, 'name', { label: 'credit.fields.partner', pathOf: ({ id }) => ledgerOf(id), orderField: 'name', minWidth: 220 }),
  bank(custom, 'companyType', {
    label: 'credit.fields.companyType',
    render: ({ companyType }, wordOf) => wordOf(`common.companyTypes.${companyType}`),
    minWidth: 190,
    priority: 3,
  }),
  bank(money, 'balance', { label: 'credit.fields.balance', orderField: 'balance' }),
  bank(money, 'paidIn', { label: 'credit.fields.paidIn', priority: 3 }),
  bank(money, 'withdrawn', { label: 'credit.fields.withdrawn', priority: 3 }),
  bank(date, 'lastEntryAt', { label: 'credit.fields.lastEntryAt', orderField: 'lastEntryAt', priority: 2 }),
];

export const bankAddress: ListAddress = {
  sorts: bankOrderFields,
  sort: { field: 'name', order: 'ASC' },
  filters: [search('credit.search')],
};
