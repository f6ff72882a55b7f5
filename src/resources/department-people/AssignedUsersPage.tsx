import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { departments } from '#contract/departments';
import { paths } from '#contract/paths';
import { MembersPage } from '~/features/member-sets/public.ts';
import { countPeople, useAction, useExactCount } from '~/dataProvider/index.ts';
import { memberFields, useUserDeeds } from '~/resources/users/public.ts';
import { personName } from '~/components/data/personName.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { useCan } from '~/session/useSession.ts';

const AssignUsers = lazy(() => fetchedCode(import('./AssignUsers.tsx').then((m) => ({ default: m.AssignUsers }))));

/** The people of one department. */
export function AssignedUsersPage() {
  const { departmentId = '' } = useParams();
  const columns = useColumns('users', memberFields);
  const count = useExactCount(countPeople);
  const deeds = useUserDeeds();
  const canChangePeople = useCan('users:write');
  const unassign = useAction(departments.unassign);
  return (
    <MembersPage
      key={departmentId}
      kind="departments"
      resource="department-people"
      id={departmentId}
      listPath={paths.departments}
      columns={columns}
      nameOf={personName}
      canWrite={useCan('departments:write')}
      count={count}
      deeds={canChangePeople ? deeds : undefined}
      unassign={(body) => unassign.mutateAsync({ params: { departmentId }, body })}
      picker={(set, close) => (
        <Suspense fallback={null}>
          <AssignUsers set={set} onClose={close} />
        </Suspense>
      )}
    />
  );
}
