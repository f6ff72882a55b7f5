import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { type UseGetOneHookValue, useGetOne, useListContext } from 'react-admin';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { MemberSet } from '#contract/people/memberSets';
import type { UserRow } from '#contract/people/users';
import { personName } from '~/components/data/personName.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { ListRoot, type ListRootProps } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { countPeople, memberFields, useExactCount, useUserActions } from '~/resources/users/public.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useCan } from '~/session/useSession.ts';
import { type MemberSetKind, memberSets, membersOf } from './kinds.ts';
import { UnassignButton } from './UnassignButton.tsx';
import { UnassignDialog, type Unassigning } from './UnassignDialog.tsx';

const AssignDrawer = lazy(() => fetchedCode(import('./AssignDrawer.tsx').then((m) => ({ default: m.AssignDrawer }))));

export const DepartmentPeoplePage = () => <MembersPage kind="departments" />;
export const GroupPeoplePage = () => <MembersPage kind="groups" />;

/** The people of the department or group in the URL. */
function MembersPage({ kind }: { kind: MemberSetKind }) {
  const { [memberSets[kind].idName]: id = '' } = useParams();
  return <MembersOf key={id} kind={kind} id={id} />;
}

function MembersOf({ kind, id }: { kind: MemberSetKind; id: string }) {
  const { path, people } = memberSets[kind];
  const { t } = useTranslation();
  const set = useGetOne<MemberSet>(kind, { id }, { retry: false });
  const filter = useMemo(() => membersOf(kind, id), [kind, id]);
  const columns = useColumns('users', memberFields);
  const count = useExactCount(countPeople);
  const mayAssign = useMay('edit', kind);
  const mayChangePeople = useCan('users:write');

  if (isHeedError(set.error, 'not_found', 'validation_failed')) {
    const words = { title: t(`${kind}.missing.title`), text: t(`${kind}.missing.text`), backLabel: t(`${kind}.missing.back`) };
    return <NotFoundState backTo={path} {...words} />;
  }
  const selecting: Partial<ListRootProps<UserRow>> =
    mayAssign || mayChangePeople ? { isSelectable: true, countMatching: (values) => count({ ...values, ...filter }) } : {};
  return (
    <ListRoot
      resource={people.resource}
      name={`${kind}-users`}
      address={people.address}
      filter={filter}
      columns={columns}
      within={set.data?.name}
      {...selecting}
    >
      <Members kind={kind} set={set} mayAssign={mayAssign} mayChangePeople={mayChangePeople} />
    </ListRoot>
  );
}

interface MembersProps {
  kind: MemberSetKind;
  set: UseGetOneHookValue<MemberSet>;
  mayAssign: boolean;
  mayChangePeople: boolean;
}

function Members({ kind, set, mayAssign, mayChangePeople }: MembersProps) {
  const { t } = useTranslation();
  const { showDisabled } = useListContext().filterValues as { showDisabled?: true };
  const drawer = useOverlayParam('drawer', ['assign']);
  const [unassigning, setUnassigning] = useState<Unassigning>();
  const userActions = useUserActions();
  const peopleCount = set.data && set.data.usersCount + (showDisabled ? set.data.disabledCount : 0);
  const assign = mayAssign && (
    <Button variant="contained" color="primary" startIcon={<UserPlus size={16} />} onClick={() => drawer.open('assign')}>
      {t(`${kind}.members.assign`)}
    </Button>
  );
  return (
    <>
      <PageHeader title={set.data?.name ?? t(`${kind}.people`)} count={peopleCount} action={assign} />
      {set.error && <ErrorAlert error={set.error} onRetry={() => void set.refetch()} sx={{ mb: 2 }} />}
      <ListView
        nameOf={personName}
        rowActions={mayChangePeople ? userActions.rowActions : undefined}
        bulkActions={
          <>
            {mayChangePeople && userActions.bulkActions}
            {mayAssign && <UnassignButton kind={kind} ask={setUnassigning} />}
          </>
        }
        empty={{ hint: t(`${kind}.members.empty`), action: assign }}
      />
      {set.data && unassigning && (
        <UnassignDialog kind={kind} set={set.data} unassigning={unassigning} onClose={() => setUnassigning(undefined)} />
      )}
      {userActions.dialog}
      {set.data && mayAssign && drawer.isOpen && (
        <Suspense fallback={null}>
          <AssignDrawer kind={kind} set={set.data} onClose={drawer.close} />
        </Suspense>
      )}
    </>
  );
}
