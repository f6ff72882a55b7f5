import { fillPath } from '#contract/kit';
import { deleteUser, getProfile, listUsers, updateProfile, type UserRow } from '#contract/users';
import type { Adapter } from '../adapter.ts';

interface UserPage {
  usersPerPage: UserRow[];
  totalUsersCount: number;
  totalIsCapped: boolean;
}

/** People are listed by POST with the names of the printed API; a record is the profile. */
export const usersAdapter: Adapter = {
  list: {
    request: ({ companyId, page, perPage, sort, filter }) => ({
      method: listUsers.method,
      path: fillPath(listUsers.path, { companyId }),
      body: { pageNumber: page, pageSize: perPage, orderBy: sort.field, order: sort.order, ...filter },
      repeatable: true,
    }),
    read: (body) => {
      const { usersPerPage, totalUsersCount, totalIsCapped } = body as UserPage;
      return { data: usersPerPage, total: totalUsersCount, meta: { totalIsCapped } };
    },
  },
  one: ({ companyId, id }) => ({
    method: 'GET',
    path: fillPath(getProfile.path, { companyId, userId: String(id) }),
    repeatable: true,
  }),
  update: ({ companyId, id }, data) => ({
    method: updateProfile.method,
    path: fillPath(updateProfile.path, { companyId, userId: String(id) }),
    body: data,
  }),
  remove: ({ companyId, id }) => ({
    method: deleteUser.method,
    path: fillPath(deleteUser.path, { companyId }),
    body: { userId: id, companyId },
  }),
};
