import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFiguresAddress } from '~/features/trainings/public.ts';

interface SuccessDialogProps {
  courseId: string;
  /** 'Nice!' */
  onClose: () => void;
  /** Went to the page of the course. */
  onFollow: () => void;
}

/** After a start: that it was made, and where to follow it. */
export function SuccessDialog({ courseId, onClose, onFollow }: SuccessDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const toFigures = useFiguresAddress();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('campaigns.success.title')}</DialogTitle>
      <DialogContent>
        {t('campaigns.success.text')} {t('campaigns.success.where')}
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={toFigures(courseId)} onClick={onFollow}>
          {t('home.created.follow')}
        </Button>
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {t('campaigns.success.button')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
