import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useGetOne } from 'react-admin';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberSet } from '#contract/memberSets';
import type { UserFilters } from '#contract/selection';
import type { UserRow } from '#contract/users';
import { isHeedError } from '~/session/heedError.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import type { Column, RowAction } from '~/components/list/column.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useListData } from '~/components/list/useListData.ts';
import { useListUrl } from '~/components/list/useListUrl.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { NotFoundState } from '~/components/page/NotFoundState.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import type { MemberSetKind } from './kinds.ts';
import { type MemberSelection, membersShape } from './members.ts';
import { UnassignButton } from './UnassignButton.tsx';
import { UnassignDialog, type Unassigning } from './UnassignDialog.tsx';

interface PeopleDeeds {
  bulkActions: (filters: UserFilters) => ReactNode;
  rowActions: (user: UserRow) => RowAction[];
  dialog: ReactNode;
}

interface Props {
  kind: MemberSetKind;
  id: string;
  /** Where the list of all of them is. */
  listPath: string;
  columns: readonly Column<UserRow>[];
  nameOf: (user: UserRow) => string;
  canWrite: boolean;
  /** Exact number of people whom the filters match; undefined when asking failed. */
  count: (filters: UserFilters) => Promise<number | undefined>;
  unassign: (people: MemberSelection) => Promise<number>;
  /** What can be done with the people themselves, for whoever may. */
  deeds?: PeopleDeeds | undefined;
  /** The drawer that assigns further people. */
  picker: (set: MemberSet, close: () => void) => ReactNode;
}

/** The people of one department or group. */
export function MembersPage({ kind, id, listPath, columns, nameOf, canWrite, count, unassign, deeds, picker }: Props) {
  const { t } = useTranslation();
  const set = useGetOne<MemberSet>(kind, { id }, { retry: false });
  const state = useListUrl(membersShape);
  const { search, showDisabled } = state.query;
  const filters = useMemo<UserFilters>(
    () => ({
      ...(search ? { searchText: search } : {}),
      includeDisabled: showDisabled,
      ...(kind === 'departments' ? { departmentId: id } : { groupId: id }),
    }),
    [kind, id, search, showDisabled],
  );
  const data = useListData<UserRow>('users', state.query, filters);
  const drawer = useOverlayParam('drawer', ['assign']);
  const [unassigning, setUnassigning] = useState<Unassigning>();

  if (isHeedError(set.error, 'not_found', 'validation_failed')) {
    const words = { title: t(`${kind}.missing.title`), text: t(`${kind}.missing.text`), backLabel: t(`${kind}.missing.back`) };
    return <NotFoundState backTo={listPath} {...words} />;
  }
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
        name={`${kind}-users`}
        columns={columns}
        state={state}
        data={data}
        within={set.data?.name}
        toolbar={{
          searchLabel: t(`${kind}.members.search`),
          bulkActions: (
            <>
              {deeds?.bulkActions(filters)}
              {canWrite && <UnassignButton kind={kind} query={state.query} ask={setUnassigning} />}
            </>
          ),
        }}
        rows={{ nameOf, ...(deeds && { actions: deeds.rowActions }), empty: { hint: t(`${kind}.members.empty`), action: assign } }}
        selecting={canWrite || deeds ? { countMatching: () => count(filters) } : undefined}
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
