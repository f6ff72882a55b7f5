import { type CourseReceiver, type ReceiverOrderField, receiverOrderFields } from '#contract/partners/sharing';
import { search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { CustomerProgress, nameWithReason } from '~/features/customer-picker/public.ts';
import { fieldsOf } from '~/schema/field.ts';
import { custom, date } from '~/schema/kinds.tsx';

/** A customer and the course of the page. */
export type CourseCustomer = CourseReceiver & { id: string };

const customer = fieldsOf<CourseCustomer, ReceiverOrderField>();

/** i18n-keys: sharing.reasons.* */
const companyName = customer(custom, 'companyName', {
  label: 'sharing.fields.companyName',
  render: nameWithReason('sharing.reasons'),
  orderField: 'companyName',
  minWidth: 190,
  fullWidth: 260,
});

/** Customers that have the course. */
export const receiverFields = [
  companyName,
  customer(custom, 'progress', {
    label: 'sharing.fields.progress',
    render: ({ progress }, wordOf) => <CustomerProgress value={progress} label={wordOf('sharing.noAccess')} />,
    orderField: 'progress',
    minWidth: 130,
  }),
  customer(date, 'startDate', { label: 'sharing.fields.startDate', orderField: 'startDate', priority: 2 }),
  customer(date, 'receivedDate', { label: 'sharing.fields.receivedDate', orderField: 'receivedDate', priority: 3 }),
];

/** Customers among whom the partner chooses. */
export const candidateFields = [companyName];

export const receiverAddress: ListAddress = {
  sorts: receiverOrderFields,
  sort: { field: 'companyName', order: 'ASC' },
  filters: [search('sharing.search')],
};
export const candidateAddress: ListAddress = { ...receiverAddress, sorts: ['companyName'], perPage: 10 };
