// First, before the schemas are made.
import './withoutEval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoutes, RouterProvider } from 'react-router';
import { paths } from '#contract/paths';
import { ErrorBoundary } from '~/components/feedback/ErrorBoundary.tsx';
import { onGoTo } from '~/session/signals.ts';
import { createPanelRouter } from './router.tsx';
import { routeOf, routes } from './routes.tsx';
import { ThemeRoot } from './theme/ThemeRoot.tsx';

export { prepareDirection } from './theme/rightToLeft.ts';

/** Fetches the code of the first page while the session is being opened. */
export async function preloadFirstPage({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  const redirectTo = new URLSearchParams(search).get('redirectTo');
  const path = redirectTo ? redirectTo.split('?')[0] : pathname;
  const [match] = matchRoutes([...routes], path ?? '') ?? [];
  const route = match?.route ?? routeOf(paths.home);
  // Opening the page tries again and shows the failure.
  await route?.page.preload().catch(() => undefined);
}

/** Mounts the panel in `root`; the returned function unmounts it. */
export function mountPanel(root: HTMLElement): () => void {
  const router = createPanelRouter();
  const stopFollowing = onGoTo(({ to, replace = false }) => void router.navigate(to, { replace }));
  const reactRoot = createRoot(root);
  reactRoot.render(
    <StrictMode>
      <ThemeRoot>
        <ErrorBoundary>
          <RouterProvider router={router} />
        </ErrorBoundary>
      </ThemeRoot>
    </StrictMode>,
  );
  return () => {
    stopFollowing();
    reactRoot.unmount();
    router.dispose();
  };
}
