import Button from '@mui/material/Button';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { ContactSales } from './ContactSales.tsx';
import { useBoostAction } from './useBoostAction.tsx';

/** Says why a page can start nothing while the training of the company is suspended, and what helps. */
export function SuspendedNotice() {
  const { t } = useTranslation();
  const { company } = useSession();
  const boost = useBoostAction();
  if (!company.companySettings.isTrainingSuspended) return null;
  return (
    <>
      <Notice
        tone="warning"
        actions={
          <>
            <Button onClick={boost.show}>{t('plans.upgrade')}</Button>
            <ContactSales />
          </>
        }
      >
        {t('home.suspended.text')}
      </Notice>
      {boost.dialog}
    </>
  );
}
