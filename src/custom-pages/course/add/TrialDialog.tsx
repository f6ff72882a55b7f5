import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import type { StartGate } from './startGate.ts';

interface TrialDialogProps {
  type: Exclude<StartGate, 'open'>;
  onContinue: () => void;
  onClose: () => void;
}

/** Before a start: a course that is not free needs a trial or Boost, and on a trial one should know what its end means. */
export function TrialDialog({ type, onContinue, onClose }: TrialDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const text = t(`campaigns.gate.${type}.text`);
  if (type === 'warning') {
    return (
      <ConfirmDialog
        open
        title={t('campaigns.gate.warning.title')}
        confirmLabel={t('campaigns.gate.continue')}
        onConfirm={() => {
          onContinue();
          // Going on takes the dialog away; closing it would go a step back.
          return false;
        }}
        onClose={onClose}
      >
        {text}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(`campaigns.gate.${type}.title`)}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
