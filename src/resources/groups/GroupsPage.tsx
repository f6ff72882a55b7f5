import { useMemo } from 'react';
import type { MemberSet } from '#contract/memberSets';
import { pathTo, paths } from '#contract/paths';
import { memberSetFields, MemberSetsPage } from '~/features/member-sets/public.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan, useSession } from '~/session/useSession.ts';

const pathOf = ({ id }: MemberSet) => pathTo(paths.groupUsers, { groupId: id });

export function GroupsPage() {
  const { totalUsersCount } = useSession().company;
  const fields = useMemo(() => memberSetFields(pathOf, totalUsersCount), [totalUsersCount]);
  const columns = useColumns('groups', fields);
  return <MemberSetsPage kind="groups" columns={columns} canWrite={useCan('groups:write')} pathOf={pathOf} />;
}
