import { z } from 'zod';
import { addressLocks, waitingChange } from '../session/addresses.ts';
import { at, email, endpoint, id, nothing } from '../kit/endpoint.ts';
import { listLimits, textLimits } from '../kit/limits.ts';
import { deliveryFailure } from '../company/mail.ts';
import { absence, absenceFields } from './absences.ts';
import { languageAndZone, languageAndZoneFields } from './languageAndZone.ts';
import { namePattern } from './personNames.ts';
import { accountFilters, peopleQuery, userFilters, userSelection, userStatuses } from './selection.ts';

const named = z.object({ id, name: z.string() });

/** A row of the people lists. */
export const userRow = z.object({
  id,
  email: z.string(),
  name: z.string(),
  lastName: z.string(),
  role: z.enum(['admin', 'user', 'msp', 'support', 'superadmin']),
  account: z.enum(accountFilters),
  departments: z.array(named),
  groups: z.array(named),
  status: z.enum(userStatuses),
  isDisabled: z.boolean(),
  lastLogin: at.nullable(),
  createdAt: at,
  /** Why the invitation was not delivered, for people who are still `invited`; a new invitation clears it. */
  invitationFailure: deliveryFailure.nullable(),
});
export type UserRow = z.input<typeof userRow>;

export const userOrderFields = ['created_at', 'name', 'email', 'role', 'status', 'last_login'] as const;

export const userListQuery = userFilters.extend({
  pageNumber: z.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.number().int().min(1).max(listLimits.maxPageSize).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
  orderBy: z.enum(userOrderFields).optional(),
  isCsv: z.boolean().optional(),
});
export type UserListQuery = z.output<typeof userListQuery>;

/** `totalIsCapped`: counting stopped at listLimits.searchCountCap; the list shows "1,000+". */
const userPage = z.object({ usersPerPage: z.array(userRow), totalUsersCount: z.number().int(), totalIsCapped: z.boolean() });

/** With `isCsv` the reply is a CSV stream of everyone who matches. */
export const listUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/list/{companyId}',
  summary: 'People of a company, filtered, sorted and paged',
  access: 'users:read',
  tx: 'read',
  body: userListQuery,
  reply: userPage,
  errors: [],
});

export const countUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/count_users_under_filters/{companyId}',
  summary: 'Exact number of people who match; asked before everything across pages is selected',
  access: 'users:read',
  tx: 'read',
  body: userFilters,
  reply: z.object({ count: z.number().int() }),
  errors: [],
});

/**
 * Why the caller may not disable, delete or change a person. In `server/modules/users`, `profile/locks.ts` decides for one person and
 * `bulk/bulkEligibility.ts` for many.
 */
export const uneditableReasons = [
  /** The caller. Prevents people from locking themselves out or giving up their own role by mistake. */
  'self',
  /** A higher rank than the caller's (`roleRank`). */
  'role_above',
  /** An admin, and the caller is here for a partner; see `admins:write`. */
  'own_admins_only',
  /** The owner answers for the company. */
  'account_owner',
  /** Without this person nobody could administer the company. */
  'last_admin',
  /** The company's directory manages the person and would undo the change. */
  'scim_managed',
  'already_disabled',
  'already_enabled',
  /** An admin of a company with the Acronis integration; only disabling is refused. */
  'restricted_admin',
] as const;
export type UneditableReason = (typeof uneditableReasons)[number];

/**
 * Reasons list people up to listLimits.maxPageSize; `count` and `editableCount` are exact. `restricted_admin` blocks the
 * action: then only those people are listed and nobody is editable.
 */
export const getUneditableUsers = endpoint({
  method: 'POST',
  path: '/api/v1/users/{companyId}/get_uneditable_users',
  summary: 'Whom a bulk action cannot change, and why',
  access: 'users:read',
  tx: 'read',
  body: peopleQuery.and(z.object({ editType: z.enum(['disable', 'enable', 'delete']) })),
  reply: z.object({
    users: z.array(z.object({ id, email: z.string(), reason: z.enum(uneditableReasons) })),
    count: z.number().int(),
    editableCount: z.number().int(),
  }),
  errors: ['total_changed'],
});

export const changeDisabled = endpoint({
  method: 'PATCH',
  path: '/api/v1/users/{companyId}/change_users_disable_status',
  summary: 'Enables or disables the selected people; whoever cannot be changed is left out and counted',
  access: 'users:write',
  tx: 'write',
  body: userSelection.and(z.object({ companyId: id.optional(), isDisabled: z.boolean() })),
  reply: z.object({ changed: z.number().int(), skipped: z.number().int() }),
  errors: ['total_changed', 'acronis_restricted', 'nothing_to_change'],
});

/** Roles that an admin can assign. */
export const invitedRoles = ['user', 'admin'] as const;

export const personName = z.string().trim().max(textLimits.textMax).regex(namePattern).or(z.literal(''));

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/v1/user/{companyId}/delete_user',
  summary: 'Deletes one person; past figures stay, name and address are replaced, the account is removed',
  access: 'users:write',
  tx: 'write',
  body: z.object({ userId: id, companyId: id.optional() }),
  reply: nothing,
  errors: ['user_not_editable'],
});

export const userProfile = userRow.extend({
  ...absence.shape,
  ...languageAndZone.shape,
  /** What the person’s browser named, where nobody has set it. */
  guessed: languageAndZone,
  emailVerified: z.boolean(),
  isMfaEnabled: z.boolean(),
  unconfirmedNewEmail: z.string().nullable(),
  addressChange: waitingChange.nullable(),
  /** Why the caller may not change the person's e-mail address; null if they may. */
  addressLock: z.enum(addressLocks).nullable(),
  invitedAt: at.nullable(),
  /** Why the caller may not change the person; empty if they may. */
  locks: z.array(z.enum(uneditableReasons)),
});
export type UserProfile = z.input<typeof userProfile>;

export const userProfileForm = z.object({
  name: personName,
  lastName: personName,
  /** Absent: unchanged. The present address withdraws a pending change. Another one of one's own goes through `changeOwnAddress`. */
  email: email.optional(),
  role: z.enum(invitedRoles),
  departments: z.array(id).max(100),
  groups: z.array(id).max(100),
  ...absenceFields,
  ...languageAndZoneFields,
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/v1/user/{companyId}/users/{userId}',
  summary: 'One person; oneself also without the right to read people',
  access: 'profile:own',
  tx: 'read',
  reply: userProfile,
  errors: [],
});

/**
 * The address of a person who has never signed in changes at once, with a new invitation.
 */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/v1/user/{companyId}/users/{userId}',
  summary: 'Changes one person; oneself also without the right to write people',
  access: 'profile:own',
  tx: 'write',
  body: userProfileForm,
  reply: userProfile,
  errors: ['email_in_use', 'user_not_editable', 'mail_sent_too_often'],
});
