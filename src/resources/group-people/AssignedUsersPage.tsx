import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { groups } from '#contract/groups';
import { paths } from '#contract/paths';
import { MembersPage } from '~/features/member-sets/public.ts';
import { countPeople, useAction, useExactCount } from '~/dataProvider/index.ts';
import { memberFields, useUserDeeds } from '~/resources/users/public.ts';
import { personName } from '~/components/data/personName.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { useCan } from '~/session/useSession.ts';

const AssignUsers = lazy(() => fetchedCode(import('./AssignUsers.tsx').then((m) => ({ default: m.AssignUsers }))));

/** The people of one group. */
export function AssignedUsersPage() {
  const { groupId = '' } = useParams();
  const columns = useColumns('users', memberFields);
  const count = useExactCount(countPeople);
  const deeds = useUserDeeds();
  const canChangePeople = useCan('users:write');
  const unassign = useAction(groups.unassign);
  return (
    <MembersPage
      key={groupId}
      kind="groups"
      resource="group-people"
      id={groupId}
      listPath={paths.groups}
      columns={columns}
      nameOf={personName}
      canWrite={useCan('groups:write')}
      count={count}
      deeds={canChangePeople ? deeds : undefined}
      unassign={(body) => unassign.mutateAsync({ params: { groupId }, body })}
      picker={(set, close) => (
        <Suspense fallback={null}>
          <AssignUsers set={set} onClose={close} />
        </Suspense>
      )}
    />
  );
}
