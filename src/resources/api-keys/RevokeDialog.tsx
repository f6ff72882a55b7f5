import { useDelete } from 'react-admin';
import type { ApiKey } from '#contract/company/apiKeys';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useRefreshAll } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Confirms the end of a key: whatever uses it stops at once. */
export function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const [remove] = useDelete<ApiKey>();
  const { id, name } = apiKey;
  const revoke = async () => {
    await remove('api-keys', { id, previousData: apiKey }, { returnPromise: true });
    refresh();
    toast.success(t('settings.keys.revoke.done', { name }));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('settings.keys.revoke.title', { name })}
      confirmLabel={t('settings.keys.revoke.action')}
      onConfirm={revoke}
      onClose={onClose}
    >
      {t('settings.keys.revoke.text')}
    </ConfirmDialog>
  );
}
