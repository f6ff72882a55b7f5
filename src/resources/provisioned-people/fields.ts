import { provisionedOrderFields, type ProvisionedPerson, provisionedStates } from '#contract/company/scim';
import { pathTo, paths } from '#contract/paths';
import { personName } from '~/components/data/personName.ts';
import { menu, search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { statusTones } from '~/resources/users/public.ts';
import { fieldsOf } from '~/schema/field.ts';
import { date, email, name, status, text } from '~/schema/kinds.tsx';

const person = fieldsOf<ProvisionedPerson, (typeof provisionedOrderFields)[number]>();

/** i18n-keys: scim.people.states.* */
export const provisionedFields = [
  person(name, 'name', {
    label: 'resources.users.fields.name',
    textOf: (record) => personName(record) || record.email,
    pathOf: ({ id }) => pathTo(paths.userProfile, { userId: id }),
    orderField: 'name',
    isWrapped: true,
  }),
  person(email, 'email', { label: 'resources.users.fields.email', orderField: 'email', priority: 3 }),
  person(text, 'userName', { label: 'scim.people.userName', priority: 4 }),
  person(status, 'state', {
    label: 'resources.users.fields.status',
    texts: 'scim.people.states',
    tones: { ...statusTones, moving: 'warning' },
    warningOf: ({ isRemoved }, wordOf) => (isRemoved ? wordOf('scim.people.removed') : undefined),
    minWidth: 180,
    priority: 1,
  }),
  person(email, 'newEmail', { label: 'scim.people.newEmail', priority: 2 }),
  person(date, 'heldAt', { label: 'scim.people.heldAt', orderField: 'heldAt', priority: 2 }),
  person(date, 'createdAt', { label: 'resources.users.fields.createdAt', orderField: 'createdAt', priority: 5 }),
];

export const provisionedAddress: ListAddress = {
  sorts: provisionedOrderFields,
  sort: { field: 'name', order: 'ASC' },
  filters: [search('users.search'), menu('states', 'resources.users.fields.status', provisionedStates, 'scim.people.states')],
};
