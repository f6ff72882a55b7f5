import { useLocation } from 'react-router';
import { companyLimits } from '#contract/company/limits';
import { paths } from '#contract/paths';
import { daysLeft, useBoostAction, useUpgrade } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useMaybeSession } from '~/session/useSession.ts';
import { Banner } from './Banner.tsx';

/** The pages that sell plans offer the trial themselves. */
const withoutBanner: readonly string[] = [paths.marketplace, paths.boost];

/** Offers the trial, shows how long it lasts, and says when it has ended. Companies on Boost see nothing. */
export function TrialBanner() {
  const { t } = useTranslation();
  const session = useMaybeSession();
  const boost = useBoostAction();
  const mayStart = useCan('billing:write');
  const { upgrade: openPlans, dialog } = useUpgrade();
  const { pathname } = useLocation();
  if (!session || withoutBanner.includes(pathname)) return null;
  const { status, endsAt } = session.company.subscription.trial;
  const upgrade = { label: t('plans.upgrade'), onClick: openPlans };
  if (session.plan === 'trialEnded') {
    return (
      <>
        <Banner tone="danger" action={upgrade}>
          {t('shell.trial.expired')}
        </Banner>
        {dialog}
      </>
    );
  }
  if (session.plan === 'free' && status === 'available' && mayStart) {
    return (
      <>
        <Banner tone="accent" action={{ label: t('plans.boost.start'), onClick: boost.show }}>
          {t('plans.offer', { count: companyLimits.trialDays })}
        </Banner>
        {boost.dialog}
      </>
    );
  }
  if (session.plan !== 'trial' || !endsAt) return null;
  const count = daysLeft(String(endsAt));
  return (
    <>
      <Banner tone="warning" action={upgrade}>
        {count === 0 ? t('shell.trial.endsToday') : t('shell.trial.ends', { count })}
      </Banner>
      {dialog}
    </>
  );
}
