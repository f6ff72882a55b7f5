import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';

interface Props {
  /** The refusal `total_changed`; nothing was changed. */
  error: unknown;
  /** Clears the selection. */
  onReload: () => void;
  onClose: () => void;
}

/** Shown if the list changed after everything was selected: nothing was done, and the list is read again. */
export function StaleSelectionDialog({ error, onReload, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reload = () => {
    void client.invalidateQueries();
    onReload();
  };
  return (
    <ConfirmDialog open title={t('lists.moved.title')} confirmLabel={t('lists.moved.reload')} onConfirm={reload} onClose={onClose}>
      <ErrorAlert error={error} />
    </ConfirmDialog>
  );
}
