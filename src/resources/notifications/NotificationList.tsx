import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import type { Notification } from '#contract/help/notifications';
import { paths } from '#contract/paths';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { DeleteRecordDialog } from '~/features/news/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { notificationAddress, notificationFields } from './fields.tsx';
import { NotificationDialogs } from './NotificationDialogs.tsx';

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
  const modal = useOverlayParam('modal', ['create', 'edit'], ['id']);
  const [deleting, setDeleting] = useState<Notification>();
  const add = (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => modal.open('create')}>
      {t('help.notifications.add')}
    </Button>
  );
  const rowActions = (record: Notification) => [
    { key: 'edit', label: t('help.news.edit'), run: () => modal.open('edit', { id: record.id }) },
    { key: 'delete', label: t('help.news.delete'), run: () => setDeleting(record) },
  ];
  return (
    <>
      <PageHeader title={t('shell.nav.notifications')} count={total} text={t('help.notifications.intro')} action={add} />
      <ListView nameOf={nameOf} rowActions={rowActions} empty={{ hint: t('help.notifications.none'), action: add }} />
      <NotificationDialogs modal={modal} />
      {deleting && (
        <DeleteRecordDialog
          resource="notifications"
          record={deleting}
          name={deleting.title}
          text={t('help.notifications.deleteText')}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
