import { useTranslation } from 'react-i18next';
import { useMaybeSession } from '~/session/useSession.ts';
import { Banner } from './Banner.tsx';

const dayMs = 86_400_000;
/** Whole days that are left, the begun one counted; 0 on the last day's end. */
export const daysLeft = (endsAt: string, now: number = Date.now()): number =>
  Math.max(0, Math.ceil((new Date(endsAt).getTime() - now) / dayMs));

/** While a trial runs and after it has ended. A company on Boost has none. */
export function TrialBanner() {
  const { t } = useTranslation();
  const session = useMaybeSession();
  if (session?.plan === 'trialEnded') return <Banner tone="danger">{t('shell.trial.expired')}</Banner>;
  const endsAt = session?.company.subscription.trial.endsAt;
  if (session?.plan !== 'trial' || !endsAt) return null;
  const count = daysLeft(String(endsAt));
  return <Banner tone="warning">{count === 0 ? t('shell.trial.endsToday') : t('shell.trial.ends', { count })}</Banner>;
}
