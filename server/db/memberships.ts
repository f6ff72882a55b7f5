import { sql } from 'drizzle-orm';

/** Tables of departments and groups by kind, so that one statement serves both: the sets, their members, and the column of the set. */
export const memberships = {
  departments: { sets: sql.raw('departments'), members: sql.raw('user_departments'), setId: sql.raw('department_id') },
  groups: { sets: sql.raw('groups'), members: sql.raw('user_groups'), setId: sql.raw('group_id') },
} as const;

export type SetKind = keyof typeof memberships;
