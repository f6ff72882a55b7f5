import { departments } from '#contract/departments';
import { groups } from '#contract/groups';
import { countUsers } from '#contract/users';
import { useEndpoint } from '~/dataProvider/index.ts';

export interface HomeNumbers {
  people: number | undefined;
  admins: number | undefined;
  departments: number | undefined;
  groups: number | undefined;
}

const oneRow = { query: { pageNumber: '1', pageSize: '1' } };

/** Exact numbers of the company in scope; undefined until they are known. */
export function useHomeNumbers(): { numbers: HomeNumbers; error: Error | null; retry: () => void } {
  const people = useEndpoint(countUsers, { body: {} });
  const admins = useEndpoint(countUsers, { body: { filters: ['account_owner', 'account_admin'] } });
  const ofDepartments = useEndpoint(departments.list, oneRow);
  const ofGroups = useEndpoint(groups.list, oneRow);
  return {
    numbers: {
      people: people.data?.count,
      admins: admins.data?.count,
      departments: ofDepartments.data?.totalCount,
      groups: ofGroups.data?.totalCount,
    },
    error: people.error ?? admins.error ?? ofDepartments.error ?? ofGroups.error,
    retry: () => {
      for (const query of [people, admins, ofDepartments, ofGroups]) if (query.isError) void query.refetch();
    },
  };
}
