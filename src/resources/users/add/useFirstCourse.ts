import { getHome, type Home } from '#contract/company/home';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useSession } from '~/session/useSession.ts';

/** What a company that never had a training could begin with, in its own language and on its plan; null when there is nothing. */
export function useFirstCourse(): Home['annual'] {
  const { company, plan } = useSession();
  const isOver = plan === 'trialEnded' && !company.distribution.isPartner;
  const { data } = useEndpoint(getHome, { query: { languageCode: company.lang } }, { enabled: !isOver });
  if (!data || data.activeTrainings > 0 || data.endedTrainings > 0) return null;
  return data.annual?.needsPlan ? null : data.annual;
}
