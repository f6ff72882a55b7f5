import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths';
import { setFlash } from '~/session/signals.ts';
import { leaveCompany, sessionStore } from '~/session/store.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { Banner } from './Banner.tsx';

/** Says on every page in whose company one is, and leads out. */
export function ActingBanner() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Follows the session, so that the banner is there before the company has been read.
  useMaybeSession();
  const { acting, user } = sessionStore.get();
  if (!acting || !user) return null;
  const exit = () => {
    leaveCompany();
    setFlash({ tone: 'info', text: t('shell.acting.left', { company: user.company.name }) });
    void navigate(paths.home);
  };
  return (
    <Banner tone="accent" action={{ label: t('shell.acting.exit'), onClick: exit }}>
      {t('shell.acting.text', { company: acting.companyName, email: user.email })}
    </Banner>
  );
}
