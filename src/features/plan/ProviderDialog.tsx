import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Tells a company that buys elsewhere whom to ask, and what it can use meanwhile. */
export function ProviderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('plans.provider.title')}</DialogTitle>
      <DialogContent>{t('plans.provider.text')}</DialogContent>
      <DialogActions>
        <Button component={Link} to={paths.courses} onClick={onClose}>
          {t('shell.nav.courses')}
        </Button>
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
