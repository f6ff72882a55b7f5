import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { takeOverProvisioned } from '#contract/company/scim';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './provisionedPeople.module.css';

/** For people whose directory has no token any more: admins cannot edit them until somebody says that they are managed here. */
export function TakeOver({ total, canWrite }: { total: number; canWrite: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const taking = useAction(takeOverProvisioned);
  const takeOver = async () => {
    const { changed } = await taking.mutateAsync({ body: { expectedTotal: total } });
    toast.success(t('scim.takeOver.done', { total: changed }));
  };
  return (
    <Alert severity="info" className={css.held}>
      {t('scim.takeOver.notice')}
      {canWrite && (
        <div className={css.actions}>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setConfirming(true)}>
            {t('scim.takeOver.action')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('scim.takeOver.title')}
        confirmLabel={t('scim.takeOver.action')}
        onConfirm={takeOver}
        onClose={() => setConfirming(false)}
      >
        {t('scim.takeOver.text', { total })}
      </ConfirmDialog>
    </Alert>
  );
}
