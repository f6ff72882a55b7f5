import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { inviteUsers } from '#contract/users';

export type InviteBody = z.output<NonNullable<(typeof inviteUsers)['body']>>;

export const noDepartment = 'No Department';

/** One person about to be added. */
export interface NewPerson {
  id: string;
  email: string;
  role: 'user' | 'admin';
  name: string;
  lastName: string;
  departments: string[];
  groups: string[];
}

/**
 * The people of an invitation, each address once. Where rows name departments of their own these count, and whoever has
 * none is put into 'No Department'; otherwise everybody gets those named for all. The same for groups.
 */
export function toNewPeople({ emails, departments = [], groups = [] }: InviteBody): NewPerson[] {
  const ownDepartments = emails.some((row) => row.departments?.length);
  const ownGroups = emails.some((row) => row.groups?.length);
  const rows = new Map<string, (typeof emails)[number]>();
  for (const row of emails) if (!rows.has(row.email)) rows.set(row.email, row);
  const ids = newIds(rows.size);
  return [...rows.values()].map((row, index) => {
    const inDepartments = (ownDepartments ? row.departments : departments) ?? [];
    return {
      id: ids[index] ?? randomUUID(),
      email: row.email,
      role: row.role ?? 'user',
      name: row.name ?? '',
      lastName: row.lastName ?? '',
      departments: inDepartments.length > 0 ? inDepartments : [noDepartment],
      groups: (ownGroups ? row.groups : groups) ?? [],
    };
  });
}

/**
 * Random, the highest first: people added at one moment are listed by their ids, so the newest-first list shows them as the
 * file does. And most indexes are written from one end to the other, which is quicker than all over the place.
 */
const newIds = (count: number): string[] =>
  Array.from({ length: count }, () => randomUUID())
    .sort()
    .reverse();

/** Tells whether a repeated import is about the same people; their new ids are not part of it. */
export function fingerprintOf(people: readonly NewPerson[]): string {
  const hash = createHash('sha256');
  for (const { email, role, name, lastName, departments, groups } of people) {
    hash.update(JSON.stringify([email, role, name, lastName, departments, groups]));
  }
  return hash.digest('hex');
}

/** Names once each, whatever their case; the first spelling is kept. */
export function distinctNames(names: readonly string[]): string[] {
  const byLower = new Map<string, string>();
  for (const name of names) if (!byLower.has(name.toLowerCase())) byLower.set(name.toLowerCase(), name);
  return [...byLower.values()];
}
