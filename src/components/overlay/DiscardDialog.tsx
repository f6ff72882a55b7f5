import { useTranslation } from '~/i18n/useTranslation.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { CloseGuard } from './useCloseGuard.ts';

/** Asks before unsaved input is lost; shown while its guard blocks a navigation or a close. */
export function DiscardDialog({ guard }: { guard: CloseGuard }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={guard.isAsking}
      title={t('common.discard.title')}
      confirmLabel={t('common.discard.confirm')}
      cancelLabel={t('common.discard.cancel')}
      tone="danger"
      onConfirm={guard.discard}
      onClose={guard.keep}
    >
      {t('common.discard.text')}
    </ConfirmDialog>
  );
}
