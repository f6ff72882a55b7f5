import { isHeedError } from '~/errors/heedError.ts';
import { refusedFields } from '../refusedFields.ts';
import { accountFilters, type UserFilters, userStatuses } from '#contract/people/selection';
import { deleteUser, getProfile, listUsers, updateProfile } from '#contract/people/users';
import type { CallReply } from '#contract/kit/endpoint';
import type { ListAdapter, ListResult } from '../adapter.ts';
import { endpointAdapter } from '../endpointAdapter.ts';

const editable = [
  'name',
  'lastName',
  'email',
  'role',
  'departments',
  'groups',
  'awayFrom',
  'awayUntil',
  'language',
  'timeZone',
] as const;

/** The form field for a field that the call refused. */
export const profileField = (wireField: string) =>
  editable.find((field) => wireField.replace(/^body\./, '').split('.')[0] === field);

export const readUserPage = ({ usersPerPage, totalUsersCount, totalIsCapped }: CallReply<typeof listUsers>): ListResult => ({
  data: usersPerPage,
  total: totalUsersCount,
  meta: { totalIsCapped },
});

/**
 * Filters of a list of people, by the names of its UI; `departmentId` and `groupId` identify the list of one department or
 * group.
 */
interface PeopleValues {
  search?: string;
  /** Roles, and `undelivered` for people whose invitation was not delivered. */
  filterBy?: readonly string[];
  statuses?: readonly string[];
  departments?: readonly string[];
  groups?: readonly string[];
  showDisabled?: true;
  departmentId?: string;
  groupId?: string;
}

const anyOf = <T>(values: readonly T[]): T[] | undefined => (values.length > 0 ? [...values] : undefined);

/** Converts the filters of a list of people to those of the calls list, count, bulk and export. */
export function toUserFilters(values: Readonly<Record<string, unknown>>): UserFilters {
  const {
    search,
    filterBy = [],
    statuses = [],
    departments: ofDepartments = [],
    groups: ofGroups = [],
    ...rest
  } = values as PeopleValues;
  const { showDisabled, departmentId, groupId } = rest;
  const filters = accountFilters.filter((value) => filterBy.includes(value));
  const chosenStatuses = userStatuses.filter((value) => statuses.includes(value));
  return {
    searchText: search || undefined,
    filters: anyOf(filters),
    undelivered: filterBy.includes('undelivered') || undefined,
    userStatuses: anyOf(chosenStatuses),
    departmentIds: anyOf(ofDepartments),
    groupIds: anyOf(ofGroups),
    includeDisabled: showDisabled === true,
    departmentId,
    groupId,
  };
}

/** The list has the field names of the documented API; a record is the profile, and delete sends the id in the body. */
export const usersAdapter: ListAdapter = endpointAdapter(
  { list: listUsers, get: getProfile, update: updateProfile, remove: deleteUser },
  {
    id: 'userId',
    toFilter: toUserFilters,
    read: readUserPage,
    removal: (userId, companyId) => ({ userId, companyId }),
    refusals: (error) =>
      isHeedError(error, 'email_in_use')
        ? { email: 'profile.errors.emailInUse' }
        : refusedFields(error, profileField, 'profile.errors.refused'),
  },
);
