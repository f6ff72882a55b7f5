import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Says that the company is on the free plan. */
export function DowngradeDone({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('billing.downgrade.done')}</DialogTitle>
      <DialogActions>
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {t('plans.upgraded.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
