import { pathTo, paths } from '#contract/paths';
import { accountFilters } from '#contract/selection';
import type { userOrderFields, UserRow } from '#contract/users';
import type { Tone } from '#contract/tones';
import { type Field, fieldsOf } from './field.ts';
import { choice, email, name, status, text } from './kinds.tsx';

/** What a person is called on screen: the name, or the address of someone who has none yet. */
export const personName = ({ name: first, lastName, email: address }: Pick<UserRow, 'name' | 'lastName' | 'email'>): string =>
  `${first} ${lastName}`.trim() || address;

export const statusTones = { active: 'success', invited: 'warning', disabled: 'neutral' } as const satisfies Record<
  UserRow['status'],
  Tone
>;

const user = fieldsOf<UserRow, (typeof userOrderFields)[number]>();

/**
 * The fields that every list of people shows.
 * i18n-keys: users.accounts.*
 * i18n-keys: users.statuses.*
 */
export const personFields = {
  name: user(name, 'name', {
    textOf: personName,
    pathOf: ({ id }) => pathTo(paths.userProfile, { userId: id }),
    orderField: 'name',
    priority: 1,
  }),
  email: user(email, 'email', { orderField: 'email', priority: 3 }),
  role: user(choice, 'account', {
    key: 'role',
    texts: 'users.accounts',
    values: accountFilters,
    orderField: 'role',
    priority: 4,
  }),
  status: user(status, 'status', {
    texts: 'users.statuses',
    tones: statusTones,
    warningOf: ({ invitationFailure }, wordOf) => (invitationFailure ? wordOf('users.undelivered.badge') : undefined),
    orderField: 'status',
    priority: 1,
  }),
};

/** The list of the people of one department or group. */
export const memberFields: readonly Field<UserRow>[] = [
  personFields.name,
  personFields.email,
  personFields.role,
  personFields.status,
];

/** People to choose from; sorted by what that list can be sorted by. */
export const pickerFields: readonly Field<UserRow>[] = [
  user(text, 'name', { textOf: personName, orderField: 'name', priority: 1, minWidth: 150 }),
  { ...personFields.email, priority: 2 },
  { ...personFields.status, orderField: undefined, priority: 3 },
];
