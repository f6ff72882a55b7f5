import Button from '@mui/material/Button';
import { LifeBuoy, Ticket, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#contract/paths';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { ContactSalesDialog } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { mayBecomePartner } from './public.ts';
import css from './BecomePartnerPage.module.css';

const benefits = [
  { key: 'customers', Icon: Users },
  { key: 'licences', Icon: Ticket },
  { key: 'support', Icon: LifeBuoy },
] as const;

/** What partners have, and a way to ask for it: a request to sales with a message that says so. */
export function BecomePartnerPage() {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const isOffered = mayBecomePartner(useSession());
  if (!isOffered) return <Navigate to={paths.home} replace />;
  const ask = (
    <Button variant="contained" color="primary" onClick={() => setAsking(true)}>
      {t('customers.becomePartner.action')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('customers.becomePartner.title')} text={t('customers.becomePartner.text')} action={ask} />
      <ul className={css.benefits}>
        {benefits.map(({ key, Icon }) => (
          // i18n-keys: customers.becomePartner.benefits.*
          <li key={key}>
            <Icon size={24} aria-hidden />
            <h2>{t(`customers.becomePartner.benefits.${key}.title`)}</h2>
            <p>{t(`customers.becomePartner.benefits.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      {isAsking && (
        <Suspense fallback={null}>
          <ContactSalesDialog message={t('customers.becomePartner.message')} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
