import type { userOrderFields, UserRow } from '#contract/users';
import { Tags } from '~/components/data/Tags.tsx';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { custom, date } from '~/schema/kinds.tsx';
import { personFields } from '~/schema/personFields.ts';

const user = fieldsOf<UserRow, (typeof userOrderFields)[number]>();

const namesIn = (source: 'departments' | 'groups', place: { priority: number; minWidth: number }) => {
  const namesOf = (record: UserRow) => record[source].map(({ name }) => name);
  return user(custom, source, {
    textOf: (record) => namesOf(record).join(', '),
    render: (record) => <Tags names={namesOf(record)} />,
    ...place,
  });
};

/** The list of everyone of a company. */
export const userFields: readonly Field<UserRow>[] = [
  personFields.name,
  personFields.email,
  personFields.role,
  namesIn('departments', { priority: 5, minWidth: 120 }),
  namesIn('groups', { priority: 6, minWidth: 104 }),
  personFields.status,
  user(date, 'lastLogin', { orderField: 'last_login', emptyText: 'users.never', priority: 7, minWidth: 112 }),
  user(date, 'createdAt', { orderField: 'created_at', priority: 8 }),
];
