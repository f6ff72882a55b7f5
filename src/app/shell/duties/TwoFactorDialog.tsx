import Button from '@mui/material/Button';
import { signOut } from '~/authProvider/signOut.ts';
import { FirstFactor } from '~/features/two-factor/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { DutyDialog } from './DutyDialog.tsx';
import css from './duties.module.css';

interface TwoFactorDialogProps {
  /** The person has no second factor yet. */
  isDue: boolean;
  /** They have one, and have read what it gave. */
  onDone: () => void;
}

/**
 * Asks for the second factor that the company requires; the only other way out is Logout. In a session for another company one's own
 * account is out of reach, so there it says where to go.
 */
export function TwoFactorDialog({ isDue, onDone }: TwoFactorDialogProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const company = user.company.name;
  const isOutOfReach = user.isAdminLoggedInAsCompany;
  const leave = isOutOfReach ? t('shell.acting.exit') : t('shell.policy.logout');
  return (
    <DutyDialog title={t('security.required.title')} actions={<Button onClick={() => void signOut()}>{leave}</Button>}>
      {isOutOfReach ? (
        <p className={css.text}>{t('security.required.elsewhere', { company })}</p>
      ) : (
        <>
          <p className={css.text}>{t('security.required.text', { company })}</p>
          {user.company.isSsoConfigured && <p className={css.text}>{t('security.required.sso')}</p>}
          <FirstFactor isDue={isDue} onDone={onDone} />
        </>
      )}
    </DutyDialog>
  );
}
