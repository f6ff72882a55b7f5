import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoostAction } from '~/features/plan/public.ts';
import { EmptyState } from '~/components/page/EmptyState.tsx';
import { useBoostText } from '~/features/trainings/public.ts';

/** The editor of a company whose plan has no trainings of its own. */
export function NoPlan() {
  const { t } = useTranslation();
  const boost = useBoostAction();
  const action = (
    <Button variant="contained" color="primary" onClick={boost.show}>
      {t('plans.upgrade')}
    </Button>
  );
  return (
    <>
      <EmptyState
        icon={<Lock size={24} aria-hidden />}
        title={t('customTraining.boost.title')}
        text={useBoostText()}
        action={action}
      />
      {boost.dialog}
    </>
  );
}
