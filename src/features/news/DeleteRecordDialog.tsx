import { useDelete } from 'react-admin';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useRefreshAll } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface Props {
  resource: 'notifications' | 'surveys';
  record: { id: string };
  name: string;
  /** What else is lost. */
  text: string;
  onClose: () => void;
}

/** Asks before a notification or a survey is deleted. */
export function DeleteRecordDialog({ resource, record, name, text, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const [remove] = useDelete();
  const confirm = async () => {
    await remove(resource, { id: record.id, previousData: record }, { returnPromise: true });
    refresh();
    toast.success(t('help.news.deleted', { name }));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('help.news.deleteTitle', { name })}
      confirmLabel={t('help.news.delete')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
