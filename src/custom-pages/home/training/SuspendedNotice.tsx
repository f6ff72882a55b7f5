import Button from '@mui/material/Button';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoostAction } from '~/features/plan/public.ts';
import { ContactSales } from '~/components/plan/ContactSales.tsx';
import { NextStep } from './NextStep.tsx';

/** The trial is over, and with it the trainings that need one. */
export function SuspendedNotice() {
  const { t } = useTranslation();
  const boost = useBoostAction();
  return (
    <NextStep icon={CirclePause} tone="danger" title={t('plans.expired.title')} text={t('home.suspended.text')}>
      <Button variant="contained" color="primary" onClick={boost.show}>
        {t('plans.upgrade')}
      </Button>
      <ContactSales />
      {boost.dialog}
    </NextStep>
  );
}
