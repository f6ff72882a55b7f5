import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StopChangePage } from './StopChangePage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { LinkPasswordPage } from './password/LinkPasswordPage.tsx';
import { ResetRequestPage } from './password/ResetRequestPage.tsx';
import { TemporaryPasswordPage } from './password/TemporaryPasswordPage.tsx';
import { useView } from './useView.ts';

/** Chooses the signed-out page to show. Signing in fills the session, and `app/boot` then loads the panel in place. */
export function SignedOutApp() {
  const { view, token, show } = useView();
  if (view === 'temporary') return <TemporaryPasswordPage />;
  if (view === 'link') return <LinkPasswordPage token={token} onAskAgain={() => show('reset')} onLeave={() => show('login')} />;
  if (view === 'stop') return <StopChangePage token={token} onLeave={() => show('login')} />;
  if (view === 'reset') return <ResetRequestPage onLeave={() => show('login')} />;
  return <LoginPage onForgot={() => show('reset')} />;
}

/** Puts the signed-out pages into `root`; the returned function takes them away. */
export function mountSignedOut(root: HTMLElement): () => void {
  const reactRoot = createRoot(root);
  reactRoot.render(
    <StrictMode>
      <SignedOutApp />
    </StrictMode>,
  );
  return () => reactRoot.unmount();
}
