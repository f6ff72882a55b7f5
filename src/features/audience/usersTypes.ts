import { z } from 'zod';
import type { UsersType } from '#contract/exercise/exerciseStates';
import { listLimits } from '#contract/kit/limits';
import type { AudienceSource, ChosenAudience } from './audience.ts';

/** The lists of ids behind each kind of audience but everybody, as forms name them. */
const chosenFields = {
  USERS_SELECTED: 'users',
  USERS_FROM_DEPARTMENTS: 'departments',
  USERS_FROM_GROUPS: 'groups',
} as const satisfies Record<Exclude<UsersType, 'USERS_ALL'>, string>;
export type ChosenField = (typeof chosenFields)[keyof typeof chosenFields];

export const sources = {
  USERS_ALL: 'all',
  USERS_SELECTED: 'people',
  USERS_FROM_DEPARTMENTS: 'departments',
  USERS_FROM_GROUPS: 'groups',
} as const satisfies Record<UsersType, AudienceSource>;

export const chosenFieldOf = (type: UsersType): ChosenField | undefined => (type === 'USERS_ALL' ? undefined : chosenFields[type]);

const ids = z.array(z.string()).max(listLimits.selectionIds);
/** Those lists in the schema of a form. */
export const chosenShape = { users: ids, departments: ids, groups: ids };

type Choosing = { usersType: UsersType } & Record<ChosenField, string[]>;

/** The audience that a form holds. */
export function audienceOf(form: Choosing): ChosenAudience {
  const field = chosenFieldOf(form.usersType);
  const chosen = field ? form[field] : [];
  return { source: sources[form.usersType], ids: chosen, count: chosen.length, isWaiting: false };
}

const only = (form: Choosing, field: ChosenField) => (chosenFieldOf(form.usersType) === field ? form[field] : []);

/** The same as calls name it: only the list of the kind that is chosen. */
export const recipientsOf = (form: Choosing) => ({
  usersType: form.usersType,
  selectedUsersIds: only(form, 'users'),
  selectedDepartmentsIds: only(form, 'departments'),
  selectedGroupsIds: only(form, 'groups'),
});

interface Named {
  id: string;
  name: string;
}

/** Whom a stored campaign names; of people the first ones, and how many there are. */
export interface WithRecipients {
  usersType: UsersType;
  selectedUsers: readonly Named[];
  selectedUsersCount: number;
  selectedDepartments: readonly Named[];
  selectedGroups: readonly Named[];
}

const idsOf = (records: readonly Named[]) => records.map(({ id }) => id);

/** The fields of the form of a stored campaign. */
export const chosenIn = (campaign: WithRecipients): Choosing => ({
  usersType: campaign.usersType,
  users: idsOf(campaign.selectedUsers),
  departments: idsOf(campaign.selectedDepartments),
  groups: idsOf(campaign.selectedGroups),
});
