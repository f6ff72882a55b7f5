import { type ComponentType, type LazyExoticComponent, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { addStage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LoginPage } from './LoginPage.tsx';
import { Page } from './Page.tsx';
import { useView } from './useView.ts';

/** A page that few people see is fetched when it is shown, with its texts, so that the sign-in page does not wait for it. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [page] = await fetchedCode(Promise.all([load(), addStage('account')]));
    return { default: page };
  });
const linkPages = () => import('./linkPages.ts');
const SignInLinkPage = later(() => linkPages().then((pages) => pages.SignInLinkPage));
const LinkPasswordPage = later(() => linkPages().then((pages) => pages.LinkPasswordPage));
const StopChangePage = later(() => linkPages().then((pages) => pages.StopChangePage));
const TemporaryPasswordPage = later(() => linkPages().then((pages) => pages.TemporaryPasswordPage));
const ResetRequestPage = later(() => import('./password/ResetRequestPage.tsx').then((m) => m.ResetRequestPage));
const RegisterPage = later(() => import('./register/RegisterPage.tsx').then((m) => m.RegisterPage));
const SsoPages = later(() => import('./sso/SsoPages.tsx').then((m) => m.SsoPages));

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
    sso: () => <SsoPages token="" onLeave={toLogin} />,
    ssoToken: () => <SsoPages token={token} onLeave={toLogin} />,
    magicLinkVerificationToken: () => <SignInLinkPage kind="magic" token={token} onLeave={toLogin} />,
    companyToken: () => <SignInLinkPage kind="company" token={token} onLeave={toLogin} />,
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
