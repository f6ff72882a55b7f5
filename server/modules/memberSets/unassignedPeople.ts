import { limits } from '#contract/limits';
import type { Tx } from '../../db/tx.ts';
import { listPeople } from '../users/listPeople.ts';
import type { SetKind } from '../users/usersWhere.ts';
import { findSet } from './memberSets.queries.ts';

interface PickerQuery {
  order?: 'ASC' | 'DESC' | undefined;
  orderBy?: 'name' | 'email' | 'created_at' | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
  search?: string | undefined;
  includeDisabled?: 'true' | 'false' | undefined;
}

/** A page of the people who are not in the department or group yet. */
export async function unassignedPeople(tx: Tx, companyId: string, kind: SetKind, id: string, query: PickerQuery) {
  await findSet(tx, companyId, kind, id);
  const limit = query.pageSize ?? limits.defaultPageSize;
  const { rows, total, isCapped } = await listPeople(tx, companyId, {
    filters: { includeDisabled: query.includeDisabled === 'true', notIn: { kind, id }, searchText: query.search },
    order: { field: query.orderBy ?? 'name', direction: query.order ?? 'ASC' },
    offset: ((query.pageNumber ?? 1) - 1) * limit,
    limit,
  });
  return { usersPerPage: rows, totalUsersCount: total, totalIsCapped: isCapped };
}
