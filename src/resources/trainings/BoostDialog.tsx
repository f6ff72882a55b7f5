import { useTranslation } from 'react-i18next';
import { PlanDialog } from '~/components/plan/PlanDialog.tsx';
import { useBoostText } from './useBoostText.ts';

/** In place of what a plan does not have. */
export function BoostDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return <PlanDialog title={t('customTraining.boost.title')} text={useBoostText()} onClose={onClose} />;
}
