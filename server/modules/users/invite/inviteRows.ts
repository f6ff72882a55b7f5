import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { noDepartment } from '#contract/people/departments';
import type { inviteUsers } from '#contract/people/invitations';

export type InviteBody = z.output<NonNullable<(typeof inviteUsers)['body']>>;

/** A person to be added. */
export interface NewPerson {
  id: string;
  /** The place of the person in the call, such as `emails.3`, for refusals. */
  wireName?: string;
  email: string;
  role: 'user' | 'admin';
  name: string;
  lastName: string;
  departments: string[];
  groups: string[];
  awayFrom: string | null;
  awayUntil: string | null;
  language: string | null;
  timeZone: string | null;
}

/**
 * People of an invitation, without duplicate addresses. If any row has departments, the departments of the rows apply, and rows without
 * get 'No Department'; otherwise everybody gets the departments of the request. Likewise for groups.
 */
export function toNewPeople({ emails, departments = [], groups = [] }: InviteBody): NewPerson[] {
  const ownDepartments = emails.some((row) => row.departments?.length);
  const ownGroups = emails.some((row) => row.groups?.length);
  const rows = new Map<string, (typeof emails)[number] & { place: number }>();
  for (const [place, row] of emails.entries()) if (!rows.has(row.email)) rows.set(row.email, { ...row, place });
  const ids = newIds(rows.size);
  return [...rows.values()].map((row, index) => {
    const inDepartments = (ownDepartments ? row.departments : departments) ?? [];
    return {
      id: ids[index] ?? randomUUID(),
      wireName: `emails.${row.place}`,
      email: row.email,
      role: row.role ?? 'user',
      name: row.name ?? '',
      lastName: row.lastName ?? '',
      departments: inDepartments.length > 0 ? inDepartments : [noDepartment],
      groups: (ownGroups ? row.groups : groups) ?? [],
      awayFrom: row.awayFrom ?? null,
      awayUntil: row.awayUntil ?? null,
      language: row.language ?? null,
      timeZone: row.timeZone ?? null,
    };
  });
}

/**
 * Random ids in descending order. People added at the same moment are sorted by id, so the newest-first list shows them in the order of
 * the file; and sorted inserts are faster for most indexes.
 */
const newIds = (count: number): string[] =>
  Array.from({ length: count }, () => randomUUID())
    .sort()
    .reverse();

/** Hash of the people without their new ids and their places; equal for a repeated import. */
export function fingerprintOf(people: readonly NewPerson[]): string {
  const hash = createHash('sha256');
  for (const { id: _, wireName: _place, ...person } of people) hash.update(JSON.stringify(Object.values(person)));
  return hash.digest('hex');
}

/** Removes duplicate names case-insensitively; the first spelling is kept. */
export function distinctNames(names: readonly string[]): string[] {
  const byLower = new Map<string, string>();
  for (const name of names) if (!byLower.has(name.toLowerCase())) byLower.set(name.toLowerCase(), name);
  return [...byLower.values()];
}
