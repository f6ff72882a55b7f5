import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';

const BuyDialog = lazy(() => fetchedCode(import('./BuyDialog.tsx').then((m) => ({ default: m.BuyDialog }))));

/** The button with which a company buys licences for itself; nothing for people who may not. */
export function BuyLicences() {
  const { t } = useTranslation();
  const canBuy = useCan('licences:buy');
  const [isOpen, setOpen] = useState(false);
  if (!canBuy) return null;
  return (
    <>
      <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={() => setOpen(true)}>
        {t('licences.buy')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BuyDialog kind="itself" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
