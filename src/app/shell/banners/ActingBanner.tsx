import { useNavigate } from 'react-router';
import { signOut } from '~/authProvider/signOut.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { afterActing } from '~/session/afterActing.ts';
import { setFlash } from '~/session/signals.ts';
import { leaveCompany, sessionStore } from '~/session/store.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { Banner } from './Banner.tsx';

/** Names the company that the user acts in, with the button that leaves it. */
export function ActingBanner() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Subscribes to the session: the banner shows before the company has been read.
  useMaybeSession();
  const { acting, user } = sessionStore.get();
  if (!acting?.companyName || !user) return null;
  const exit = () => {
    if (user.isAdminLoggedInAsCompany) return void signOut();
    leaveCompany();
    setFlash({ tone: 'info', text: t('shell.acting.left', { company: user.company.name }) });
    void navigate(afterActing());
  };
  return (
    <Banner tone="accent" action={{ label: t('shell.acting.exit'), onClick: exit }}>
      {t('shell.acting.text', { company: acting.companyName, email: user.email })}
    </Banner>
  );
}
