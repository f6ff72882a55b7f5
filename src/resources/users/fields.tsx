import { pathTo, paths } from '#contract/paths';
import { accountFilters } from '#contract/people/selection';
import type { userOrderFields, UserRow } from '#contract/people/users';
import { personName } from '~/components/data/personName.ts';
import type { Tone } from '#contract/tones';
import { Tags } from '~/components/data/Tags.tsx';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { choice, custom, date, email, name, status, text } from '~/schema/kinds.tsx';

const user = fieldsOf<UserRow, (typeof userOrderFields)[number]>();

const nameField = user(name, 'name', {
  textOf: personName,
  pathOf: ({ id }) => pathTo(paths.userProfile, { userId: id }),
  orderField: 'name',
  priority: 1,
  isWrapped: true,
});

const emailField = user(email, 'email', { orderField: 'email', priority: 3 });

/** i18n-keys: users.accounts.* */
const roleField = user(choice, 'account', {
  key: 'role',
  texts: 'users.accounts',
  values: accountFilters,
  orderField: 'role',
  priority: 4,
});

export const statusTones = { active: 'success', invited: 'warning', held: 'danger', disabled: 'neutral' } as const satisfies Record<
  UserRow['status'],
  Tone
>;

/** i18n-keys: users.statuses.* */
const statusField = user(status, 'status', {
  texts: 'users.statuses',
  tones: statusTones,
  warningOf: ({ invitationFailure }, wordOf) => (invitationFailure ? wordOf('users.undelivered.badge') : undefined),
  orderField: 'status',
  priority: 1,
});

const namesIn = (source: 'departments' | 'groups', place: { priority: number; minWidth: number; fullWidth: number }) =>
  user(custom, source, { render: (record) => <Tags names={record[source].map((set) => set.name)} />, ...place });

/** The columns of the list of all people. */
export const userFields: readonly Field<UserRow>[] = [
  nameField,
  emailField,
  roleField,
  namesIn('departments', { priority: 5, minWidth: 120, fullWidth: 150 }),
  namesIn('groups', { priority: 6, minWidth: 110, fullWidth: 150 }),
  statusField,
  user(date, 'lastLogin', { orderField: 'last_login', emptyText: 'users.never', priority: 7, minWidth: 112 }),
  user(date, 'createdAt', { orderField: 'created_at', priority: 8 }),
];

/** The columns of the people of one department or group. */
export const memberFields: readonly Field<UserRow>[] = [nameField, emailField, roleField, statusField];

/** The columns of a list to pick people from. Only columns that this list can sort by have an order. */
export const pickerFields: readonly Field<UserRow>[] = [
  user(text, 'name', { textOf: personName, orderField: 'name', priority: 1, minWidth: 150 }),
  { ...emailField, priority: 2 },
  { ...statusField, orderField: undefined, priority: 3 },
];
