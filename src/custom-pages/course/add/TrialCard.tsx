import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '~/session/useSession.ts';

const dayMs = 86_400_000;

/** How long the trial still lasts, or that it is over. A company that never had one, or is on Boost, sees nothing. */
export function TrialCard() {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const { endsAt } = company.subscription.trial;
  if (plan !== 'trialEnded' && (plan !== 'trial' || !endsAt)) return null;
  const count = Math.max(0, Math.ceil((new Date(endsAt ?? 0).getTime() - Date.now()) / dayMs));
  return (
    <p className="trial-card" data-over={plan === 'trialEnded' || undefined}>
      <Hourglass size={16} aria-hidden />
      {plan === 'trialEnded' ? t('campaigns.trial.over') : t('campaigns.trial.left', { count })}
    </p>
  );
}
