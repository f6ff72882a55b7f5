import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { ErrorBoundary } from '~/components/feedback/ErrorBoundary.tsx';
import { PageSkeleton } from '~/components/feedback/PageSkeleton.tsx';
import { useMaybeSession } from '~/session/useSession.ts';
import type { PageRoute } from './routes.tsx';
import { needsPolicy } from './shell/needsPolicy.ts';
import { Shell } from './shell/Shell.tsx';
import { usePreloadedPages } from './usePreloadedPages.ts';
import { useRouteChange } from './useRouteChange.ts';
import { useScopedCompany } from './useScopedCompany.ts';

/** The shell around the pages that have one. It stays while pages change, wait for their code, or break. */
export function Frame() {
  const route = useMatches().at(-1)?.handle as PageRoute | undefined;
  const session = useMaybeSession();
  const { isWaiting, error } = useScopedCompany();
  useRouteChange(route);
  usePreloadedPages();

  const isBare = route?.shell === 'bare' || (route?.shell === 'session' && !session && !isWaiting);
  // Behind the dialog about the policy stands no page yet: the server would refuse whatever it asks.
  const isBlocked = !isBare && session !== null && needsPolicy(session);
  const page = <Screen error={error}>{isWaiting || isBlocked ? <PageSkeleton /> : <Outlet />}</Screen>;
  return isBare ? <main id="content">{page}</main> : <Shell>{page}</Shell>;
}

function Screen({ children, error }: { children: ReactNode; error: Error | null }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      {error ? <Thrown error={error} /> : <Suspense fallback={<PageSkeleton />}>{children}</Suspense>}
    </ErrorBoundary>
  );
}

function Thrown({ error }: { error: Error }): ReactNode {
  throw error;
}
