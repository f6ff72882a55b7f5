import { lazy, Suspense } from 'react';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { useCan } from '~/session/useSession.ts';

const fetchStrip = withTexts('training', () => import('~/features/customer-findings/public.ts').then((m) => m.FindingsStrip));
const Strip = lazy(() => fetchedCode(fetchStrip().then((component) => ({ default: component }))));

/** What needs attention at the customers, for partners; fetched for them only. */
export function CustomerFindings() {
  if (!useCan('findings:read')) return null;
  return (
    <Suspense fallback={null}>
      <Strip />
    </Suspense>
  );
}
