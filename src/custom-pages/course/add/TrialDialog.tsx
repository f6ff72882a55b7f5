import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { PlanDialog } from '~/components/plan/PlanDialog.tsx';
import type { StartGate } from './startGate.ts';

interface TrialDialogProps {
  type: Exclude<StartGate, 'open'>;
  onContinue: () => void;
  onClose: () => void;
}

/** Before a start: a course that is not free needs a trial or Boost, and on a trial one should know what its end means. */
export function TrialDialog({ type, onContinue, onClose }: TrialDialogProps) {
  const { t } = useTranslation();
  const text = t(`campaigns.gate.${type}.text`);
  if (type !== 'warning') return <PlanDialog title={t(`campaigns.gate.${type}.title`)} text={text} onClose={onClose} />;
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
