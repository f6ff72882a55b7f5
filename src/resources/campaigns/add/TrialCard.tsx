import Button from '@mui/material/Button';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoostAction } from '~/features/plan/public.ts';
import { daysLeft } from '~/components/plan/daysLeft.ts';
import { useSession } from '~/session/useSession.ts';

/** How long the trial still lasts, or that it is over and how to go on. A company that never had one, or is on Boost, sees nothing. */
export function TrialCard() {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  const boost = useBoostAction();
  const { endsAt } = company.subscription.trial;
  if (plan !== 'trialEnded' && (plan !== 'trial' || !endsAt)) return null;
  const count = endsAt ? daysLeft(String(endsAt)) : 0;
  return (
    <div className="trial-card" data-over={plan === 'trialEnded' || undefined}>
      <Hourglass size={16} aria-hidden />
      <p>{plan === 'trialEnded' ? t('campaigns.trial.over') : t('campaigns.trial.left', { count })}</p>
      {plan === 'trialEnded' && (
        <Button size="small" onClick={boost.show}>
          {t('plans.upgrade')}
        </Button>
      )}
      {boost.dialog}
    </div>
  );
}
