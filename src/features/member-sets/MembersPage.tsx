import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useGetOne, useListContext } from 'react-admin';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedMembers, MemberSelection, MemberSet } from '#contract/memberSets';
import type { UserRow } from '#contract/users';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import type { Column, RowAction } from '~/components/list/column.ts';
import { ListRoot, type ListRootProps } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { isHeedError } from '~/session/heedError.ts';
import { type MemberSetKind, membersAddress } from './kinds.ts';
import { UnassignButton } from './UnassignButton.tsx';
import { UnassignDialog, type Unassigning } from './UnassignDialog.tsx';

interface PeopleDeeds {
  bulkActions: ReactNode;
  rowActions: (user: UserRow) => RowAction[];
  dialog: ReactNode;
}

interface Props {
  kind: MemberSetKind;
  /** The resource of the people of one of them. */
  resource: string;
  id: string;
  /** Where the list of all of them is. */
  listPath: string;
  columns: readonly Column<UserRow>[];
  nameOf: (user: UserRow) => string;
  canWrite: boolean;
  /** Exact number of people whom the filters match; undefined when asking failed. */
  count: (filters: Readonly<Record<string, unknown>>) => Promise<number | undefined>;
  unassign: (people: MemberSelection) => Promise<ChangedMembers>;
  /** What can be done with the people themselves, for whoever may. */
  deeds?: PeopleDeeds | undefined;
  /** The drawer that assigns further people. */
  picker: (set: MemberSet, close: () => void) => ReactNode;
}

/** The people of one department or group. */
export function MembersPage(props: Props) {
  const { kind, resource, id, listPath, columns, canWrite, count, deeds } = props;
  const { t } = useTranslation();
  const set = useGetOne<MemberSet>(kind, { id }, { retry: false });
  const filter = useMemo(() => ({ [kind === 'departments' ? 'departmentId' : 'groupId']: id }), [kind, id]);

  if (isHeedError(set.error, 'not_found', 'validation_failed')) {
    const words = { title: t(`${kind}.missing.title`), text: t(`${kind}.missing.text`), backLabel: t(`${kind}.missing.back`) };
    return <NotFoundState backTo={listPath} {...words} />;
  }
  const selecting: Partial<ListRootProps<UserRow>> =
    canWrite || deeds ? { isSelectable: true, countMatching: (values) => count({ ...values, ...filter }) } : {};
  return (
    <ListRoot
      resource={resource}
      name={`${kind}-users`}
      address={membersAddress[kind]}
      filter={filter}
      columns={columns}
      within={set.data?.name}
      {...selecting}
    >
      <Members {...props} set={set} />
    </ListRoot>
  );
}

interface MembersProps extends Props {
  set: { data?: MemberSet | undefined; error: Error | null; refetch: () => unknown };
}

function Members({ kind, nameOf, canWrite, unassign, deeds, picker, set }: MembersProps) {
  const { t } = useTranslation();
  const { showDisabled } = useListContext().filterValues as { showDisabled?: true };
  const drawer = useOverlayParam('drawer', ['assign']);
  const [unassigning, setUnassigning] = useState<Unassigning>();
  const peopleCount = set.data && set.data.usersCount + (showDisabled ? set.data.disabledCount : 0);
  const assign = canWrite && (
    <Button variant="contained" color="primary" startIcon={<UserPlus size={16} />} onClick={() => drawer.open('assign')}>
      {t(`${kind}.members.assign`)}
    </Button>
  );
  return (
    <>
      <PageHeader title={set.data?.name ?? t(`${kind}.people`)} count={peopleCount} action={assign} />
      {set.error && <ErrorAlert error={set.error} onRetry={() => void set.refetch()} sx={{ mb: 2 }} />}
      <ListView
        nameOf={nameOf}
        rowActions={deeds?.rowActions}
        bulkActions={
          <>
            {deeds?.bulkActions}
            {canWrite && <UnassignButton kind={kind} ask={setUnassigning} />}
          </>
        }
        empty={{ hint: t(`${kind}.members.empty`), action: assign }}
      />
      {set.data && unassigning && (
        <UnassignDialog
          kind={kind}
          name={set.data.name}
          unassigning={unassigning}
          unassign={unassign}
          onClose={() => setUnassigning(undefined)}
        />
      )}
      {deeds?.dialog}
      {set.data && canWrite && drawer.isOpen && picker(set.data, drawer.close)}
    </>
  );
}
