import type { z } from 'zod';
import type { departments } from '#contract/people/departments';
import { listLimits } from '#contract/kit/limits';
import type { SetKind } from '../../db/memberships.ts';
import type { Tx } from '../../db/tx.ts';
import { listPeople } from '../users/public.ts';
import { findSet } from './memberSets.queries.ts';

type PickerQuery = z.output<NonNullable<(typeof departments.unassigned)['query']>>;

/** One page of the people who are not in the department or group. */
export async function unassignedPeople(tx: Tx, companyId: string, kind: SetKind, id: string, query: PickerQuery) {
  await findSet(tx, companyId, kind, id);
  const { filters, userStatuses, departmentIds, groupIds } = query;
  const limit = query.pageSize ?? listLimits.defaultPageSize;
  const { rows, total, isCapped } = await listPeople(tx, companyId, {
    filters: {
      filters,
      userStatuses,
      departmentIds,
      groupIds,
      searchText: query.search,
      includeDisabled: query.includeDisabled === 'true',
      notIn: { kind, id },
    },
    order: { field: query.orderBy ?? 'name', direction: query.order ?? 'ASC' },
    offset: ((query.pageNumber ?? 1) - 1) * limit,
    limit,
  });
  return { usersPerPage: rows, totalUsersCount: total, totalIsCapped: isCapped };
}
