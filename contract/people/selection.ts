import { z } from 'zod';
import { id, many } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';

export const accountFilters = ['account_owner', 'account_admin', 'learner'] as const;
export type AccountFilter = (typeof accountFilters)[number];

/** `invited` until the person has first signed in or begun. */
export const userStatuses = ['active', 'invited', 'disabled'] as const;
export type UserStatus = (typeof userStatuses)[number];

/**
 * What a person may choose among people, any number of values of each: people with one of these roles, with one of these
 * statuses, in any of these departments, and in any of these groups. An empty list leaves nobody out. Whoever asks for the
 * status `disabled` is shown disabled people without `includeDisabled`.
 */
const choices = {
  filters: z.array(z.enum(accountFilters)).max(accountFilters.length),
  userStatuses: z.array(z.enum(userStatuses)).max(userStatuses.length),
  departmentIds: z.array(id).max(listLimits.maxLookupSize),
  groupIds: z.array(id).max(listLimits.maxLookupSize),
};

/** The same as a body and as a query, where a value may come once or several times. */
export const peopleChoices = z.object(choices).partial().shape;
export const peopleChoicesQuery = {
  filters: many(choices.filters.element),
  userStatuses: many(choices.userStatuses.element),
  departmentIds: many(id),
  groupIds: many(id),
};

/**
 * What narrows a list of people; the same fields serve list, count, bulk and export. `departmentId` and `groupId` say whose
 * list it is.
 */
export const userFilters = z.object({
  searchText: z.string().trim().max(textLimits.textMax).optional(),
  ...peopleChoices,
  includeDisabled: z.boolean().optional(),
  departmentId: id.optional(),
  groupId: id.optional(),
  /** Only those whose invitation never arrived. */
  undelivered: z.boolean().optional(),
});
export type UserFilters = z.output<typeof userFilters>;

const chosen = userFilters.extend({
  userIds: z.array(id).max(listLimits.selectionIds).optional(),
  isAllUsersSelected: z.boolean(),
  expectedTotal: z.number().int().min(0).optional(),
});
const somebody = { path: ['userIds'], message: 'Select at least one user' };

/** Some people: either `userIds`, or with `isAllUsersSelected` everyone whom the filters match. */
export const somePeople = chosen.refine((s) => s.isAllUsersSelected || (s.userIds?.length ?? 0) > 0, somebody);

/** Whom a question is about that changes nothing: without `isAllUsersSelected` and `userIds`, everyone whom the filters match, however many. */
export const peopleAsked = chosen
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
