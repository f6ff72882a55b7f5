import { z } from 'zod';
import { id } from './kit.ts';
import { limits } from './limits.ts';

export const accountFilters = ['account_owner', 'account_admin', 'learner'] as const;
export type AccountFilter = (typeof accountFilters)[number];

/** What narrows a list of people; the same fields serve list, count, bulk and export. */
export const userFilters = z.object({
  searchText: z.string().trim().max(limits.textMax).optional(),
  filters: z.array(z.enum(accountFilters)).max(accountFilters.length).optional(),
  includeDisabled: z.boolean().optional(),
  departmentId: id.optional(),
  groupId: id.optional(),
  /** Only those whose invitation never arrived. */
  undelivered: z.boolean().optional(),
});
export type UserFilters = z.output<typeof userFilters>;

const chosen = userFilters.extend({
  userIds: z.array(id).max(limits.selectionIds).optional(),
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
 * The people a bulk call acts on. `expectedTotal` is the exact number the admin saw; when it no longer holds the call answers
 * 409 `total_changed`.
 */
export const userSelection = somePeople.refine((s) => !s.isAllUsersSelected || s.expectedTotal !== undefined, {
  path: ['expectedTotal'],
  message: 'Needed when all users are selected',
});
export type UserSelection = z.output<typeof userSelection>;
