import { useTranslation } from 'react-i18next';
import { useSession } from '~/session/useSession.ts';

/** What a company without a trial or Boost is told about trainings of its own. */
export function useBoostText(): string {
  const { t } = useTranslation();
  const { plan } = useSession();
  return t(plan === 'trialEnded' ? 'customTraining.boost.trialEnded' : 'customTraining.boost.free');
}
