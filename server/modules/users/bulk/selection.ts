import { type SQL, sql } from 'drizzle-orm';
import { userFilters, type UserFilters, type UserSelection } from '#contract/people/selection';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { allOf, isOneOf } from '../../../db/where.ts';
import { peopleWhere } from '../list/conditions.ts';

/** Condition over `people u` for a selection: these ids, or everybody who matches the filters. */
export const selectedWhere = ({ companyId }: Actor, selection: UserSelection): SQL =>
  selection.isAllUsersSelected
    ? peopleWhere(companyId, selection)
    : allOf([sql`u.company_id = ${companyId}`, isOneOf(sql`u.id`, { among: uniqueIds(selection) }, 'uuid')]);

export const uniqueIds = ({ userIds }: { userIds?: string[] | undefined }): string[] => [...new Set(userIds)];

/**
 * Refuses with total_changed if the number of people differs from the total that the admin saw, so that nobody is changed by
 * mistake. Ids of another company count as missing: not_found if none exists.
 */
export function requireSameTotal(
  selection: { isAllUsersSelected: boolean; userIds?: string[] | undefined; expectedTotal?: number | undefined },
  total: number,
): void {
  if (selection.isAllUsersSelected) {
    if (total !== selection.expectedTotal) throw new Refusal('total_changed');
    return;
  }
  if (total === 0) throw new Refusal('not_found');
  if (total !== uniqueIds(selection).length) throw new Refusal('total_changed');
}

const filterNames = Object.keys(userFilters.shape) as (keyof UserFilters)[];
const isSet = (value: unknown): boolean => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** How the people were selected, for the audit log. */
export function describeSelection(
  selection: Omit<UserSelection, 'isAllUsersSelected'> & { isAllUsersSelected: boolean },
): Record<string, unknown> {
  if (!selection.isAllUsersSelected) return { ids: uniqueIds(selection).length };
  const parts = [...filterNames, 'expectedTotal' as const].map((name) => [name, selection[name]] as const);
  return { all: true, ...Object.fromEntries(parts.filter(([, value]) => isSet(value))) };
}
