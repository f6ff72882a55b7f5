import { paths } from '#contract/paths';
import { signInWithSsoToken } from '~/authProvider/signInByLink.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { noticeOf, problemOf } from '../problemOf.ts';
import { takeReturn } from '~/session/returnAfterSso.ts';
import { setFlash } from '~/session/signals.ts';
import { Page } from '../Page.tsx';
import { useTokenSignIn } from '../useTokenSignIn.ts';

/** Uses the one-time token with which the browser came back from the provider; `app/boot` then shows the panel. */
export function SsoTokenPage({ token, onLeave }: { token: string; onLeave: () => void }) {
  const { t, i18n } = useTranslation();

  useTokenSignIn(token, {
    signIn: begin,
    next: () => undefined,
    failure: (error) => {
      if (isHeedError(error, 'verification_token_expired')) return location.replace(`${paths.ssoFail}?message=sso_token_expired`);
      setFlash({ tone: 'error', text: noticeOf(problemOf(error, i18n), t('auth.unknownError')).message });
      onLeave();
    },
  });

  return <Page title={t('auth.login.sso')} intro={t('auth.login.submitting')} focusTitle />;
}

/** Signs in, and goes on to the place that the person requested before single sign-on. */
function begin(token: string) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of takeReturn()) query.set(name, value);
  if (query.size > 0) history.replaceState(null, '', `${paths.login}?${query.toString()}`);
  return signInWithSsoToken(token);
}
