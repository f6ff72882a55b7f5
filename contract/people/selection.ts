import { z } from 'zod';
import { id, many } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';

export const accountFilters = ['account_owner', 'account_admin', 'learner'] as const;
export type AccountFilter = (typeof accountFilters)[number];

/**
 * `invited` until the first sign-in or the first started training; `held` for whom the directory deactivated in a large wave, until an
 * admin says yes or no.
 */
export const userStatuses = ['active', 'invited', 'held', 'disabled'] as const;
export type UserStatus = (typeof userStatuses)[number];

/**
 * Filters on people, any number of values each: roles, statuses, departments, groups. An empty list filters nothing. The status
 * `disabled` includes disabled people without `includeDisabled`.
 */
const choices = {
  filters: z.array(z.enum(accountFilters)).max(accountFilters.length),
  userStatuses: z.array(z.enum(userStatuses)).max(userStatuses.length),
  departmentIds: z.array(id).max(listLimits.maxLookupSize),
  groupIds: z.array(id).max(listLimits.maxLookupSize),
};

/** The same for a body and for a query, where a parameter may be repeated. */
const peopleChoices = z.object(choices).partial().shape;
export const peopleChoicesQuery = {
  filters: many(choices.filters.element),
  userStatuses: many(choices.userStatuses.element),
  departmentIds: many(id),
  groupIds: many(id),
};

/**
 * Filters of a list of people; list, count, bulk actions and export share them. `departmentId` and `groupId` identify the list
 * of one department or group.
 */
export const userFilters = z.object({
  searchText: z.string().trim().max(textLimits.textMax).optional(),
  ...peopleChoices,
  includeDisabled: z.boolean().optional(),
  departmentId: id.optional(),
  groupId: id.optional(),
  /** Only people whose invitation was not delivered. */
  undelivered: z.boolean().optional(),
});
export type UserFilters = z.output<typeof userFilters>;

const chosen = userFilters.extend({
  userIds: z.array(id).max(listLimits.selectionIds).optional(),
  isAllUsersSelected: z.boolean(),
  expectedTotal: z.number().int().min(0).optional(),
});
const somebody = { path: ['userIds'], message: 'Select at least one user' };

/** A selection of people: either `userIds`, or with `isAllUsersSelected` everyone who matches the filters. */
export const somePeople = chosen.refine((s) => s.isAllUsersSelected || (s.userIds?.length ?? 0) > 0, somebody);

/**
 * A selection for calls that change nothing: without `isAllUsersSelected` and `userIds`, everyone who matches the filters,
 * without a limit.
 */
export const peopleQuery = chosen
  .partial({ isAllUsersSelected: true })
  .refine((s) => (s.isAllUsersSelected ?? !s.userIds) || (s.userIds?.length ?? 0) > 0, somebody);

/**
 * The people that a bulk call changes. `expectedTotal` is the exact number of matching people that the admin saw; if the number has
 * changed, the call refuses with 409 `total_changed` and changes nobody (`requireSameTotal` in server/modules/users/bulk/selection.ts).
 */
export const userSelection = somePeople.refine((s) => !s.isAllUsersSelected || s.expectedTotal !== undefined, {
  path: ['expectedTotal'],
  message: 'Required when all users are selected',
});
export type UserSelection = z.output<typeof userSelection>;
