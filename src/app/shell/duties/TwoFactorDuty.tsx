import { lazy, Suspense, useState } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { dutyOf } from '~/session/dutyOf.ts';
import { useMaybeSession } from '~/session/useSession.ts';

const TwoFactorDialog = lazy(() =>
  fetchedCode(withTexts('account', () => import('./TwoFactorDialog.tsx').then((m) => ({ default: m.TwoFactorDialog })))()),
);

/** Blocks the panel until the second factor that the company requires is set up. */
export function TwoFactorDuty() {
  const session = useMaybeSession();
  const isDue = session !== null && dutyOf(session) === 'two_factor_required';
  // The first factor ends the duty, but its recovery codes are still to be read then.
  const [isOpen, setOpen] = useState(isDue);
  if (isDue && !isOpen) setOpen(true);
  if (!session || !isOpen) return null;
  return (
    <Suspense fallback={null}>
      <TwoFactorDialog isDue={isDue} onDone={() => setOpen(false)} />
    </Suspense>
  );
}
