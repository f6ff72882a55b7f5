import { offerTo } from '#contract/courses/premium';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';

/** The plan that a locked course or video requires. Only mentions the trial to companies that can still start one. */
export function usePremiumNote(): string {
  const { t } = useTranslation();
  const { plan, company } = useSession();
  return t(offerTo({ plan, trial: company.subscription.trial }) === 'trial' ? 'courses.card.premium' : 'courses.card.boost');
}
