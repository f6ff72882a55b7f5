import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';

interface TrialWarningProps {
  onContinue: () => void;
  onClose: () => void;
}

/** Before a start on a trial: what its end will mean for the course. */
export function TrialWarning({ onContinue, onClose }: TrialWarningProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={t('campaigns.gate.title')}
      confirmLabel={t('campaigns.gate.continue')}
      onConfirm={() => {
        onContinue();
        // Going on takes the dialog away; closing it would go a step back.
        return false;
      }}
      onClose={onClose}
    >
      {t('campaigns.gate.text')}
    </ConfirmDialog>
  );
}
