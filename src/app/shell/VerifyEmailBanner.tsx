import { useTranslation } from 'react-i18next';
import { useResendVerification } from '~/features/account/public.ts';
import { useVerifiedElsewhere } from './useVerifiedElsewhere.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { Banner } from './Banner.tsx';

/** Until the address is verified, with the link once more. */
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
