import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { addStage } from '~/i18n/i18n.ts';
import { StopChangePage } from './StopChangePage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { Page } from './Page.tsx';
import { LinkPasswordPage } from './password/LinkPasswordPage.tsx';
import { ResetRequestPage } from './password/ResetRequestPage.tsx';
import { TemporaryPasswordPage } from './password/TemporaryPasswordPage.tsx';
import { useView } from './useView.ts';

/** Larger than the other pages together, so that these do not wait for it. */
const RegisterPage = lazy(async () => {
  const [{ RegisterPage: page }] = await Promise.all([fetchedCode(import('./register/RegisterPage.tsx')), addStage('company')]);
  return { default: page };
});

/** Stands in for the sign-up while its code is fetched. */
function Fetching() {
  const { t } = useTranslation();
  return <Page title={t('auth.login.createCompany')} intro={t('common.loading')} focusTitle />;
}

/** Chooses the signed-out page to show. Signing in fills the session, and `app/boot` then loads the panel in place. */
export function SignedOutApp() {
  const { view, token, show } = useView();
  if (view === 'temporary') return <TemporaryPasswordPage />;
  if (view === 'link') return <LinkPasswordPage token={token} onAskAgain={() => show('reset')} onLeave={() => show('login')} />;
  if (view === 'stop') return <StopChangePage token={token} onLeave={() => show('login')} />;
  if (view === 'reset') return <ResetRequestPage onLeave={() => show('login')} />;
  if (view === 'register') {
    return (
      <Suspense fallback={<Fetching />}>
        <RegisterPage onLeave={() => show('login')} />
      </Suspense>
    );
  }
  return <LoginPage onForgot={() => show('reset')} onRegister={() => show('register')} />;
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
