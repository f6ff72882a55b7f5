import { generatePath, useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths';
import { sessionLimits } from '#contract/session/limits';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { Banner } from './Banner.tsx';

/** Says what to do after signing in with a recovery code, until new codes are made. */
export function RecoveryCodeBanner() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useMaybeSession();
  const left = session?.user.recoveryCodesLeft ?? null;
  if (!session?.user.isMfaEnabled || session.isActingElsewhere || left === null || left === sessionLimits.mfa.recoveryCodes)
    return null;
  const page = generatePath(paths.userProfileEdit, { userId: session.user.id });
  const action = { label: t('shell.recoveryCode.review'), onClick: () => void navigate(page) };
  return (
    <Banner tone="warning" {...(pathname !== page && { action })}>
      {t('shell.recoveryCode.text', { left })}
    </Banner>
  );
}
