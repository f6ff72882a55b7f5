import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Notification } from '#contract/help/notifications';
import { paths } from '#contract/paths';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { DeleteDialog } from '~/components/resource/DeleteDialog.tsx';
import { useCreateButton } from '~/components/resource/useCreateButton.tsx';
import { useRecordActions } from '~/components/resource/useRecordActions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { notificationAddress, notificationFields } from './fields.tsx';

const nameOf = ({ title }: Notification) => title;
const linkTo = (id: string) => `${paths.notifications}?modal=edit&id=${id}`;
const fields = notificationFields(linkTo);

/** Notifications, newest first. */
export function NotificationList() {
  const columns = useColumns<Notification>(
    'notifications',
    useMemo(() => fields, []),
  );
  return (
    <ListRoot resource="notifications" address={notificationAddress} columns={columns}>
      <Notifications />
    </ListRoot>
  );
}

function Notifications() {
  const { t } = useTranslation();
  const { total } = useListContext<Notification>();
  const [deleting, setDeleting] = useState<Notification>();
  const add = useCreateButton(t('help.notifications.add'));
  const recordActions = useRecordActions<Notification>({
    edit: { label: t('help.news.edit') },
    delete: { label: t('help.news.delete'), ask: setDeleting },
  });
  return (
    <>
      <PageHeader title={t('shell.nav.notifications')} count={total} text={t('help.notifications.intro')} action={add} />
      <ListView nameOf={nameOf} rowActions={recordActions} empty={{ hint: t('help.notifications.none'), action: add }} />
      {deleting && (
        <DeleteDialog
          record={deleting}
          title={t('help.news.deleteTitle', { name: deleting.title })}
          confirmLabel={t('help.news.delete')}
          done={t('help.news.deleted', { name: deleting.title })}
          onClose={() => setDeleting(undefined)}
        >
          {t('help.notifications.deleteText')}
        </DeleteDialog>
      )}
    </>
  );
}
