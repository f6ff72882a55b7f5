import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { type Session, useMaybeSession } from '~/session/useSession.ts';

const ContactSalesDialog = lazy(() =>
  fetchedCode(withTexts('training', () => import('./ContactSalesDialog.tsx').then((m) => ({ default: m.ContactSalesDialog })))()),
);

/** Companies that buy from a partner, another vendor's console or (sub-resellers) their reseller. */
export const buysElsewhere = ({ company }: Session): boolean =>
  company.integration === 'acronis' ||
  company.distribution.companyType === 'subreseller' ||
  company.distribution.parentCompanyId !== null;

/** Opens the sales form; nothing for a company that buys elsewhere. */
export function ContactSales(look: Pick<ButtonProps, 'variant' | 'color'>) {
  const { t } = useTranslation();
  const session = useMaybeSession();
  const [isOpen, setOpen] = useState(false);
  if (!session || buysElsewhere(session)) return null;
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t('plans.contactSales')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ContactSalesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
