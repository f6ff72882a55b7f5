import Button from '@mui/material/Button';
import { FileUp, Plus } from 'lucide-react';
import { useListContext } from 'react-admin';
import { listUsers, type UserRow } from '#contract/people/users';
import { personName } from '~/components/data/personName.ts';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useCountText } from '~/components/list/useCountText.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { toUserFilters } from '~/dataProvider/adapters/users.ts';
import { useListExport } from '~/features/list-export/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { AddUsersOverlay } from './add/AddUsersOverlay.tsx';
import { userFields } from './fields.tsx';
import { toUserOrder, userAddress } from './userListQuery.ts';
import { countPeople, useExactCount } from './countPeople.ts';
import { useUserActions } from './useUserActions.tsx';

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
  // The list's own call; `isCsv` in the body asks for the file.
  const exporting = useListExport(
    listUsers,
    { body: { ...toUserFilters(filterValues), ...toUserOrder(sort), isCsv: true } },
    { texts: 'users.export', filename: 'users.csv', long: { start: 'users.export.start', broken: 'users.export.broken' } },
  );
  const drawer = useOverlayParam('drawer');

  const addUsers = (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => drawer.open('user')}>
      {t('users.add')}
    </Button>
  );
  const more = [
    { key: 'import', label: t('users.import'), icon: <FileUp size={16} />, run: () => drawer.open('csv') },
    exporting.action,
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
      {exporting.progress}
    </>
  );
}
