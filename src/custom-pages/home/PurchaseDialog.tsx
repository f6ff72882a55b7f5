import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { refreshUser } from '~/authProvider/openSession.ts';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { purchaseComplete } from '~/session/stage.ts';
import { useSession } from '~/session/useSession.ts';

const askAgainMs = 3000;

/**
 * Says that the plan was upgraded, when the checkout leads back here. The address proves nothing: until the plan has changed, the dialog
 * waits for the confirmation of the payment provider.
 */
export function PurchaseDialog() {
  const { t } = useTranslation();
  const titleId = useId();
  const isBoosted = useSession().plan === 'boost';
  const { isOpen: isAsked, close: forget } = useOverlayParam('modal', [purchaseComplete]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    // At once, so that a reload or a bookmark does not say it again.
    forget();
    // What the page shows may be from before the purchase.
    void refreshUser().catch(() => undefined);
  }, [isAsked, forget]);
  const isWaiting = isOpen && !isBoosted;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refreshUser().catch(() => undefined), askAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const close = () => setOpen(false);
  return (
    <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{isWaiting ? t('plans.upgraded.waiting') : t('plans.upgraded.title')}</DialogTitle>
      {isWaiting && <DialogContent role="status">{t('plans.upgraded.waitingText')}</DialogContent>}
      <DialogActions>
        <Button variant="contained" color="primary" autoFocus onClick={close}>
          {isWaiting ? t('common.close') : t('plans.upgraded.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
