import { pathTo, paths } from '#contract/paths';
import { accountFilters } from '#contract/selection';
import type { UserRow } from '#contract/users';
import type { Field } from './field.ts';

/** What a person is called on screen: the name, or the address of someone who has none yet. */
export const personName = ({ name, lastName, email }: Pick<UserRow, 'name' | 'lastName' | 'email'>): string =>
  `${name} ${lastName}`.trim() || email;

/**
 * The fields that every list of people shows.
 * i18n-keys: users.accounts.*
 * i18n-keys: users.statuses.*
 * i18n-keys: users.undelivered.badge
 */
export const personFields = {
  name: {
    kind: 'name',
    source: 'name',
    textOf: personName,
    pathOf: ({ id }) => pathTo(paths.userProfile, { userId: id }),
    orderField: 'name',
    priority: 1,
  },
  email: { kind: 'email', source: 'email', orderField: 'email', priority: 3 },
  role: {
    kind: 'choice',
    source: 'account',
    key: 'role',
    texts: 'users.accounts',
    values: accountFilters,
    orderField: 'role',
    priority: 4,
  },
  status: {
    kind: 'status',
    source: 'status',
    texts: 'users.statuses',
    tones: { active: 'success', invited: 'warning', disabled: 'neutral' },
    orderField: 'status',
    warningOf: ({ invitationFailure }) => (invitationFailure ? 'users.undelivered.badge' : undefined),
    priority: 1,
  },
} as const satisfies Record<string, Field<UserRow>>;

/** The list of the people of one department or group. */
export const memberFields: readonly Field<UserRow>[] = [
  personFields.name,
  personFields.email,
  personFields.role,
  personFields.status,
];

/** People to choose from; sorted by what that list can be sorted by. */
export const pickerFields: readonly Field<UserRow>[] = [
  { kind: 'text', source: 'name', textOf: personName, orderField: 'name', priority: 1, minWidth: 150 },
  { ...personFields.email, priority: 2 },
  { ...personFields.status, orderField: undefined, priority: 3 },
];
