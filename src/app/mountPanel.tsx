import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ErrorBoundary } from '~/components/feedback/ErrorBoundary.tsx';
import { onGoTo } from '~/session/signals.ts';
import { createPanelRouter } from './router.tsx';
import { ThemeRoot } from './theme/ThemeRoot.tsx';

/** Puts the panel into `root`; the returned function takes it away. */
export function mountPanel(root: HTMLElement): () => void {
  const router = createPanelRouter();
  const stopFollowing = onGoTo((to) => void router.navigate(to));
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
