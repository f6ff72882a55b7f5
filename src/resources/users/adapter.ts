import { fillPath } from '#contract/kit';
import { deleteUser, getProfile, listUsers, updateProfile, type UserRow } from '#contract/users';
import type { Adapter } from '~/dataProvider/adapter.ts';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';

interface UserPage {
  usersPerPage: UserRow[];
  totalUsersCount: number;
  totalIsCapped: boolean;
}

/** People are listed with the names of the printed API; a record is the profile, and deleting names the person in the body. */
export const usersAdapter: Adapter = {
  ...endpointAdapter(
    { list: listUsers, get: getProfile, update: updateProfile },
    {
      id: 'userId',
      read: (body) => {
        const { usersPerPage, totalUsersCount, totalIsCapped } = body as UserPage;
        return { data: usersPerPage, total: totalUsersCount, meta: { totalIsCapped } };
      },
    },
  ),
  remove: ({ companyId, id }) => ({
    method: deleteUser.method,
    path: fillPath(deleteUser.path, { companyId }),
    body: { userId: id, companyId },
  }),
};
