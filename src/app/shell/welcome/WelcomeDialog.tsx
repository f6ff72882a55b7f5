import Button from '@mui/material/Button';
import { ChartColumn, GraduationCap, type LucideIcon, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { saveOnboarding } from '#contract/help/welcome';
import { refreshUser } from '~/authProvider/openSession.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useBusy } from '~/components/overlay/useBusy.ts';
import { useAction } from '~/dataProvider/index.ts';
import { VerifyEmailDialog } from '~/features/account/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import css from './WelcomeDialog.module.css';

/** i18n-keys: help.welcome.cards.* */
const cards: readonly { key: 'train' | 'invite' | 'report'; icon: LucideIcon }[] = [
  { key: 'train', icon: GraduationCap },
  { key: 'invite', icon: UserPlus },
  { key: 'report', icon: ChartColumn },
];

// Room for the cards beside each other.
const wide = { paper: { sx: { width: 'min(760px, calc(100% - 32px))' } } };

/**
 * Three cards for new admins. Both buttons complete the welcome; the server keeps which one it was. A person who has just
 * signed up then sees the request to verify their e-mail address.
 */
export function WelcomeDialog() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { mutateAsync } = useAction(saveOnboarding, { keepsData: true });
  const { isBusy, error, run } = useBusy();
  const [isVerifying, setVerifying] = useState(false);
  const complete = (onboardingSkipped: boolean) =>
    void run(async () => {
      const body = { onboardingCompleted: true, onboardingSkipped };
      await mutateAsync({ params: { companyId: user.company_id }, body });
      if (user.emailVerified) await refreshUser();
      else setVerifying(true);
    });
  // Reading the user again takes the welcome away.
  if (isVerifying) return <VerifyEmailDialog onClose={() => void run(refreshUser)} />;
  return (
    <Dialog
      title={t('help.welcome.title')}
      maxWidth="md"
      onClose={() => complete(true)}
      slotProps={wide}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => complete(true)}>
            {t('help.welcome.skip')}
          </Button>
          <Button variant="contained" color="primary" loading={isBusy} autoFocus onClick={() => complete(false)}>
            {t('help.welcome.start')}
          </Button>
        </>
      }
    >
      <p className={css.text}>{t('help.welcome.text')}</p>
      <ol className={css.cards}>
        {cards.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Icon size={22} aria-hidden />
            <h3>{t(`help.welcome.cards.${key}.title`)}</h3>
            <p>{t(`help.welcome.cards.${key}.text`)}</p>
          </li>
        ))}
      </ol>
      {error !== undefined && <ErrorAlert error={error} sx={{ mt: 2 }} />}
    </Dialog>
  );
}
