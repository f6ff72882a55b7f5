import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { offerTo } from '#contract/courses/premium';
import { fetchedCode } from '~/session/reloadOnce.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { useStartTrial } from './useStartTrial.ts';

const TrialDialog = lazy(() => fetchedCode(import('~/components/plan/TrialDialog.tsx').then((m) => ({ default: m.TrialDialog }))));

export interface BoostAction {
  /** Goes on when the plan has it, else says what would bring it. `isAllowed` is for what has a rule of its own. */
  act: (proceed: () => void, isAllowed?: boolean) => void;
  /** Says what would bring it. */
  show: () => void;
  dialog: ReactNode;
}

/** For whatever needs a trial or Boost: a company without gets the trial offered, or hears that there is none. */
export function useBoostAction(): BoostAction {
  const session = useMaybeSession();
  const [isShown, setShown] = useState(false);
  const startTrial = useStartTrial();
  const hasPlan =
    session !== null && (session.plan === 'boost' || session.plan === 'trial' || session.company.distribution.isPartner);
  const show = useCallback(() => setShown(true), []);
  const act = useCallback(
    (proceed: () => void, isAllowed = hasPlan) => {
      if (isAllowed) proceed();
      else setShown(true);
    },
    [hasPlan],
  );
  const offer = session && offerTo({ plan: session.plan, trial: session.company.subscription.trial });
  return {
    act,
    show,
    dialog: isShown && offer && (
      <Suspense fallback={null}>
        <TrialDialog type={offer} onStart={startTrial} onClose={() => setShown(false)} />
      </Suspense>
    ),
  };
}
