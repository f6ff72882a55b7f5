import { useEffect } from 'react';
import { refreshUser } from '~/authProvider/openSession.ts';
import { useResendVerification } from '~/features/account/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { Banner } from './Banner.tsx';

/** Asks the user to verify the e-mail address, with a button that sends the link again. */
export function VerifyEmailBanner() {
  const session = useMaybeSession();
  return session && !session.user.emailVerified ? <Unverified /> : null;
}

function Unverified() {
  const { t } = useTranslation();
  const { resend, isPending } = useResendVerification();
  useVerifiedElsewhere();
  return (
    <Banner tone="warning" action={{ label: t('shell.verify.resend'), onClick: () => void resend(), isBusy: isPending }}>
      {t('shell.verify.text')}
    </Banner>
  );
}

/** The link of the e-mail opens in another tab: reads the user again when this tab is shown again. */
function useVerifiedElsewhere(): void {
  useEffect(() => {
    const look = () => {
      // Without an answer the banner stays.
      if (document.visibilityState === 'visible') void refreshUser().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
