import Button from '@mui/material/Button';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Says that the company is on the free plan. */
export function DowngradeDone({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('billing.downgrade.done')}
      open={open}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {t('plans.upgraded.close')}
        </Button>
      }
    />
  );
}
