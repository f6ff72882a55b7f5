import Button from '@mui/material/Button';
import { FileDown, FileUp, Plus } from 'lucide-react';
import { useListContext } from 'react-admin';
import { listUsers, type UserRow } from '#contract/people/users';
import { personName } from '~/components/data/personName.ts';
import { ProgressToast } from '~/components/feedback/ProgressToast.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useCountText } from '~/components/list/useCountText.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { toUserFilters } from '~/dataProvider/adapters/users.ts';
import { type CsvExport, useCsvExport } from '~/dataProvider/index.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { AddUsersOverlay } from './add/AddUsersOverlay.tsx';
import { userFields } from './fields.tsx';
import { toUserOrder, userAddress } from './userListQuery.ts';
import { countPeople, useExactCount } from './countPeople.ts';
import { useUserActions } from './useUserActions.tsx';

/** Exports people through the list's own call; `isCsv` in the body asks for the file. */
function useUserExport(): CsvExport<typeof listUsers> {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  return useCsvExport(listUsers, {
    filename: 'users.csv',
    onDone: ({ rows, filename }) => toast.success(t('users.export.done', { count: rows, file: filename })),
    onFailed: (error) => {
      if (isHeedError(error) && error.code === 'network') toast.error(t('users.export.broken'));
      else showError(error);
    },
  });
}

/** All people of the company in scope. */
export function UserList() {
  const columns = useColumns<UserRow>('users', userFields);
  return (
    <ListRoot resource="users" address={userAddress} columns={columns} isSelectable countMatching={useExactCount(countPeople)}>
      <People />
    </ListRoot>
  );
}

function People() {
  const { t } = useTranslation();
  const countText = useCountText();
  const { total, filterValues, sort } = useListContext<UserRow>();
  const { isCapped } = useListPanel();
  const actions = useUserActions();
  const exporting = useUserExport();
  const drawer = useOverlayParam('drawer');

  const addUsers = (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => drawer.open('user')}>
      {t('users.add')}
    </Button>
  );
  const startExport = () => void exporting.start({ body: { ...toUserFilters(filterValues), ...toUserOrder(sort), isCsv: true } });
  const more = [
    { key: 'import', label: t('users.import'), icon: <FileUp size={16} />, run: () => drawer.open('csv') },
    { key: 'export', label: t('users.export.action'), icon: <FileDown size={16} />, run: startExport },
  ];
  return (
    <>
      <PageHeader
        title={t('users.title')}
        count={total === undefined ? undefined : countText(total, isCapped)}
        action={addUsers}
        menu={<MoreMenu actions={more} />}
      />
      <ListView
        nameOf={personName}
        rowActions={actions.rowActions}
        bulkActions={actions.bulkActions}
        empty={{ hint: t('users.empty'), action: addUsers }}
      />
      {actions.dialog}
      <AddUsersOverlay />
      {exporting.rows !== undefined && (
        <ProgressToast
          text={exporting.rows === 0 ? t('users.export.start') : t('users.export.progress', { count: exporting.rows })}
          cancelLabel={t('users.export.cancel')}
          onCancel={exporting.cancel}
        />
      )}
    </>
  );
}
