import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useBoostAction } from '~/features/plan/public.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';

interface TrialWarningProps {
  onContinue: () => void;
  onClose: () => void;
}

/** Before a start on a trial: what its end will mean for the course, and how to keep it. */
export function TrialWarning({ onContinue, onClose }: TrialWarningProps) {
  const { t } = useTranslation();
  const boost = useBoostAction();
  return (
    <>
      <ConfirmDialog
        open
        title={t('campaigns.gate.title')}
        confirmLabel={t('campaigns.gate.continue')}
        other={<Button onClick={boost.show}>{t('plans.upgrade')}</Button>}
        onConfirm={() => {
          onContinue();
          // Going on takes the dialog away; closing it would go a step back.
          return false;
        }}
        onClose={onClose}
      >
        {t('campaigns.gate.text')}
      </ConfirmDialog>
      {boost.dialog}
    </>
  );
}
