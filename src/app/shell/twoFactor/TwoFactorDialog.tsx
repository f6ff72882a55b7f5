import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { signOut } from '~/authProvider/signOut.ts';
import { FirstFactor } from '~/features/two-factor/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { LanguageMenu } from '../toolbar/LanguageMenu.tsx';
import css from '../policy/PolicyDialog.module.css';

const titleId = 'two-factor-title';

interface TwoFactorDialogProps {
  /** The person has no second factor yet. */
  isDue: boolean;
  /** They have one, and have read what it gave. */
  onDone: () => void;
}

/**
 * Asks for the second factor that the company requires. Escape and clicks outside do not close it; the only other way out is Logout. In a
 * session for another company one's own account is out of reach, so there it says where to go.
 */
export function TwoFactorDialog({ isDue, onDone }: TwoFactorDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const company = user.company.name;
  const isOutOfReach = user.isAdminLoggedInAsCompany;
  return (
    <Dialog open disableEscapeKeyDown aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ paddingInlineEnd: '64px' }}>
        {t('security.required.title')}
      </DialogTitle>
      <div className={css.language}>
        <LanguageMenu />
      </div>
      <DialogContent>
        {isOutOfReach ? (
          <p>{t('security.required.elsewhere', { company })}</p>
        ) : (
          <>
            <p>{t('security.required.text', { company })}</p>
            {user.company.isSsoConfigured && <p>{t('security.required.sso')}</p>}
            <FirstFactor isDue={isDue} onDone={onDone} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut()}>{isOutOfReach ? t('shell.acting.exit') : t('shell.policy.logout')}</Button>
      </DialogActions>
    </Dialog>
  );
}
