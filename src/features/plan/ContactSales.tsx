import Button, { type ButtonProps } from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { buysElsewhere as isBoughtElsewhere } from '#contract/billing/buyers';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type Session, useMaybeSession } from '~/session/useSession.ts';

/** The sales form; fetched when it is opened, because the banners of the first page lead to it. For use inside `Suspense`. */
export const ContactSalesDialog = lazy(() =>
  fetchedCode(withTexts('training', () => import('./ContactSalesDialog.tsx').then((m) => ({ default: m.ContactSalesDialog })))()),
);

/** Whether the company in scope buys elsewhere. */
export const buysElsewhere = ({ company }: Session): boolean => isBoughtElsewhere(company);

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
