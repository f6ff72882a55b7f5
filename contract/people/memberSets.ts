import { z } from 'zod';
import type { Capability } from '../access.ts';
import { at, endpoint, id, nothing, text } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { dataReply } from '../kit/replies.ts';
import { peopleChoicesQuery, userFilters } from './selection.ts';
import { userRow } from './users.ts';

/** `usersCount` excludes disabled people, as lists do by default; `disabledCount` is their number. */
export const memberSet = z.object({
  id,
  name: z.string(),
  usersCount: z.number().int(),
  disabledCount: z.number().int(),
  createdAt: at,
});
export type MemberSet = z.input<typeof memberSet>;

export const memberSetOrderFields = ['name', 'usersCount', 'created_at'] as const;
const digits = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** Unpaged without pageNumber and pageSize (options of a picker, at most listLimits.maxLookupSize). */
const listQuery = z.object({
  order: z.enum(['ASC', 'DESC']).optional(),
  orderBy: z.enum(memberSetOrderFields).optional(),
  pageNumber: digits.pipe(z.number().min(1)).optional(),
  pageSize: digits.pipe(z.number().min(1).max(listLimits.maxPageSize)).optional(),
  search: z.string().trim().max(textLimits.textMax).optional(),
});

/** Either `userIds`, or with `isAllUsersSelected` everyone of the list who matches the filters. */
const memberSelection = userFilters
  .omit({ departmentId: true, groupId: true, undelivered: true })
  .extend({
    userIds: z.array(id).max(listLimits.selectionIds).optional(),
    isAllUsersSelected: z.boolean(),
    expectedTotal: z.number().int().min(0).optional(),
  })
  .refine((s) => s.isAllUsersSelected || (s.userIds?.length ?? 0) > 0, { path: ['userIds'], message: 'Select at least one user' })
  .refine((s) => !s.isAllUsersSelected || s.expectedTotal !== undefined, {
    path: ['expectedTotal'],
    message: 'Required when all users are selected',
  });

export type MemberSelection = z.output<typeof memberSelection>;

const userPage = z.object({ usersPerPage: z.array(userRow), totalUsersCount: z.number().int(), totalIsCapped: z.boolean() });
/** `skipped` people have a higher role than the caller, who may not change them; if all are such, the call refuses. */
const changed = z.object({ changed: z.number().int(), skipped: z.number().int() });
export type ChangedMembers = z.input<typeof changed>;
const body = z.object({ name: text() });

/** Endpoints of departments and of groups, which have the same shape. */
export function memberSetEndpoints<const Plural extends string, const IdName extends string>(
  plural: Plural,
  idName: IdName,
  access: { read: Capability; write: Capability },
) {
  const base = `/customers/api/v1/company/{companyId}/${plural}` as const;
  const one = `${base}/{${idName}}` as const;
  return {
    list: endpoint({
      method: 'GET',
      path: base,
      summary: `List of ${plural} with their number of people`,
      access: access.read,
      tx: 'read',
      query: listQuery,
      reply: dataReply(memberSet),
      errors: [],
    }),
    get: endpoint({
      method: 'GET',
      path: one,
      summary: `One of the ${plural}`,
      access: access.read,
      tx: 'read',
      reply: memberSet,
      errors: [],
    }),
    create: endpoint({
      method: 'POST',
      path: base,
      summary: `Creates one of the ${plural}`,
      access: access.write,
      tx: 'write',
      body,
      reply: memberSet,
      errors: ['name_in_use'],
    }),
    rename: endpoint({
      method: 'PUT',
      path: one,
      summary: `Renames one of the ${plural}`,
      access: access.write,
      tx: 'write',
      body,
      reply: memberSet,
      errors: ['name_in_use'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      summary: `Deletes one of the ${plural}; its people stay`,
      access: access.write,
      tx: 'write',
      reply: nothing,
      errors: [],
    }),
    unassigned: endpoint({
      method: 'GET',
      path: `${one}/users/unassigned` as const,
      summary: 'People who are not in it yet, for the picker',
      access: access.read,
      tx: 'read',
      query: listQuery.omit({ orderBy: true }).extend({
        orderBy: z.enum(['name', 'email', 'created_at']).optional(),
        includeDisabled: z.enum(['true', 'false']).optional(),
        ...peopleChoicesQuery,
      }),
      reply: userPage,
      errors: [],
    }),
    /** The people with these ids, or everybody who matches and is not a member yet. */
    assign: endpoint({
      method: 'POST',
      path: `${one}/users/assign` as const,
      summary: 'Puts people in',
      access: access.write,
      tx: 'write',
      body: memberSelection,
      reply: changed,
      errors: ['total_changed', 'user_not_editable'],
    }),
    unassign: endpoint({
      method: 'POST',
      path: `${one}/users/unassign` as const,
      summary: 'Takes people out',
      access: access.write,
      tx: 'write',
      body: memberSelection,
      reply: changed,
      errors: ['total_changed', 'user_not_editable'],
    }),
  };
}
