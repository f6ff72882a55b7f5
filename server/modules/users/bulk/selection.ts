import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../../db/where.ts';
import { userFilters, type UserFilters, type UserSelection } from '#contract/selection';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { peopleWhere } from '../list/conditions.ts';

/** The condition over `people u` that a selection stands for: the ids, or everyone whom the filters match. */
export const selectedWhere = ({ companyId }: Actor, selection: UserSelection): SQL =>
  selection.isAllUsersSelected
    ? peopleWhere(companyId, selection)
    : allOf([sql`u.company_id = ${companyId}`, sql`u.id = ANY(${sql.param(uniqueIds(selection))}::uuid[])`]);

export const uniqueIds = ({ userIds }: { userIds?: string[] | undefined }): string[] => [...new Set(userIds)];

/**
 * Refuses when the selection is no longer what the admin saw: nobody may be changed whom they did not mean.
 * Ids of another company are not found, like any that do not exist.
 */
export function requireSameTotal(
  selection: { isAllUsersSelected: boolean; userIds?: string[] | undefined; expectedTotal?: number | undefined },
  found: number,
): void {
  if (selection.isAllUsersSelected) {
    if (found !== selection.expectedTotal) throw new Refusal('total_changed');
    return;
  }
  if (found === 0) throw new Refusal('not_found');
  if (found !== uniqueIds(selection).length) throw new Refusal('total_changed');
}

const named = Object.keys(userFilters.shape) as (keyof UserFilters)[];
const isSaid = (value: unknown): boolean => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** How the people were chosen, for the audit log. */
export function describeSelection(
  selection: Omit<UserSelection, 'isAllUsersSelected'> & { isAllUsersSelected: boolean },
): Record<string, unknown> {
  if (!selection.isAllUsersSelected) return { ids: uniqueIds(selection).length };
  const parts = [...named, 'expectedTotal' as const].map((name) => [name, selection[name]] as const);
  return { all: true, ...Object.fromEntries(parts.filter(([, value]) => isSaid(value))) };
}
