import { useTranslation } from 'react-i18next';
import { offerTo } from '#contract/courses/premium';
import { useSession } from '~/session/useSession.ts';

/** What a locked course or video needs. A trial is only named to who can still start one. */
export function usePremiumNote(): string {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  return t(offerTo({ plan, trial: company.subscription.trial }) === 'trial' ? 'courses.card.premium' : 'courses.card.boost');
}
