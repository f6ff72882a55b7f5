import { departments } from '#contract/departments';
import { groups } from '#contract/groups';
import { fillPath } from '#contract/kit';
import type { MemberSet } from '#contract/memberSets';
import type { Adapter } from '../adapter.ts';

/** Departments and groups differ in two words only. */
function memberSetAdapter(calls: typeof departments | typeof groups, idName: 'departmentId' | 'groupId'): Adapter {
  const one = (companyId: string, id: unknown) => fillPath(calls.get.path, { companyId, [idName]: String(id) });
  return {
    list: {
      request: ({ companyId, page, perPage, sort, filter }) => ({
        method: 'GET',
        path: fillPath(calls.list.path, { companyId }),
        query: { pageNumber: page, pageSize: perPage, orderBy: sort.field, order: sort.order, ...filter },
        repeatable: true,
      }),
      read: (body) => {
        const { data, totalCount } = body as { data: MemberSet[]; totalCount: number };
        return { data, total: totalCount };
      },
    },
    one: ({ companyId, id }) => ({ method: 'GET', path: one(companyId, id), repeatable: true }),
    create: (companyId, body) => ({ method: 'POST', path: fillPath(calls.create.path, { companyId }), body }),
    update: ({ companyId, id }, body) => ({ method: 'PUT', path: one(companyId, id), body }),
    remove: ({ companyId, id }) => ({ method: 'DELETE', path: one(companyId, id) }),
  };
}

export const departmentsAdapter = memberSetAdapter(departments, 'departmentId');
export const groupsAdapter = memberSetAdapter(groups, 'groupId');
