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

/** People who were asked since this page was loaded: once is enough. */
const asked = new Set<string>();

/** Some seconds after the home page: opens the survey that is due, if there is one and no dialog is open. */
export function SurveyPrompt() {
  const { user, isActingElsewhere } = useSession();
  const [survey, setSurvey] = useState<DueSurvey | null>(null);
  const ask = useCallback(() => {
    asked.add(user.id);
    const params = { companyId: user.company_id, userId: user.id };
    // Without an answer there is no survey.
    void callEndpoint(getSurvey, { params, query: { platform: 'admin' } }).then(
      (due) => setSurvey(due.survey),
      () => undefined,
    );
  }, [user.id, user.company_id]);
  useFreeMoment(!isActingElsewhere && !asked.has(user.id), helpLimits.surveyDelayMs, ask);
  if (!survey) return null;
  return (
    <Suspense fallback={null}>
      <SurveyDrawer survey={survey} onClose={() => setSurvey(null)} />
    </Suspense>
  );
}
