import Button from '@mui/material/Button';
import { FileDown, FileUp, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#contract/users';
import { ProgressToast } from '~/components/feedback/ProgressToast.tsx';
import { useCountText } from '~/components/list/useCountText.ts';
import { useListData } from '~/components/list/useListData.ts';
import { useListUrl } from '~/components/list/useListUrl.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { countMatching, useExactCount } from '~/dataProvider/index.ts';
import { personName } from '~/schema/personFields.ts';
import { SchemaList } from '~/schema/SchemaList.tsx';
import { useChoices } from '~/schema/useChoices.ts';
import { UsersOverlays } from './UsersOverlays.tsx';
import { accountFilter, invitationFilter, toUserFilters, toUserOrder, userFields, userListShape } from './userList.ts';
import { useUserExport } from './useUserExport.ts';
import { useUserDeeds } from './useUserDeeds.tsx';

/** Everyone of the company in scope. */
export function UsersPage() {
  const { t } = useTranslation();
  const countText = useCountText();
  const state = useListUrl(userListShape);
  const { query } = state;
  const filters = useMemo(() => toUserFilters(query), [query]);
  const data = useListData<UserRow>('users', query, filters);
  const deeds = useUserDeeds();
  const count = useExactCount(countMatching);
  const exporting = useUserExport();
  const drawer = useOverlayParam('drawer');
  const choices = [...useChoices(accountFilter), ...useChoices(invitationFilter)];

  const addUsers = (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => drawer.open('user')}>
      {t('users.add')}
    </Button>
  );
  const startExport = () => void exporting.start({ body: { ...filters, ...toUserOrder(query), isCsv: true } });
  const more = [
    { key: 'import', label: t('users.import'), icon: <FileUp size={16} />, run: () => drawer.open('csv') },
    { key: 'export', label: t('users.export.action'), icon: <FileDown size={16} />, run: startExport },
  ];
  return (
    <>
      <PageHeader
        title={t('users.title')}
        count={data.total === undefined ? undefined : countText(data.total, data.isCapped)}
        action={addUsers}
        menu={<MoreMenu actions={more} />}
      />
      <SchemaList
        name="users"
        resource="users"
        fields={userFields}
        state={state}
        data={data}
        toolbar={{
          searchLabel: t('users.search'),
          filters: choices,
          bulkActions: deeds.bulkActions(filters),
        }}
        rows={{ nameOf: personName, actions: deeds.rowActions, empty: { hint: t('users.empty'), action: addUsers } }}
        selecting={{ countMatching: () => count(filters) }}
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
