import Button from '@mui/material/Button';
import { type ReactNode } from 'react';
import formCss from '~/components/form/form.module.css';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Says what a bulk action did, customer by customer. */
export function OutcomeDialog({ title, children, onClose }: { title: string; children: ReactNode; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      actions={
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      }
    >
      <div className={formCss.column}>{children}</div>
    </Dialog>
  );
}
