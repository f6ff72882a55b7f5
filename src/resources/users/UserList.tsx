import Button from '@mui/material/Button';
import { FileDown, FileUp, Plus } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#contract/people/users';
import { ProgressToast } from '~/components/feedback/ProgressToast.tsx';
import { useListPanel } from '~/components/list/listContext.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useCountText } from '~/components/list/useCountText.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { toUserFilters } from '~/dataProvider/adapters/users.ts';
import { countPeople, useExactCount } from '~/dataProvider/index.ts';
import { personName } from '~/components/data/personName.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { userFields } from './fields.tsx';
import { UsersOverlays } from './UsersOverlays.tsx';
import { toUserOrder, userAddress } from './userList.ts';
import { useUserDeeds } from './useUserDeeds.tsx';
import { useUserExport } from './useUserExport.ts';

/** Everyone of the company in scope. */
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
  const deeds = useUserDeeds();
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
        rowActions={deeds.rowActions}
        bulkActions={deeds.bulkActions}
        empty={{ hint: t('users.empty'), action: addUsers }}
      />
      {deeds.dialog}
      <UsersOverlays />
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
