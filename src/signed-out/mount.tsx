import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { addStage } from '~/i18n/i18n.ts';
import { LoginPage } from './LoginPage.tsx';
import { Page } from './Page.tsx';
import { ResetRequestPage } from './password/ResetRequestPage.tsx';
import { useView } from './useView.ts';

/** What few people see is fetched when they do, so that the sign-in page does not wait for it. */
const linkPages = () => fetchedCode(import('./linkPages.ts'));
const LinkPasswordPage = lazy(() => linkPages().then((pages) => ({ default: pages.LinkPasswordPage })));
const StopChangePage = lazy(() => linkPages().then((pages) => ({ default: pages.StopChangePage })));
const TemporaryPasswordPage = lazy(() => linkPages().then((pages) => ({ default: pages.TemporaryPasswordPage })));
const RegisterPage = lazy(async () => {
  const [{ RegisterPage: page }] = await Promise.all([fetchedCode(import('./register/RegisterPage.tsx')), addStage('account')]);
  return { default: page };
});

/** Those of single sign-on, which few people need. */
const SsoPages = lazy(async () => {
  const [{ SsoPages: pages }] = await Promise.all([fetchedCode(import('./sso/SsoPages.tsx')), addStage('account')]);
  return { default: pages };
});

/** Stands in for a page while its code is fetched. */
function Fetching() {
  const { t } = useTranslation();
  return <Page title={t('auth.product')} intro={t('common.loading')} focusTitle />;
}

/** Chooses the signed-out page to show. Signing in fills the session, and `app/boot` then loads the panel in place. */
export function SignedOutApp() {
  const { view, token, show } = useView();
  const toLogin = () => show('login');
  const pages = {
    temporary: () => <TemporaryPasswordPage />,
    link: () => <LinkPasswordPage token={token} onAskAgain={() => show('reset')} onLeave={toLogin} />,
    stop: () => <StopChangePage token={token} onLeave={toLogin} />,
    reset: () => <ResetRequestPage onLeave={toLogin} />,
    register: () => <RegisterPage onLeave={toLogin} />,
    sso: () => <SsoPages token={token} onLeave={toLogin} />,
    login: () => <LoginPage onForgot={() => show('reset')} onRegister={() => show('register')} onSso={() => show('sso')} />,
  };
  return <Suspense fallback={<Fetching />}>{pages[view]()}</Suspense>;
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
