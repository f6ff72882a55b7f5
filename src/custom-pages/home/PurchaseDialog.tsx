import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { getPaymentNotice } from '#contract/billing/checkout';
import { refreshUser } from '~/authProvider/openSession.ts';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { purchaseComplete } from '~/session/stage.ts';
import { useCan, useSession } from '~/session/useSession.ts';

const askAgainMs = 3000;
/** Payment providers need seconds; afterwards somebody may not have paid at all. */
const waitMs = 120_000;

/**
 * Says that the plan was upgraded, when the checkout leads back here. The address proves nothing: without a payment of the last hour the dialog
 * says what holds, and until the plan has changed it waits for the confirmation of the payment provider.
 */
export function PurchaseDialog() {
  const { isOpen: isRequested, close: forget } = useOverlayParam('modal', [purchaseComplete]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isRequested) return;
    setOpen(true);
    // At once, so that a reload or a bookmark does not say it again.
    forget();
    // What the page shows may be from before the purchase.
    void refreshUser().catch(() => undefined);
  }, [isRequested, forget]);
  return isOpen && <Outcome onClose={() => setOpen(false)} />;
}

function Outcome({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const isBoosted = useSession().plan === 'boost';
  const hasWaited = useRefreshedUser(!isBoosted);
  const maySee = useCan('billing:read');
  const { data, isFetching } = useEndpoint(getPaymentNotice, {}, { enabled: maySee && isBoosted, staleTime: 0 });
  const isWaiting = !isBoosted || isFetching;
  const isNew = !isWaiting && data?.hasJustPaid === true;
  const waiting = {
    title: t('plans.upgraded.waiting'),
    text: hasWaited ? t('plans.upgraded.late') : t('plans.upgraded.waitingText'),
  };
  const { title, text } = isWaiting
    ? waiting
    : { title: isNew ? t('plans.upgraded.title') : t('plans.upgraded.isBoost'), text: null };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      actions={
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {isWaiting ? t('common.close') : t('plans.upgraded.close')}
        </Button>
      }
    >
      {text && <div role="status">{text}</div>}
    </Dialog>
  );
}

/** Reads the user again and again while the plan has not changed. Returns whether that takes longer than it should. */
function useRefreshedUser(isWaiting: boolean): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refreshUser().catch(() => undefined), askAgainMs);
    const late = setTimeout(() => setWaited(true), waitMs);
    return () => {
      clearInterval(timer);
      clearTimeout(late);
    };
  }, [isWaiting]);
  return hasWaited;
}
