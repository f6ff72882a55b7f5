import { StopChangePage } from './address/StopChangePage.tsx';
import { LinkPasswordPage } from './password/LinkPasswordPage.tsx';
import { TemporaryPasswordPage } from './password/TemporaryPasswordPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { ResetRequestPage } from './password/ResetRequestPage.tsx';
import { useView } from './useView.ts';

/** Sign-in, new password and reset request. Signing in fills the session, and the page then loads the panel in place. */
export function SignedOutApp() {
  const { view, token, show } = useView();
  if (view === 'temporary') return <TemporaryPasswordPage />;
  if (view === 'link') return <LinkPasswordPage token={token} onAskAgain={() => show('reset')} onLeave={() => show('login')} />;
  if (view === 'stop') return <StopChangePage token={token} onLeave={() => show('login')} />;
  if (view === 'reset') return <ResetRequestPage onLeave={() => show('login')} />;
  return <LoginPage onForgot={() => show('reset')} />;
}
