import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface PlanDialogProps {
  title: string;
  /** What the company's plan lacks, and what would bring it. */
  text: string;
  /** The way on, where there is one. */
  action?: ReactNode;
  onClose: () => void;
}

/** In place of what a company's plan does not have. */
export function PlanDialog({ title, text, action, onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button {...(action ? {} : { variant: 'contained', color: 'primary' })} autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}
