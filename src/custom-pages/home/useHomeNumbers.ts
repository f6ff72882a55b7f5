import { useGetList } from 'react-admin';
import { countUsers } from '#contract/people/users';
import { useEndpoint } from '~/dataProvider/index.ts';

export interface HomeNumbers {
  people: number | undefined;
  admins: number | undefined;
  departments: number | undefined;
  groups: number | undefined;
}

/** Only their number is wanted. */
const oneRow = { pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' } } as const;

/** Exact numbers of the company in scope; undefined until they are known. */
export function useHomeNumbers(): { numbers: HomeNumbers; error: Error | null; retry: () => void } {
  const people = useEndpoint(countUsers, { body: {} });
  const admins = useEndpoint(countUsers, { body: { filters: ['account_owner', 'account_admin'] } });
  const ofDepartments = useGetList('departments', oneRow);
  const ofGroups = useGetList('groups', oneRow);
  return {
    numbers: {
      people: people.data?.count,
      admins: admins.data?.count,
      departments: ofDepartments.total,
      groups: ofGroups.total,
    },
    error: people.error ?? admins.error ?? ofDepartments.error ?? ofGroups.error,
    retry: () => {
      for (const query of [people, admins, ofDepartments, ofGroups]) if (query.isError) void query.refetch();
    },
  };
}
