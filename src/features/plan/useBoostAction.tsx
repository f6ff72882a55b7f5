import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { offerTo, type PlanOffer } from '#contract/courses/premium';
import { lazyPage } from '~/components/page/lazyPage.tsx';
import { useMaybeSession } from '~/session/useSession.ts';

const TrialDialog = lazyPage<TrialOfferProps>(() => import('./TrialDialog.tsx').then((m) => m.TrialDialog));

/** Fetches the offer ahead, for a page that may open it: behind the code of all other pages, which follows the first one, it took a second. */
export function usePreparedOffer(isNeeded: boolean): void {
  useEffect(() => {
    // Opening it tries again and shows the failure.
    if (isNeeded) void TrialDialog.preload().catch(() => undefined);
  }, [isNeeded]);
}

export interface TrialOfferProps {
  type: PlanOffer;
  /** What the person was about to do, if the page behind the offer does not say it. */
  about?: string | undefined;
  onClose: () => void;
}

/** Offers what a company without Boost can do: start its trial, or buy. Loaded when it opens. */
export function TrialOffer(props: TrialOfferProps) {
  return (
    <Suspense fallback={null}>
      <TrialDialog {...props} />
    </Suspense>
  );
}

interface BoostAction {
  /** Runs `proceed` if the plan includes it, otherwise opens the offer. `isAllowed` replaces the usual rule of the plan. */
  act: (proceed: () => void, isAllowed?: boolean) => void;
  /** Opens the offer. */
  show: () => void;
  dialog: ReactNode;
}

/** For actions that need a trial or Boost. Render `dialog` beside the button; `about` as in `TrialOffer`. */
export function useBoostAction(about?: string): BoostAction {
  const session = useMaybeSession();
  const [isShown, setShown] = useState(false);
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
  return { act, show, dialog: isShown && offer && <TrialOffer type={offer} about={about} onClose={() => setShown(false)} /> };
}
