import { generatePath, useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths';
import { formatDate } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { Banner } from './Banner.tsx';

/** Says from when the company requires a second factor, to whom has none yet; from then on `TwoFactorDuty` asks for it. */
export function TwoFactorBanner() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useMaybeSession();
  if (!session || session.isActingElsewhere) return null;
  const { id, isMfaEnabled, isTwoFactorDue, twoFactorRequiredFrom: from } = session.user;
  if (!from || isMfaEnabled || isTwoFactorDue) return null;
  const page = generatePath(paths.userProfileEdit, { userId: id });
  const action = { label: t('shell.twoFactor.setUp'), onClick: () => void navigate(page) };
  return (
    <Banner tone="warning" {...(pathname !== page && { action })}>
      {t('shell.twoFactor.text', { company: session.company.name, date: formatDate(from) })}
    </Banner>
  );
}
