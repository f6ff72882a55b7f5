import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { changeSubscriptionType } from '#contract/billing/checkout';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { keepCompany } from '~/session/store.ts';

/** Asks before a downgrade, and says that it is done. */
export function DowngradeDialogs({ isAsking, onClose }: { isAsking: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isDone, setDone] = useState(false);
  const { mutateAsync } = useAction(changeSubscriptionType);
  const downgrade = async () => {
    keepCompany(await mutateAsync({ body: { subscriptionType: 'free' } }));
    setDone(true);
  };
  return (
    <>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('billing.downgrade.title')}
        confirmLabel={t('billing.downgrade.confirm')}
        onConfirm={downgrade}
        onClose={onClose}
      >
        {t('billing.downgrade.text')}
      </ConfirmDialog>
      <Dialog open={isDone} onClose={() => setDone(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('billing.downgrade.done')}</DialogTitle>
        <DialogActions>
          <Button variant="contained" color="primary" autoFocus onClick={() => setDone(false)}>
            {t('plans.upgraded.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
