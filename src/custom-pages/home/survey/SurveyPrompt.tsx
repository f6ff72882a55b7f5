import { lazy, Suspense, useCallback, useState } from 'react';
import { helpLimits } from '#contract/help/limits';
import { type DueSurvey, getSurvey } from '#contract/help/surveys';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useFreeMoment } from '~/components/overlay/useFreeMoment.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useSession } from '~/session/useSession.ts';

const SurveyDrawer = lazy(() =>
  fetchedCode(withTexts('training', () => import('./SurveyDrawer.tsx').then((m) => ({ default: m.SurveyDrawer })))()),
);

/** People for whom the survey was already loaded since the page was: once is enough. */
const loadedFor = new Set<string>();

/** Some seconds after the home page: opens the survey that is due, if there is one and no dialog is open. */
export function SurveyPrompt() {
  const { user, isActingElsewhere } = useSession();
  const [survey, setSurvey] = useState<DueSurvey | null>(null);
  const load = useCallback(() => {
    loadedFor.add(user.id);
    const params = { companyId: user.company_id, userId: user.id };
    // If the call fails, no survey opens.
    void callEndpoint(getSurvey, { params, query: { platform: 'admin' } }).then(
      (due) => setSurvey(due.survey),
      () => undefined,
    );
  }, [user.id, user.company_id]);
  useFreeMoment(!isActingElsewhere && !loadedFor.has(user.id), helpLimits.surveyDelayMs, load);
  if (!survey) return null;
  return (
    <Suspense fallback={null}>
      <SurveyDrawer survey={survey} onClose={() => setSurvey(null)} />
    </Suspense>
  );
}
