import type { UserProfile, UserRow } from '#contract/people/users';
import { companyId } from '#tests/support/ui/inPanel';

export const idOf = (n: number, kind = 0): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(n).padStart(12, '0')}`;

/** A learner; override what a test needs. */
export const person = (n: number, part: Partial<UserRow> = {}): UserRow => ({
  id: idOf(n),
  email: `person${n}@acme.example`,
  name: 'Person',
  lastName: String(n),
  role: 'user',
  account: 'learner',
  departments: [],
  groups: [],
  status: 'active',
  isDisabled: false,
  lastLogin: '2026-01-01T00:00:00.000Z',
  createdAt: '2025-01-01T00:00:00.000Z',
  invitationFailure: null,
  ...part,
});

/** The profile of the same learner. */
export const aProfile = (part: Partial<UserProfile> = {}): UserProfile => ({
  ...person(1),
  emailVerified: true,
  isMfaEnabled: false,
  unconfirmedNewEmail: null,
  addressChange: null,
  addressLock: null,
  invitedAt: null,
  locks: [],
  awayFrom: null,
  awayUntil: null,
  language: null,
  timeZone: null,
  guessed: { language: null, timeZone: null },
  ...part,
});

export const people = (count: number, from = 1): UserRow[] => Array.from({ length: count }, (_, index) => person(from + index));

/** A page of a list of people, in wire format. */
export const pageOf = (rows: readonly UserRow[], total: number = rows.length, totalIsCapped = false) => ({
  usersPerPage: rows,
  totalUsersCount: total,
  totalIsCapped,
});

export const calls = {
  list: `POST /api/v1/users/list/${companyId}`,
  count: `POST /api/v1/users/count_users_under_filters/${companyId}`,
  uneditable: `POST /api/v1/users/${companyId}/get_uneditable_users`,
  change: `PATCH /api/v1/users/${companyId}/change_users_disable_status`,
  remove: `DELETE /api/v1/user/${companyId}/delete_user`,
  resend: `POST /api/v1/user/${companyId}/resend_invite`,
} as const;
