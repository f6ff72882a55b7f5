import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Tells a company that buys elsewhere whom to ask, and what it can use meanwhile. */
export function ProviderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('plans.provider.title')}
      onClose={onClose}
      actions={
        <>
          <Button component={Link} to={paths.courses} onClick={onClose}>
            {t('shell.nav.courses')}
          </Button>
          <Button variant="contained" color="primary" autoFocus onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      {t('plans.provider.text')}
    </Dialog>
  );
}
